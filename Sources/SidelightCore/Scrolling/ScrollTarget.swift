/// Where something that scrolls is to go.
package struct ScrollTarget: Equatable, Sendable {
  package enum Place: Equatable, Sendable {
    /// The row of a list at a position.
    case row(Int)
    /// An element inside of a scrolled area.
    case element(NodeID)
  }
  package var place: Place
  /// Which point of the target comes to lie on the same point of the visible area, from 0 at the start or top to 1; nil to scroll as little
  /// as makes it visible.
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

  /// How far to scroll along one axis so that the target lies at the anchor.
  /// - Parameters:
  ///   - position: where the target begins in the visible area; below 0 before it.
  ///   - length: the target's length.
  ///   - visible: the length of the visible area.
  ///   - anchor: this axis's part of the anchor; nil to scroll as little as makes the target visible, its start first.
  package static func distance(to position: Double, length: Double, visible: Double, anchor: Double?) -> Double {
    if let anchor { return position - anchor * (visible - length) }
    if position < 0 || length > visible { return position }
    return max(0, position + length - visible)
  }
}
