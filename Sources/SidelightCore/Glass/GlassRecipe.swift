/// The colours of glass, and how far its blur reaches.
///
/// The tints were chosen by measurement: text on them has a contrast of at least 4.5:1 whatever lies below. Only the tint's opacity decides
/// about that, and neither the blur nor the saturation.
package struct GlassRecipe: Equatable, Sendable {
  /// A colour by parts from 0 to 1.
  package struct Color: Equatable, Sendable {
    package var red, green, blue, alpha: Double

    package init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    static func white(_ alpha: Double) -> Color { Color(1, 1, 1, alpha) }
    static func black(_ alpha: Double) -> Color { Color(0, 0, 0, alpha) }
    /// The colour of GNOME's shades.
    static func shade(_ alpha: Double) -> Color { Color(0, 0, 5 / 255, alpha) }
  }

  /// A shadow below a panel.
  package struct Shadow: Equatable, Sendable {
    package let offset, blur: Double
    package let color: Color
  }

  package let isDark: Bool
  package let geometry: GlassGeometry

  package init(isDark: Bool, _ geometry: GlassGeometry) {
    self.isDark = isDark
    self.geometry = geometry
  }

  /// How much stronger the colours of what lies below are.
  package static let saturation = 1.8
  /// The radius of the blur in pixels, as GSK takes it: twice the standard deviation.
  package static let blur = 60.0
  /// Each edge of the picture of what lies below has this part of the length that it has on the screen.
  package static let scale = 0.125
  /// The light from above falls this far down, in pixels.
  package static let lightHeight = 75.0

  package var tint: Color { isDark ? Color(30 / 255, 30 / 255, 34 / 255, 0.78) : Color(246 / 255, 246 / 255, 248 / 255, 0.70) }
  /// The colour of a pane through which nothing shines.
  package var opaque: Color { isDark ? Color(46 / 255, 46 / 255, 50 / 255) : Color(235 / 255, 235 / 255, 237 / 255) }
  /// What lies below everything: the background of a window.
  package var ground: Color { isDark ? Color(34 / 255, 34 / 255, 38 / 255) : Color(250 / 255, 250 / 255, 251 / 255) }
  package var light: Color { .white(isDark ? 0.06 : 0.22) }
  /// The line between the pane and the content, and the bright one beside it.
  package var hairline: Color { .shade(isDark ? 0.36 : 0.09) }
  package var innerLine: Color { .white(isDark ? 0.08 : 0.35) }
  /// The bright rim of a panel, from its top to its bottom, and the line around it.
  package var rim: (top: Color, bottom: Color) { isDark ? (.white(0.26), .white(0.07)) : (.white(0.85), .white(0.35)) }
  package var outline: Color { .black(isDark ? 0.50 : 0.10) }
  package var shadows: [Shadow] {
    [
      Shadow(offset: 1, blur: 3, color: .black(isDark ? 0.30 : 0.10)),
      Shadow(offset: 6, blur: 22, color: .black(isDark ? 0.42 : 0.16)),
    ]
  }
}
