/// The part of an element's place in which its views hear presses and taps.
package struct HitArea: Equatable, Sendable {
  private let outline: ShapeOutline
  private let rule: FillRule

  package init(_ outline: ShapeOutline, _ rule: FillRule = .nonZero) {
    self.outline = outline
    self.rule = rule
  }

  /// Whether a point is in it, in a place of a size. Where text runs to the left the outline is seen in a mirror.
  @MainActor package func contains(_ point: Point, width: Double, height: Double, isMirrored: Bool) -> Bool {
    outline.outline(width: width, height: height, isMirrored: isMirrored).contains(OutlinePoint(point.x, point.y), rule)
  }
}
