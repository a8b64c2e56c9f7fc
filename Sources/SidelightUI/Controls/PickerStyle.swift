import SidelightCore

/// A way to show the options of a ``Picker``.
///
/// Source: SwiftUI's `PickerStyle`.
public protocol PickerStyle: Sendable {
  /// What the library makes of it.
  var _style: _PickerLook { get }
}

/// What the library makes of a ``PickerStyle``.
public struct _PickerLook: Sendable {
  let element: PickerElement.Style
}

/// What suits the place: a menu. Source: SwiftUI's `DefaultPickerStyle`.
public struct DefaultPickerStyle: PickerStyle {
  /// A menu.
  public let _style = _PickerLook(element: .menu)
  /// Makes the style.
  nonisolated public init() {}
}

/// The option that is chosen, on a button that opens a menu of all of them. Source: SwiftUI's `MenuPickerStyle`.
public struct MenuPickerStyle: PickerStyle {
  /// A menu.
  public let _style = _PickerLook(element: .menu)
  /// Makes the style.
  nonisolated public init() {}
}

/// All options side by side, for a few of them with short names. On GNOME an `AdwToggleGroup`. Source: SwiftUI's `SegmentedPickerStyle`.
public struct SegmentedPickerStyle: PickerStyle {
  /// Side by side.
  public let _style = _PickerLook(element: .segmented)
  /// Makes the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// What suits the place.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

enum PickerStyleKey: EnvironmentKey {
  static var defaultValue: PickerElement.Style { .menu }
}

extension View {
  /// Sets how the pickers in this view show their options.
  ///
  /// Source: SwiftUI's `pickerStyle(_:)`. Its styles for forms, wheels and palettes are left out.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    EnvironmentView(content: self) { $0[PickerStyleKey.self] = style._style.element }
  }
}
