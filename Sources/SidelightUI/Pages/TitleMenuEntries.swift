@_spi(Nodes) import SidelightGraph

/// The entries of a title's menu. They are made where the title stands, in the environment of the view that gives them.
struct TitleMenuEntries<Entries: View> {
  let entries: Entries
  let around: EnvironmentScope
}

extension TitleMenuEntries: View {}

extension TitleMenuEntries: StructuralView {
  static var passedOn: (any View.Type)? { Entries.self }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> { TitleMenuEntriesNode(self, context) }
}

final class TitleMenuEntriesNode<Entries: View>: WrapperNode<TitleMenuEntries<Entries>, Entries>, DependentNode {
  private let inner: EnvironmentScope

  override init(_ view: TitleMenuEntries<Entries>, _ context: NodeContext) {
    inner = EnvironmentScope(inside: view.around)
    super.init(view, context)
    evaluate()
    var below = childContext
    below.scope = inner
    child = graph.makeNode(view.entries, below)
    settlePreferences()
  }

  /// What the menu and the title say stays in force: how labels look in a menu, and what a title that the user changes is renamed by.
  override func evaluate() {
    isDirty = false
    var values = EnvironmentValues(scope: view.around)
    graph.reading(self) {
      values[ToolbarPlaceKey.self] = scope.value(ToolbarPlaceKey.self)
      values[PlaceLabelStyleKey.self] = scope.value(PlaceLabelStyleKey.self)
      if let rename = scope.value(TitleRenameKey.self) { values[RenameKey.self] = rename }
    }
    inner.replace(with: values.changes)
  }

  override func viewChanged(from old: TitleMenuEntries<Entries>) { child?.update(view.entries) }
}

/// What begins to rename the title around a menu; nil where that is fixed.
enum TitleRenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  var titleRename: RenameAction? {
    get { self[TitleRenameKey.self] }
    set { self[TitleRenameKey.self] = newValue }
  }
}
