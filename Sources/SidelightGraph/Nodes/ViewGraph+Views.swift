extension ViewGraph {
  /// Lowers a root view and hands the whole tree to the consumer. Its elements stand without a parent.
  package func start(_ view: some View) { begin(makeNode(view, NodeContext(graph: self, parent: nil, scope: rootScope))) }

  package func makeNode<V: View>(_ view: V, _ context: NodeContext) -> TypedNode<V> { V._makeNode(of: view, in: _NodePlace(context)).node }

  package func makeErasedNode(_ view: any View, _ context: NodeContext) -> ViewNode {
    func make<V: View>(_ view: V) -> ViewNode { makeNode(view, context) }
    return make(view)
  }
}
