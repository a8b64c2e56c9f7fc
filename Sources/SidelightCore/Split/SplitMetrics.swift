/// What was measured outside the core and decides the layout. The content of the columns has no influence.
package struct SplitMetrics: Sendable, Hashable {
  /// The width of the columns and the inspector in px; 0 before the first measurement, which lays out as compact.
  package let width: Double
  /// The width of the container in px: that of the columns, and of what a style puts beside them.
  package let container: Double
  /// The user's text scale, 1 by default; it multiplies the default widths and those that the app declares, but not those of frames.
  package let textScale: Double

  /// Anything that is not a measurement (negative, infinite, not a number) counts as 0, or as 1 for the scale.
  package init(width: Double, container: Double? = nil, textScale: Double = 1) {
    self.width = Self.measurement(width)
    self.container = Self.measurement(container ?? width)
    self.textScale = textScale > 0 && textScale.isFinite ? textScale : 1
  }

  /// Whether the columns are one stack.
  package var isCompact: Bool { SizeClass(width: width, textScale: textScale) == .compact }

  /// No display is a million px wide, and this limit keeps every sum of widths exact.
  private static func measurement(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1_000_000) : 0 }
}
