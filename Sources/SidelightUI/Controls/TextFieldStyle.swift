import SidelightCore

/// A way to draw text fields.
///
/// Source: SwiftUI's `TextFieldStyle`, which has no styles of an app's own.
public protocol TextFieldStyle {
  /// For the library alone: how the field is drawn. Apps use the styles that there are and make none of their own.
  var _look: _TextFieldLook { get }
}

/// For the library alone: how a field of a ``TextFieldStyle`` is drawn.
public struct _TextFieldLook: Sendable {
  let isPlain: Bool
}

/// A field with a frame.
///
/// Source: SwiftUI's `DefaultTextFieldStyle`.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the style; a modifier usually takes it as ``TextFieldStyle/automatic``.
  nonisolated public init() {}
  /// For the library alone: how the field is drawn.
  public var _look: _TextFieldLook { _TextFieldLook(isPlain: false) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// A field with a frame.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// A field with a frame, whose corners are round on GNOME.
///
/// Source: SwiftUI's `RoundedBorderTextFieldStyle`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style; a modifier usually takes it as ``TextFieldStyle/roundedBorder``.
  nonisolated public init() {}
  /// For the library alone: how the field is drawn.
  public var _look: _TextFieldLook { _TextFieldLook(isPlain: false) }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a frame, whose corners are round on GNOME.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A field with a frame. GNOME has none with sharp corners, so that it looks as ``RoundedBorderTextFieldStyle`` does.
///
/// Source: SwiftUI's `SquareBorderTextFieldStyle`.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style; a modifier usually takes it as ``TextFieldStyle/squareBorder``.
  nonisolated public init() {}
  /// For the library alone: how the field is drawn.
  public var _look: _TextFieldLook { _TextFieldLook(isPlain: false) }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A field with a frame.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// A field without a frame and a background: the text alone.
///
/// Source: SwiftUI's `PlainTextFieldStyle`.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the style; a modifier usually takes it as ``TextFieldStyle/plain``.
  nonisolated public init() {}
  /// For the library alone: how the field is drawn.
  public var _look: _TextFieldLook { _TextFieldLook(isPlain: true) }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a frame and a background: the text alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension View {
  /// Sets how the text fields in this view are drawn.
  ///
  /// Source: SwiftUI's `textFieldStyle(_:)`.
  /// - Parameter style: one of the styles, such as ``TextFieldStyle/plain``.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { look(.plainFields(style._look.isPlain)) }
}
