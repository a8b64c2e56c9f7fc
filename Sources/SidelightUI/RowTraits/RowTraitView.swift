import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A modifier that says something about the row that its content is or stands in, or about all rows in it.
struct RowTraitView<Content: View> {
  let content: Content
  let traits: RowTraits
}

extension RowTraitView: View {}

extension RowTraitView: StructuralView {
  static var passedOn: (any View.Type)? { Content.self }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    context.rows == nil ? InnerRowTraitNode(self, context) : OuterRowTraitNode(self, context)
  }
}

extension RowTraitView: ModifiedView, RowTraitsView {
  static var contentTypes: [any View.Type] { [Content.self] }
  var anyContent: (any View)? { content }
}

/// A view that says something about its row, which is known without making it.
@MainActor protocol RowTraitsView: ModifiedView {
  var traits: RowTraits { get }
}

extension RowTraits {
  /// Whether views of a type may say something of their row, as far as the type shows it.
  @MainActor static func mayBe(in type: any View.Type) -> Bool {
    type is any RowTraitsView.Type || (type as? any ModifiedView.Type)?.contentTypes.contains { mayBe(in: $0) } ?? false
  }

  /// What a view says of its row, found in the view's value.
  @MainActor static func find(in view: any View) -> RowTraits {
    guard let modified = view as? any ModifiedView, let content = modified.anyContent else { return RowTraits() }
    var traits = (view as? any RowTraitsView)?.traits ?? RowTraits()
    traits.override(with: find(in: content))
    return traits
  }
}

/// Outside of the rows: every row in it learns the traits from its environment.
final class OuterRowTraitNode<Content: View>: WrapperNode<RowTraitView<Content>, Content>, DependentNode {
  private let inner: EnvironmentScope

  override init(_ view: RowTraitView<Content>, _ context: NodeContext) {
    inner = EnvironmentScope(inside: context.scope)
    super.init(view, context)
    evaluate()
    var below = childContext
    below.scope = inner
    child = graph.makeNode(view.content, below)
    settlePreferences()
  }

  override func evaluate() {
    isDirty = false
    var traits = graph.reading(self) { scope.value(RowTraitsKey.self) }
    traits.override(with: view.traits)
    inner.set(RowTraitsKey.self, to: traits)
  }

  override func viewChanged(from old: RowTraitView<Content>) {
    evaluate()
    child?.update(view.content)
  }
}

/// Within a row: the traits go up to it.
final class InnerRowTraitNode<Content: View>: WrapperNode<RowTraitView<Content>, Content>, SelectionForbidding {
  override init(_ view: RowTraitView<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = graph.makeNode(view.content, childContext)
    settlePreferences()
  }

  override func mergedPreferences() -> Preferences? {
    var merged = super.mergedPreferences() ?? Preferences()
    var traits = view.traits
    traits.override(with: merged.row)
    merged.row = traits
    return merged.isEmpty ? nil : merged
  }

  var forbidsSelection: Bool { view.traits.isSelectionDisabled }

  override func viewChanged(from old: RowTraitView<Content>) {
    child?.update(view.content)
    // What the content says has come up by itself.
    if old.traits != view.traits { settlePreferences() }
    if old.traits.isSelectionDisabled != forbidsSelection { context.listener?.elementsChanged() }
  }
}

extension View {
  /// Says something about the row that this view is, or about every row in it.
  nonisolated func rowTraits(_ change: (inout RowTraits) -> Void) -> some View {
    var traits = RowTraits()
    change(&traits)
    return RowTraitView(content: self, traits: traits)
  }
}
