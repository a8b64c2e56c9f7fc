extension TupleView: StructuralView {
  package static var viewCount: ViewCount { .several }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { TupleNode(self, context) }
}

/// A node for each view of a tuple. Their number and types are those of the tuple's type, so they never change.
final class TupleNode<T>: TypedNode<TupleView<T>> {
  private var parts: [ViewNode] = []
  /// What is said to a single view goes through these to one of several.
  private var gates: [any ContextGate] = []

  override init(_ view: TupleView<T>, _ context: NodeContext) {
    super.init(view, context)
    var inner = childContext
    if view.parts.views.count > 1 { gates = context.gates() }
    for gate in gates { gate.enter(&inner) }
    parts = view.parts.views.enumerated().map { position, view in
      inner.position = Int32(truncatingIfNeeded: position)
      return graph.makeErasedNode(view, inner)
    }
    settlePreferences()
    settleGates()
  }

  private func settleGates() {
    guard !gates.isEmpty else { return }
    var shown: [ElementHost] = []
    collect(into: &shown)
    for gate in gates { gate.settle(count: shown.count) }
  }

  override func rootsChanged() {
    settleGates()
    super.rootsChanged()
  }

  override var children: [ViewNode] { parts }

  override var isTuple: Bool { true }

  override func viewChanged(from old: TupleView<T>) {
    for (node, view) in zip(parts, view.parts.views) { node.updateErased(view) }
  }
}
