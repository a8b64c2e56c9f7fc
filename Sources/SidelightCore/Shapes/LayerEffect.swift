/// What is done to views once they have their place, so that nothing around them moves.
///
/// Stored indirectly, because it would make every element larger.
package indirect enum LayerEffect: Equatable, Sendable {
  /// Nothing is seen outside of an outline.
  case clipped(ShapeOutline, FillRule)
  /// They are somewhere else, in pixels: towards where text ends, and down.
  case moved(x: Double, y: Double)
  /// They are turned clockwise, in degrees, about a point in parts of their size.
  case turned(Double, about: OutlinePoint)
  /// They are as many times as wide and as high, from a point in parts of their size.
  case scaled(x: Double, y: Double, from: OutlinePoint)
  /// They are moved, turned, scaled and slanted as a plane, in steps.
  case transformed([PlaneStep])
  /// Their picture is changed.
  case filtered(PictureFilter)
  /// They are turned in space about an axis through a point in parts of their size, which lies so far in front of them, in pixels; what is nearer is
  /// larger by the perspective, 0 for not at all.
  case turnedInSpace(Double, axis: SpaceAxis, about: OutlinePoint, depth: Double, perspective: Double)
  /// Of those in the body is seen what lies below the others, as far as these are opaque; the others are not seen.
  case masked
  /// Their colours meet those of what lies behind them in the same container.
  case blended(LayerBlend)
  /// Their colours meet nothing that lies behind all of them.
  case isolated
  /// They go on beyond their edges as their own mirror image, where something covers the room around them.
  case extended
}

/// What is done to a picture.
package enum PictureFilter: Hashable, Sendable {
  /// A shadow that is soft over a radius, and lies aside, in pixels.
  case shadow(ColorStyle, radius: Double, x: Double, y: Double)
  /// Everything is soft over a radius, in pixels.
  case blurred(radius: Double)
  /// Every colour has so much more light: 0 for no change, 1 for white, below 0 for less light.
  case brightness(Double)
  /// Light and dark are so many times as far apart: 1 for no change, below 0 for light as dark besides.
  case contrast(Double)
  /// Colours are so many times as strong: 1 for no change.
  case saturation(Double)
  /// Colours are grey by a part: 0 for no change, 1 for none left.
  case grey(Double)
  /// Colours are turned on the colour wheel, in degrees.
  case turnedHue(Double)
  case inverted
  /// Each part of a colour is multiplied by that of another one.
  case multiplied(ColorStyle)
  /// What is bright is opaque, in black.
  case opacityOfLight
  /// One after the other.
  indirect case several([PictureFilter])
}

/// A direction in space: to the right, down, and towards who looks.
package struct SpaceAxis: Hashable, Sendable {
  package var x, y, z: Double

  package init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// What becomes of colours where something lies over something else. Those down to ``luminosity`` have the names of CSS.
package enum LayerBlend: String, Sendable {
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight, difference, exclusion
  case color, hue, saturation, luminosity
  /// It is seen where something lies behind it.
  case sourceAtop
  /// It lies behind what lies behind it.
  case destinationOver
  /// What lies behind it is seen where it is not.
  case destinationOut
}
