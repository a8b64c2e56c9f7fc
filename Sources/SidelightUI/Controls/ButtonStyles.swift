import SidelightCore

/// The look that suits the place: a raised button, in a header bar a flat one.
///
/// Source: SwiftUI's `DefaultButtonStyle`.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style; a modifier usually takes it as ``PrimitiveButtonStyle/automatic``.
  nonisolated public init() {}
  /// For the library alone: how the button is drawn.
  nonisolated public var _look: _ButtonLook? { _ButtonLook(element: .automatic) }
  /// The button as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).look(.button(.automatic)) }
}

/// Nothing but the label: no frame, no padding, and no background under the pointer.
///
/// Source: SwiftUI's `PlainButtonStyle`.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style; a modifier usually takes it as ``PrimitiveButtonStyle/plain``.
  nonisolated public init() {}
  /// For the library alone: how the button is drawn.
  nonisolated public var _look: _ButtonLook? { _ButtonLook(element: .plain) }
  /// The button as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).look(.button(.plain)) }
}

/// A raised button; in a header bar a flat one, as the automatic one.
///
/// Source: SwiftUI's `BorderedButtonStyle`.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style; a modifier usually takes it as ``PrimitiveButtonStyle/bordered``.
  nonisolated public init() {}
  /// For the library alone: how the button is drawn.
  nonisolated public var _look: _ButtonLook? { _ButtonLook(element: .bordered) }
  /// The button as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).look(.button(.bordered)) }
}

/// The suggested action, filled with the accent colour or the tint: `.suggested-action` on GNOME.
///
/// Source: SwiftUI's `BorderedProminentButtonStyle`.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style; a modifier usually takes it as ``PrimitiveButtonStyle/borderedProminent``.
  nonisolated public init() {}
  /// For the library alone: how the button is drawn.
  nonisolated public var _look: _ButtonLook? { _ButtonLook(element: .borderedProminent) }
  /// The button as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).look(.button(.borderedProminent)) }
}

/// A button without a frame, which gets a background under the pointer: `.flat` on GNOME.
///
/// Source: SwiftUI's `BorderlessButtonStyle`.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style; a modifier usually takes it as ``PrimitiveButtonStyle/borderless``.
  nonisolated public init() {}
  /// For the library alone: how the button is drawn.
  nonisolated public var _look: _ButtonLook? { _ButtonLook(element: .borderless) }
  /// The button as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).look(.button(.borderless)) }
}

/// A button that looks as a link does: `.link` on GNOME.
///
/// Source: SwiftUI's `LinkButtonStyle`.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Makes the style; a modifier usually takes it as ``PrimitiveButtonStyle/link``.
  nonisolated public init() {}
  /// For the library alone: how the button is drawn.
  nonisolated public var _look: _ButtonLook? { _ButtonLook(element: .link) }
  /// The button as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).look(.button(.link)) }
}

/// A button in a bar that filters or sorts what is below it: small, and `.flat` on GNOME.
///
/// Source: SwiftUI's `AccessoryBarButtonStyle`.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  /// Makes the style; a modifier usually takes it as ``PrimitiveButtonStyle/accessoryBar``.
  nonisolated public init() {}
  /// The button as the library draws it.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).look(.button(.borderless)).controlSize(.small)
  }
}

/// A button in a bar that does something with what is below it: small, with a frame.
///
/// Source: SwiftUI's `AccessoryBarActionButtonStyle`.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  /// Makes the style; a modifier usually takes it as ``PrimitiveButtonStyle/accessoryBarAction``.
  nonisolated public init() {}
  /// The button as the library draws it.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).look(.button(.bordered)).controlSize(.small)
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A button in a bar that filters or sorts what is below it.
  nonisolated public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A button in a bar that does something with what is below it.
  nonisolated public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// A raised button; in a header bar a flat one.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Nothing but the label: no frame, no padding, and no background under the pointer.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A raised button; in a header bar a flat one, as ``automatic``.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The suggested action, filled with the accent colour or the tint: `.suggested-action` on GNOME.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button without a frame, which gets a background under the pointer: `.flat` on GNOME.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A button that looks as a link does: `.link` on GNOME.
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}
