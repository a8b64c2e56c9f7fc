import SidelightCore

/// Light or dark.
///
/// Source: SwiftUI's `ColorScheme`.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}

/// The contrast that the desktop asks for.
///
/// Source: SwiftUI's `ColorSchemeContrast`.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}

/// The direction of lines of text.
///
/// Source: SwiftUI's `LayoutDirection`.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

extension EnvironmentValues {
  private var desktop: DesktopTraits { self[DesktopTraitsKey.self] }

  /// The style of the desktop or of the app: light or dark.
  public var colorScheme: ColorScheme { desktop.isDark ? .dark : .light }

  /// Whether the desktop asks for high contrast.
  public var colorSchemeContrast: ColorSchemeContrast { desktop.isHighContrast ? .increased : .standard }

  /// Whether the desktop asks for less movement.
  public var accessibilityReduceMotion: Bool { desktop.isReducedMotion }

  /// The direction of lines of text.
  public var layoutDirection: LayoutDirection { desktop.isRightToLeft ? .rightToLeft : .leftToRight }
}
