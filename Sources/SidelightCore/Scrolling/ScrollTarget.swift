/// What a list or scrolled area is to scroll to.
package struct ScrollTarget: Equatable, Sendable {
  package enum Place: Equatable, Sendable {
    /// The row of a list at a position.
    case row(Int)
    /// A row of a list, from the frame on in which the list is seen for the first time.
    case top(TopRow)
    /// An element in a scrolled area.
    case element(NodeID)
    /// The ends of the content on these sides: 0 for the start or the top, 1 for the end; nil to stay along that axis.
    case part(x: Double?, y: Double?)
    /// So many pixels from the start and the top; nil to stay along that axis.
    case offset(x: Double?, y: Double?)
  }
  package var place: Place
  /// The point of the target that is put on the same point of the visible area, from 0 at the start or top to 1; nil to scroll just as far
  /// as makes the target visible.
  package var anchor: Anchor?

  package struct Anchor: Equatable, Sendable {
    package var x, y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  package init(_ place: Place, anchor: Anchor? = nil) {
    self.place = place
    self.anchor = anchor
  }

  /// How far to scroll along one axis to put the target at the anchor.
  /// - Parameters:
  ///   - position: where the target begins in the visible area; below 0 before it.
  ///   - length: the target's length.
  ///   - visible: the length of the visible area.
  ///   - anchor: this axis's part of the anchor; nil to scroll just as far as makes the target visible, or its start if it is too long.
  package static func distance(to position: Double, length: Double, visible: Double, anchor: Double?) -> Double {
    if let anchor { return position - anchor * (visible - length) }
    if position < 0 || length > visible { return position }
    return max(0, position + length - visible)
  }
}
