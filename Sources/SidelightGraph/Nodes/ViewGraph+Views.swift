extension ViewGraph {
  /// How many nodes may stand in one another. A flush goes through them by calls in one another, and the thread's stack has room for some
  /// thousand more in a build for debugging.
  private static let deepest = 1_000

  /// Whether nothing may stand in a node any more, which is reported. Only views that make views of their own kind, or of any, get so deep.
  func isTooDeep(_ node: ViewNode, showing view: Any.Type) -> Bool {
    guard node.depth >= Self.deepest else { return false }
    Problem.report(
      "More than \(Self.deepest) views stand in one another. What is in the innermost \(view) is left out: does a view make itself again and again?"
    )
    return true
  }

  /// Lowers a root view and hands the whole tree to the consumer. Its elements stand without a parent.
  package func start(_ view: some View) { begin(makeNode(view, NodeContext(graph: self, parent: nil, scope: rootScope))) }

  package func makeNode<V: View>(_ view: V, _ context: NodeContext) -> TypedNode<V> {
    if V.Body.self == Never.self, let primitive = view as? any PrimitiveView {
      return makePrimitive(primitive, context) as? TypedNode<V> ?? TypedNode(view, context)
    }
    return BodyNode(view, context)
  }

  package func makeErasedNode(_ view: any View, _ context: NodeContext) -> ViewNode {
    func make<V: View>(_ view: V) -> ViewNode { makeNode(view, context) }
    return make(view)
  }

  private func makePrimitive<P: PrimitiveView>(_ view: P, _ context: NodeContext) -> ViewNode {
    if let collector = context.collector, !(view is any StructuralView) { return collector.makePart(of: view, context) }
    return view.makeNode(context)
  }
}
