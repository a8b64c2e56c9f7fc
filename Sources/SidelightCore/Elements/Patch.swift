/// One change of a lowered tree.
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
  /// Rows of a list came or went, in the order of application; bound rows that stay keep their nodes.
  case splice(NodeID, [Splice])
  /// What is selected in a list changed: ask its source again.
  case selectionChanged(NodeID)
  /// What a focus state follows is to have the keyboard focus, or is to lose it.
  case focus(NodeID, Bool)
  /// A list or scrolled area is to show something that is in it.
  case scroll(NodeID, ScrollTarget)
}

/// The patches of one update, with how they want to be shown.
package struct PatchBatch: Equatable, Sendable {
  package var patches: [Patch]
  /// Whether changes of place and visibility may be animated.
  package var isAnimated: Bool

  package init(_ patches: [Patch] = [], isAnimated: Bool = true) {
    self.patches = patches
    self.isAnimated = isAnimated
  }
}
