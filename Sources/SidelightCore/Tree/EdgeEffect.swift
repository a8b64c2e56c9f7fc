/// How content that is scrolled below a bar passes into it.
package enum EdgeEffect: Hashable, Sendable {
  /// As it suits the window.
  case automatic
  /// It fades away.
  case soft
  /// It ends at a line.
  case hard
  /// Nothing marks the edge.
  case hidden

  /// How strongly it is drawn when the content is scrolled this far, from 0 to 1.
  package static func strength(scrolled: Double) -> Double { min(1, max(0, scrolled / fading)) }

  /// It has come all the way after so many pixels of scrolling.
  private static let fading = 24.0
  /// How far a soft edge reaches below the bar, in pixels.
  package static let reach = 18.0
  /// How opaque the background of the window is along a soft edge, from its top to its end.
  package static let softStops: [(place: Double, opacity: Double)] = [(0, 0.94), (0.45, 0.86), (0.8, 0.35), (1, 0)]
  package static let hardOpacity = 0.92
  package static func lineOpacity(isDark: Bool) -> Double { isDark ? 0.36 : 0.12 }
}
