/// A shadow that belongs to what an area is painted with.
package struct FillShadow: Hashable, Sendable {
  package var color: ColorStyle
  /// How far it is soft, and how far aside it lies, in pixels.
  package var radius, x, y: Double
  /// Whether it falls from the edges onto the area, instead of from the area onto what is behind it.
  package var isInner: Bool

  package init(_ color: ColorStyle, radius: Double, x: Double, y: Double, isInner: Bool) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
    self.isInner = isInner
  }
}
