@_spi(Nodes) public import SidelightGraph

/// What views want their window to be: light or dark.
///
/// Source: SwiftUI's `PreferredColorSchemeKey`.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// As the desktop is.
  public static var defaultValue: ColorScheme? { nil }

  /// Of several wishes the first one counts.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
  /// Sets whether the window is light or dark, in place of what the desktop prefers.
  ///
  /// ```swift
  /// ContentView().preferredColorScheme(isDark ? .dark : nil)
  /// ```
  ///
  /// On GNOME all windows of an app have one style: what the window says that said something last counts for all, for as long as that is open. What a
  /// sheet says counts for nothing. Source: SwiftUI's `preferredColorScheme(_:)`.
  /// - Parameter colorScheme: light or dark; nil for as the desktop is.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}
