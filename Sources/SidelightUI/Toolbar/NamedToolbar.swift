import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// What the user has chosen of the toolbars of an app, by their names. The windows of an app have it in common.
@MainActor package final class ToolbarArrangements: GraphPart {
  private var arrangements: [String: ToolbarArrangement] = [:]
  /// The choices of toolbars that are not there yet.
  private var earlier: [String: ToolbarChoices] = [:]

  package init() {}

  func arrangement(of toolbar: String) -> ToolbarArrangement {
    if let known = arrangements[toolbar] { return known }
    let new = ToolbarArrangement(earlier.removeValue(forKey: toolbar) ?? ToolbarChoices())
    arrangements[toolbar] = new
    return new
  }

  /// What the user has chosen, for the next run of the app.
  var lasting: [String: LastingValue] {
    earlier.merging(arrangements.mapValues(\.known)) { $1 }.filter { !$1.isEmpty }.mapValues(\.lasting)
  }

  /// Takes what the user had chosen when the app ran last; before there are toolbars.
  func restore(_ lasting: [String: LastingValue]) {
    for (name, choices) in lasting where arrangements[name] == nil { earlier[name] = ToolbarChoices(choices) }
  }
}

extension ViewGraph {
  /// What the user has chosen of toolbars. All windows of an app have the same one.
  package var toolbars: ToolbarArrangements {
    get { self[ToolbarArrangements.self] }
    set { self[ToolbarArrangements.self] = newValue }
  }
}

/// What the user has chosen of the toolbars of one name.
@MainActor final class ToolbarArrangement {
  private var stored: ToolbarChoices
  private var readers = ReaderSet()

  init(_ choices: ToolbarChoices) { stored = choices }

  /// The choices, for what is no view.
  var known: ToolbarChoices { stored }

  /// The choices; the node that is evaluated now hears of others.
  var choices: ToolbarChoices {
    readers.noteRead()
    return stored
  }

  func change(_ change: (inout ToolbarChoices) -> Void) {
    let old = stored
    change(&stored)
    if stored != old { readers.invalidate() }
  }
}

/// How a toolbar item stands in a toolbar that the user arranges.
struct ArrangedItem: Equatable {
  let id: String
  let rule: ToolbarItemRule
  let arrangement: ToolbarArrangement

  /// Whether it is in the bar now.
  @MainActor var isShown: Bool { arrangement.choices.shows(id, rule) }

  func reportDuplicate() {
    Problem.report(
      "several items of one toolbar have the name “\(id)”, so that they are shown and hidden together. Give each ToolbarItem(id:) of a "
        + "toolbar(id:) a name of its own.")
  }

  static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.rule == right.rule && left.arrangement === right.arrangement
  }
}

/// The toolbar with a name that items stand in; nil for those that stand in none.
enum ToolbarArrangementKey: EnvironmentKey {
  static var defaultValue: ToolbarArrangement? { nil }
}

/// The items of a toolbar with a name.
struct NamedToolbar<Items: View> {
  let id: String
  let items: Items
}

extension NamedToolbar: View {}

extension NamedToolbar: StructuralView {
  static var passedOn: (any View.Type)? { Items.self }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> { NamedToolbarNode(self, context) }
}

final class NamedToolbarNode<Items: View>: WrapperNode<NamedToolbar<Items>, Items> {
  private let inner: EnvironmentScope

  override init(_ view: NamedToolbar<Items>, _ context: NodeContext) {
    inner = EnvironmentScope(inside: context.scope)
    super.init(view, context)
    takeArrangement()
    var below = childContext
    below.scope = inner
    child = graph.makeNode(view.items, below)
    settlePreferences()
  }

  private func takeArrangement() { inner.set(ToolbarArrangementKey.self, to: graph.toolbars.arrangement(of: view.id)) }

  override func viewChanged(from old: NamedToolbar<Items>) {
    if view.id != old.id { takeArrangement() }
    child?.update(view.items)
  }
}
