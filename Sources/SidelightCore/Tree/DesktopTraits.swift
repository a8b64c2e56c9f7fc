/// The desktop's settings that views can read.
package struct DesktopTraits: Equatable, Sendable {
  package var isDark = false
  package var isHighContrast = false
  /// Which colour of the palette is the accent colour.
  package var accent = ColorStyle.Name.blue
  package var isReducedMotion = false
  /// Nothing is to shine through anything.
  package var isTransparencyReduced = false
  package var isRightToLeft = false
  /// 1 for the desktop's normal text size.
  package var textScale: Double = 1
  /// How many pixels of the display one of a length has.
  package var displayScale = 1.0

  package init() {}
}
