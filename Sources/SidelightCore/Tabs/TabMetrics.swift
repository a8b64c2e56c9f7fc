/// What was measured outside the core and decides where the tabs are.
package struct TabMetrics: Sendable, Hashable {
  /// The width of the tab view in px; 0 before the first measurement, which lays out as compact.
  package let width: Double
  /// The user's text scale, 1 by default.
  package let textScale: Double

  /// Anything that is not a measurement (negative, infinite, not a number) counts as 0, or as 1 for the scale.
  package init(width: Double, textScale: Double = 1) {
    // No display is a million px wide, and this limit keeps every sum of widths exact.
    self.width = width.isFinite ? min(max(width, 0), 1_000_000) : 0
    self.textScale = textScale > 0 && textScale.isFinite ? textScale : 1
  }

  package var isCompact: Bool { SizeClass(width: width, textScale: textScale) == .compact }
}
