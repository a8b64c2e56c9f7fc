extension ViewGraph {
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
