/// A shape that is a box with round corners in every place.
package enum BasicShape: Hashable, Sendable {
  case rectangle
  case rounded(RoundedBox.Radius)
  /// Each corner has a curve of its own.
  case uneven(RoundedBox.Corners)
  /// As large as the shorter side, in the middle.
  case circle
  case ellipse
  /// The short sides are half circles.
  case capsule

  /// The box in a place that is moved in by a length from every side.
  package func box(x: Double, y: Double, width: Double, height: Double, inset: Double = 0) -> RoundedBox {
    func boxed(_ corners: RoundedBox.Corners) -> RoundedBox {
      // The curves are made smaller where they do not fit before anything is taken away from them.
      let outer = RoundedBox(x: x, y: y, width: width, height: height, corners: corners)
      return RoundedBox(
        x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset, corners: outer.corners.inset(by: inset))
    }
    func boxed(_ radius: RoundedBox.Radius) -> RoundedBox { boxed(RoundedBox.Corners(radius)) }
    switch self {
    case .rectangle: return boxed(RoundedBox.Radius(0))
    case .rounded(let radius): return boxed(radius)
    case .uneven(let corners): return boxed(corners)
    case .ellipse: return boxed(RoundedBox.Radius(width / 2, height / 2))
    case .capsule: return boxed(RoundedBox.Radius(min(width, height) / 2))
    case .circle:
      let side = max(0, min(width, height) - 2 * inset)
      return RoundedBox(
        x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side,
        corners: RoundedBox.Corners(RoundedBox.Radius(side / 2)))
    }
  }
}
