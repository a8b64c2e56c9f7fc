/// A layout that tells which of its views is at a point of what is scrolled around it, see ``Event/targetSeen(_:_:)``.
package struct ScrollTargetLayout: Hashable, Sendable {
  /// Who is told.
  package var node: NodeID
  /// The point of the visible area; nil for where the content begins.
  package var anchor: ScrollAnchor?

  package init(_ node: NodeID, anchor: ScrollAnchor? = nil) {
    self.node = node
    self.anchor = anchor
  }

  /// The view that covers the anchor, or the next one behind it, or else the last; nil where there are none.
  ///
  /// - Parameters:
  ///   - views: where the views are, in the order of the layout.
  ///   - clip: what can be seen.
  ///   - axis: the axis along which it is scrolled.
  ///   - isMirrored: whether the views begin at the right.
  package func target(among views: [(id: NodeID, box: LayoutFrame)], in clip: LayoutFrame, along axis: Axis2D, isMirrored: Bool = false)
    -> NodeID?
  {
    func start(_ frame: LayoutFrame) -> Double {
      if axis == .vertical { return frame.y }
      return isMirrored ? -frame.x - frame.size.width : frame.x
    }
    let part = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
    // Views that only touch the edge are not seen there.
    let point = start(clip) + clip.size[axis] * part + (part < 1 ? 1 : -1)
    return views.first { start($0.box) + $0.box.size[axis] > point }?.id ?? views.last?.id
  }
}
