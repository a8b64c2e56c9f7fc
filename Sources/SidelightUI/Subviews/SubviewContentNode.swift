@_spi(Nodes) import SidelightGraph

/// What one of the views that another view is made of shows. It is no row: it has no element of its own, and nothing is selected,
/// scrolled to or kept for it.
final class SubviewContentNode: RowContentNode {
  /// The provider or section whose view it is.
  let source: ViewNode
  private weak var subview: SubviewNode?

  init(_ context: NodeContext, of source: ViewNode, in subview: SubviewNode) {
    self.source = source
    self.subview = subview
    super.init(context)
  }

  override var contentContext: NodeContext {
    var inner = childContext
    inner.rows = nil
    inner.rowAround = subview?.context.rowAround
    inner.level = 0
    inner.disclosure = nil
    return inner
  }

  override func contentIsNew() { structureChanged() }

  override func evaluate() {
    isDirty = false
    subview?.refill()
  }

  /// The data that its views look their element up in is gone with the source.
  override var isAsleep: Bool { !source.isAlive }

  override var name: String { "a subview" }
}
