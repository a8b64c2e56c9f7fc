@_spi(Nodes) import SidelightGraph

/// The node of a view that is made in one of two ways, and made anew where the other one is right from then on.
final class ReformingNode<V: View>: WrapperNode<V, V> {
  private let isRare: (V) -> Bool
  private let make: (V, NodeContext, _ isRare: Bool) -> TypedNode<V>

  init(
    _ view: V, _ context: NodeContext, isRare: @escaping (V) -> Bool, make: @escaping (V, NodeContext, _ isRare: Bool) -> TypedNode<V>
  ) {
    self.isRare = isRare
    self.make = make
    super.init(view, context)
    child = make(view, childContext, isRare(view))
    settlePreferences()
  }

  override func viewChanged(from old: V) {
    let isRare = isRare(view)
    guard isRare != self.isRare(old) else { return child?.update(view) ?? () }
    child?.destroy()
    child = make(view, childContext, isRare)
    structureChanged()
    settlePreferences()
  }
}
