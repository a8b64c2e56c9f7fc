/// What can be seen of views that are made when they are seen.
package struct SeenPart: Equatable, Sendable {
  /// From where to where along their axis, in pixels from the start. Empty at an end where nothing of them can be seen.
  package var start, end: Double
  /// The view in which the keyboard focus is.
  package var focused: NodeID?

  package init(start: Double, end: Double, focused: NodeID? = nil) {
    self.start = start
    self.end = end
    self.focused = focused
  }

  /// - Parameters:
  ///   - box: where the views are.
  ///   - clip: where anything can be seen.
  ///   - isMirrored: whether the views begin at the right.
  package init(of box: LayoutFrame, in clip: LayoutFrame, along axis: Axis2D, isMirrored: Bool = false, focused: NodeID? = nil) {
    let length = box.size[axis]
    var (start, end) =
      axis == .horizontal ? (clip.x - box.x, clip.x + clip.size.width - box.x) : (clip.y - box.y, clip.y + clip.size.height - box.y)
    if isMirrored, axis == .horizontal { (start, end) = (length - end, length - start) }
    self.start = min(max(start, 0), length)
    self.end = min(max(end, self.start), length)
    self.focused = focused
  }
}
