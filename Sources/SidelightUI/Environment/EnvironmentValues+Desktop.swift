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

  /// How many pixels of the display there are to each pixel of a length: 1, or 2 on displays with small pixels.
  ///
  /// GTK counts whole ones: on a display that the desktop scales by 1.5 it is 2. Source: SwiftUI's `EnvironmentValues.displayScale`.
  public var displayScale: Double {
    get { desktop.displayScale }
    set { if newValue > 0, newValue.isFinite { desktop.displayScale = newValue } }
  }

  /// How long a pixel of the display is.
  ///
  /// Source: SwiftUI's `EnvironmentValues.pixelLength`.
  public var pixelLength: Double { 1 / desktop.displayScale }
}

extension View {
  /// Sets whether views inside are those of the light or of the dark style, as far as they ask.
  ///
  /// GNOME draws all widgets of a window in the one style of the desktop; ``preferredColorScheme(_:)`` changes that of the window. Source:
  /// SwiftUI's `colorScheme(_:)`.
  ///
  /// - Parameter colorScheme: what the views inside read.
  @available(*, deprecated, message: "Use preferredColorScheme(_:) for the window.")
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
