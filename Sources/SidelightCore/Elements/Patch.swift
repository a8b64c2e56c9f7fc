/// One change of the tree of elements.
///
/// A batch is applied in order. A parent's `insert` comes before its children's; `remove` takes the whole subtree; an
/// `index` counts within the slot at that moment of the batch.
package enum Patch: Equatable, Sendable {
  /// Adds a node. The root has no parent.
  case insert(NodeID, parent: NodeID?, slot: Slot, index: Int, element: Element)
  case remove(NodeID)
  /// Moves a node within its slot: taken out first, then put in at `index`.
  case move(NodeID, index: Int)
  /// The element's fields changed; its kind did not.
  case update(NodeID, Element)
  /// Rows of a list came or went. The splices are in the order in which they apply; bound rows that stay keep their nodes.
  case splice(NodeID, [Splice])
  /// What is selected in a list changed. Nil where rows came or went in the same batch, and bound rows show something else by then: ask
  /// its source.
  case selectionChanged(NodeID, SelectedRows?)
  /// What a focus state follows is to get the keyboard focus (true), or to lose it (false).
  case focus(NodeID, Bool)
  /// A list or scrolled area is to scroll to something in it.
  case scroll(NodeID, ScrollTarget)
}

/// The patches of one update.
package struct PatchBatch: Equatable, Sendable {
  package var patches: [Patch]
  /// Whether changes of place and visibility may be animated.
  package var isAnimated: Bool
  /// What the app says of how the elements are to move.
  package var motions = BatchMotions()

  package init(_ patches: [Patch] = [], isAnimated: Bool = true) {
    self.patches = patches
    self.isAnimated = isAnimated
  }
}
