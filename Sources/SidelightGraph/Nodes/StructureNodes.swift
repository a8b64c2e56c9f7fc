/// The node of a view that only passes on another one.
package final class PassNode<V: View, Content: View>: WrapperNode<V, Content> {
  private let path: KeyPath<V, Content>

  package init(_ view: V, _ context: NodeContext, _ path: KeyPath<V, Content>) {
    self.path = path
    super.init(view, context)
    child = graph.makeNode(view[keyPath: path], childContext)
    settlePreferences()
  }

  package override func viewChanged(from old: V) { child?.update(view[keyPath: path]) }
}

/// The node of a choice: one branch lives at a time.
final class ChoiceNode<First: View, Second: View>: TypedNode<_ConditionalContent<First, Second>> {
  private enum Branch {
    case first(TypedNode<First>)
    case second(TypedNode<Second>)

    var node: ViewNode {
      switch self {
      case .first(let node): node
      case .second(let node): node
      }
    }
  }
  private var branch: Branch?
  /// The branch that lives, or is about to.
  private var isSecond = false

  override init(_ view: _ConditionalContent<First, Second>, _ context: NodeContext) {
    super.init(view, context)
    build()
    settlePreferences()
  }

  override var children: [ViewNode] { branch.map { [$0.node] } ?? [] }

  public override var pathStep: PathStep { .named("\(context.position)\(isSecond ? "else" : "if")") }

  private func build() {
    if case .second = view.storage { isSecond = true } else { isSecond = false }
    switch view.storage {
    case .first(let content): branch = .first(graph.makeNode(content, childContext))
    case .second(let content): branch = .second(graph.makeNode(content, childContext))
    }
  }

  override func viewChanged(from old: _ConditionalContent<First, Second>) {
    switch (branch, view.storage) {
    case (.first(let node), .first(let content)): node.update(content)
    case (.second(let node), .second(let content)): node.update(content)
    default:
      let old = branch?.node
      build()
      old?.destroy()
      structureChanged()
    }
  }
}

/// The node of an `if` without `else`.
final class OptionalNode<Wrapped: View>: WrapperNode<Wrapped?, Wrapped> {
  override init(_ view: Wrapped?, _ context: NodeContext) {
    super.init(view, context)
    if let view { child = graph.makeNode(view, childContext) }
    settlePreferences()
  }

  public override var pathStep: PathStep { .named("\(context.position)if") }

  override func viewChanged(from old: Wrapped?) {
    switch (child, view) {
    case (nil, nil): break
    case (let node?, let content?): node.update(content)
    case (nil, let content?):
      child = graph.makeNode(content, childContext)
      structureChanged()
    case (let node?, nil):
      child = nil
      node.destroy()
      structureChanged()
    }
  }
}

/// The node of a view with a hidden type: replaced when the type changes.
final class AnyViewNode: TypedNode<AnyView> {
  private var child: ViewNode?

  override init(_ view: AnyView, _ context: NodeContext) {
    super.init(view, context)
    makeChild()
    settlePreferences()
  }

  private func makeChild() {
    child = graph.isTooDeep(self, showing: AnyView.self) ? nil : graph.makeErasedNode(view.content, childContext)
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override func viewChanged(from old: AnyView) {
    if let child, child.updateErased(view.content) { return }
    let old = child
    makeChild()
    old?.destroy()
    structureChanged()
  }
}

extension EmptyView: StructuralView {
  package static var viewCount: ViewCount { .one }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { TypedNode(self, context) }
}

extension Group: PrimitiveView, StructuralView where Content: View {
  package static var passedOn: (any View.Type)? { Content.self }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { PassNode(self, context, \.content) }
}

extension _ConditionalContent: PrimitiveView, StructuralView where TrueContent: View, FalseContent: View {
  package static var viewCount: ViewCount { ViewCount.either(ViewCount.of(TrueContent.self), ViewCount.of(FalseContent.self)) }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { ChoiceNode(self, context) }
}

extension Optional: PrimitiveView, StructuralView where Wrapped: View {
  package static var viewCount: ViewCount { ViewCount.of(Wrapped.self) }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { OptionalNode(self, context) }
}

extension AnyView: StructuralView {
  package static var viewCount: ViewCount { .one }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { AnyViewNode(self, context) }
}
