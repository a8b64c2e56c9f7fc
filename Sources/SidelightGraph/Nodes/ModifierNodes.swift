extension ModifiedContent: PrimitiveView, StructuralView where Content: View, Modifier: ViewModifier {
  package static var viewCount: ViewCount { ViewCount.either(ViewCount.of(Content.self), ViewCount.of(modifiedBy: Modifier.self)) }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    modifier is any PrimitiveModifier ? PassNode(self, context, \.applied) : PassNode(self, context, \.evaluated)
  }

  private var applied: AnyView {
    guard let primitive = modifier as? any PrimitiveModifier else { return AnyView(content) }
    return primitive.applied(to: AnyView(content))
  }

  private var evaluated: ModifierBody<Content, Modifier> { ModifierBody(content: content, modifier: modifier) }
}

/// A modifier without a body, which the graph applies itself.
@MainActor private protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// How many views the modifier makes of one.
  static var viewCount: ViewCount { get }
  nonisolated func applied(to content: AnyView) -> AnyView
}

extension ModifiedContent: PrimitiveModifier where Content: ViewModifier, Modifier: ViewModifier {
  fileprivate static var viewCount: ViewCount {
    ViewCount.either(ViewCount.of(modifiedBy: Content.self), ViewCount.of(modifiedBy: Modifier.self))
  }

  nonisolated fileprivate func applied(to view: AnyView) -> AnyView { AnyView(view.modifier(content).modifier(modifier)) }
}

extension ViewCount {
  /// How many views a modifier makes of one.
  @MainActor fileprivate static func of<M: ViewModifier>(modifiedBy type: M.Type) -> ViewCount {
    (type as? any PrimitiveModifier.Type)?.viewCount ?? of(M.Body.self)
  }
}

/// The body of a modifier: what it makes of a view. The modifier's state, and what it reads of the environment, are this view's.
nonisolated private struct ModifierBody<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  var modifier: Modifier

  nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  @MainActor var body: Modifier.Body { modifier.body(content: _ViewModifier_Content(content: AnyView(content))) }
}

extension ModifierBody: Animatable where Modifier: Animatable {
  @MainActor var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}

extension ModifierBody: DescribedView {
  nonisolated static var description: Any.Type { Modifier.self }
}

extension _ViewModifier_Content: StructuralView {
  package static var viewCount: ViewCount { .one }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { PassNode(self, context, \.content) }
}

extension EquatableView: StructuralView {
  package static var passedOn: (any View.Type)? { Content.self }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { EquatableNode(self, context) }
}

/// Hands a view on only when it is another one. The row of another element begins anew, and so does the view in it.
private final class EquatableNode<Content: View & Equatable>: WrapperNode<EquatableView<Content>, Content> {
  override init(_ view: EquatableView<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = graph.makeNode(view.content, childContext)
    settlePreferences()
  }

  override func viewChanged(from old: EquatableView<Content>) {
    guard graph.isRecycling || old.content != view.content else { return }
    child?.update(view.content)
  }
}
