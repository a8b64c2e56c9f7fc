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
  private var desktop: DesktopTraits {
    get { self[DesktopTraitsKey.self] }
    set { self[DesktopTraitsKey.self] = newValue }
  }

  /// The style of the desktop or of the app: light or dark.
  ///
  /// Setting it changes what the views inside read; GNOME draws all widgets of a window in the one style of the desktop.
  public var colorScheme: ColorScheme {
    get { desktop.isDark ? .dark : .light }
    set { desktop.isDark = newValue == .dark }
  }

  /// Whether the desktop asks for high contrast.
  public var colorSchemeContrast: ColorSchemeContrast { desktop.isHighContrast ? .increased : .standard }

  /// Whether the desktop asks for less movement.
  public var accessibilityReduceMotion: Bool { desktop.isReducedMotion }

  /// The direction of lines of text.
  ///
  /// Setting it mirrors the views inside: where they lie, the widgets that show them, and the pages and sheets that they present. Menus keep
  /// the direction of the desktop's language.
  public var layoutDirection: LayoutDirection {
    get { desktop.isRightToLeft ? .rightToLeft : .leftToRight }
    set { desktop.isRightToLeft = newValue == .rightToLeft }
  }
}
