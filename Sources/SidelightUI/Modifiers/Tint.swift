package import SidelightCore

/// The colour that the app wants in place of the accent colour.
enum TintKey: EnvironmentKey {
  static var defaultValue: ColorStyle? { nil }
}

extension EnvironmentValues {
  /// The colour that the app wants in place of the accent colour; nil for that.
  package var tintStyle: ColorStyle? { self[TintKey.self] }
}

extension Color {
  /// A colour that leaves words as they are.
  package nonisolated static var missing: Color { Color(style: .missing) }
}

extension View {
  /// Sets the colour that this view has in place of the desktop's accent colour.
  ///
  /// ```swift
  /// Button("Decline", systemImage: "phone.down") { decline() }.tint(.red)
  /// ```
  ///
  /// Switches, sliders, progress bars, selected rows, links and text in the style ``ShapeStyle/tint`` take it; so does a button, which is
  /// filled with it where its style is prominent, and where it is shown by a swipe. Buttons of header bars stay as they are on GNOME, unless
  /// they are prominent; nothing in a menu takes it. A button that deletes something stays red.
  ///
  /// Source: SwiftUI's `tint(_:)`.
  /// - Parameter tint: the colour; nil for the desktop's accent colour.
  nonisolated public func tint(_ tint: Color?) -> some View { tinted(tint?.style) }

  /// Sets the style that this view has in place of the desktop's accent colour: the colour of that style.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { tinted(tint?.elementColor) }

  /// Sets the colour that this view has in place of the desktop's accent colour.
  @available(*, deprecated, message: "Use tint(_:) instead.")
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tinted(accentColor?.style) }

  private nonisolated func tinted(_ style: ColorStyle?) -> some View {
    let tint = style == .accent ? nil : style
    // What stands inside of an element learns it from there; what is shown elsewhere, such as a toolbar item, from the environment.
    return EnvironmentView(content: traits(.tint(tint ?? .accent))) { $0[TintKey.self] = tint }
  }
}
