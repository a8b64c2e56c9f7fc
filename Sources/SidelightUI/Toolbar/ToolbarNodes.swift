import SidelightCore
@_spi(Nodes) import SidelightGraph

/// An item of a toolbar, as it is passed upward to its page.
struct ToolbarEntry: Equatable {
  let placement: ToolbarItemPlacement
  let node: any ToolbarItemHolder
  /// How it stands in a toolbar that the user arranges; nil for one that the user does not.
  var arranged: ArrangedItem?

  static func == (left: ToolbarEntry, right: ToolbarEntry) -> Bool {
    left.node === right.node && left.placement == right.placement && left.arranged == right.arranged
  }
}

/// The node of a toolbar item: its elements stand in the page that takes it.
@MainActor protocol ToolbarItemHolder: ViewNode {
  var page: ElementHost? { get set }
}

/// A view with toolbar items beside it.
struct ToolbarView<Content: View, Items: View> {
  let content: Content
  let items: Items
}

extension ToolbarView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { ToolbarNode(self, context) }
}

final class ToolbarNode<Content: View, Items: View>: TypedNode<ToolbarView<Content, Items>> {
  private var content: TypedNode<Content>?
  private var items: TypedNode<Items>?

  override init(_ view: ToolbarView<Content, Items>, _ context: NodeContext) {
    super.init(view, context)
    content = graph.makeNode(view.content, childContext)
    var beside = childContext
    beside.enterElement()
    items = graph.makeNode(view.items, beside)
    settlePreferences()
  }

  override var children: [ViewNode] { [content, items].compactMap { $0 as ViewNode? } }

  override var contributors: [ViewNode] { [content].compactMap { $0 } }

  override func mergedPreferences() -> Preferences? {
    guard content?.preferences?.refusesSearch == true, var said = items?.preferences else { return super.mergedPreferences() }
    said.toolbar.removeAll { $0.placement.place.slot == .search }
    var merged = content?.preferences ?? Preferences()
    merged.add(said)
    return merged
  }

  override func viewChanged(from old: ToolbarView<Content, Items>) {
    content?.update(view.content)
    items?.update(view.items)
  }
}

/// A view that stands in a toolbar.
struct ToolbarItemView<Content: View> {
  /// Its name; nil for one without.
  var id: String?
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemView: View {}

extension ToolbarItemView: StructuralView {
  static var passedOn: (any View.Type)? { Content.self }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> { ToolbarItemNode(self, context) }
}

final class ToolbarItemNode<Content: View>: WrapperNode<ToolbarItemView<Content>, Content>, DependentNode, ToolbarItemHolder {
  weak var page: ElementHost?
  private let inner: EnvironmentScope
  private let decoration = Decoration(outer: nil)
  private var arranged: ArrangedItem?

  override init(_ view: ToolbarItemView<Content>, _ context: NodeContext) {
    inner = EnvironmentScope(inside: context.scope)
    super.init(view, context)
    var below = childContext
    below.scope = inner
    below.decoration = decoration
    takePlace()
    takeArrangement()
    child = graph.makeNode(view.content, below)
    settlePreferences()
  }

  /// An item without a name takes part in no arrangement.
  private func takeArrangement() {
    guard let id = view.id else { return arranged = nil }
    arranged = graph.reading(self) {
      scope.value(ToolbarArrangementKey.self).map { ArrangedItem(id: id, rule: scope.value(ToolbarItemRuleKey.self), arrangement: $0) }
    }
  }

  override func evaluate() {
    isDirty = false
    takeArrangement()
    takePlace()
    tellHosts()
    settlePreferences()
  }

  private func tellHosts() {
    var hosts: [ElementHost] = []
    collect(into: &hosts)
    for host in hosts { host.decorationChanged() }
  }

  /// What stands here knows its place: a button for its look, and what shows the bar to make room.
  private func takePlace() {
    let place = view.placement.place
    let standing = graph.reading(self) { scope.value(ToolbarStandingKey.self) }
    inner.set(ToolbarPlaceKey.self, to: place)
    decoration.traits = {
      $0.toolbarPlace = place
      if standing.priority != 0 { $0.rare.toolbarPriority = standing.priority }
      if standing.isWithoutBackground { $0.rare.isWithoutToolbarBackground = true }
    }
  }

  override func enclosingHost(of child: ViewNode) -> ElementHost? { page }

  /// What the views of an item say goes no further; the item itself goes to the page.
  override func mergedPreferences() -> Preferences? {
    var merged = Preferences()
    merged.toolbar = [ToolbarEntry(placement: view.placement, node: self, arranged: arranged)]
    return merged
  }

  override func viewChanged(from old: ToolbarItemView<Content>) {
    if view.placement != old.placement {
      takePlace()
      tellHosts()
    }
    if view.id != old.id { takeArrangement() }
    child?.update(view.content)
    settlePreferences()
  }
}
