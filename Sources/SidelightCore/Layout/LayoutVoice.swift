/// A view that has a say in layout by a closure, which stays in its node, see ``LayoutHost``.
package struct LayoutVoice: Hashable, Sendable {
  package var node: NodeID
  /// Another one whenever the view may say something else. No two voices have the same.
  package var revision: Int

  package init(_ node: NodeID, revision: Int) {
    self.node = node
    self.revision = revision
  }
}
