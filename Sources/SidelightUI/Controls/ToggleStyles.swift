import SidelightCore

/// The form that suits the place: a switch with its label before it, in a table a box with a check mark, and in a toolbar a button that stays
/// pressed while it is on.
///
/// Source: SwiftUI's `DefaultToggleStyle`.
public struct DefaultToggleStyle: ToggleStyle {
  /// Makes the style; a modifier usually takes it as ``ToggleStyle/automatic``.
  nonisolated public init() {}
  /// For the library alone: how it is drawn.
  nonisolated public var _look: _ToggleLook? { _ToggleLook(element: nil) }
  /// The toggle as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).look(.toggle(nil)) }
}

/// A box with a check mark and the label after it: a `GtkCheckButton`.
///
/// Source: SwiftUI's `CheckboxToggleStyle`.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Makes the style; a modifier usually takes it as ``ToggleStyle/checkbox``.
  nonisolated public init() {}
  /// For the library alone: how it is drawn.
  nonisolated public var _look: _ToggleLook? { _ToggleLook(element: .checkbox) }
  /// The toggle as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).look(.toggle(.checkbox)) }
}

/// A button that stays pressed while it is on: a `GtkToggleButton`. It follows `buttonStyle(_:)`.
///
/// Source: SwiftUI's `ButtonToggleStyle`.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style; a modifier usually takes it as ``ToggleStyle/button``.
  nonisolated public init() {}
  /// For the library alone: how it is drawn.
  nonisolated public var _look: _ToggleLook? { _ToggleLook(element: .button) }
  /// The toggle as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).look(.toggle(.button)) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The form that suits the place: a switch with its label before it, in a table a box with a check mark, and in a toolbar a button.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a check mark and the label after it.
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed while it is on.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A switch with its label before it: a `GtkSwitch` at the end of the row.
///
/// Source: SwiftUI's `SwitchToggleStyle`.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Makes the style; a modifier usually takes it as ``ToggleStyle/switch``.
  nonisolated public init() { tint = nil }
  /// Makes a style in which a switch that is on has a colour.
  ///
  /// - Parameter tint: the colour.
  nonisolated public init(tint: Color) { self.tint = tint }
  /// For the library alone: how it is drawn.
  nonisolated public var _look: _ToggleLook? { tint == nil ? _ToggleLook(element: .switch) : nil }
  /// The toggle as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).look(.toggle(.switch)).tint(tint) }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch with its label before it.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
