import SidelightCore

/// A way to draw text editors.
///
/// Source: SwiftUI's `TextEditorStyle`, which has no styles of an app's own here.
public protocol TextEditorStyle {
  /// For the library alone: how the editor is drawn. Apps use the styles that there are and make none of their own.
  var _look: _TextEditorLook { get }
}

/// For the library alone: how an editor of a ``TextEditorStyle`` is drawn.
public struct _TextEditorLook: Sendable {
  let isPlain: Bool
}

/// An editor with the frame of an entry.
///
/// Source: SwiftUI's `AutomaticTextEditorStyle`.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Makes the style; a modifier usually takes it as ``TextEditorStyle/automatic``.
  nonisolated public init() {}
  /// For the library alone: how the editor is drawn.
  public var _look: _TextEditorLook { _TextEditorLook(isPlain: false) }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// An editor with the frame of an entry.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// An editor without a frame and a background: the text alone.
///
/// Source: SwiftUI's `PlainTextEditorStyle`.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Makes the style; a modifier usually takes it as ``TextEditorStyle/plain``.
  nonisolated public init() {}
  /// For the library alone: how the editor is drawn.
  public var _look: _TextEditorLook { _TextEditorLook(isPlain: true) }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// An editor without a frame and a background: the text alone.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Sets how the text editors in this view are drawn.
  ///
  /// Source: SwiftUI's `textEditorStyle(_:)`.
  /// - Parameter style: one of the styles, such as ``TextEditorStyle/plain``.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { look(.plainEditors(style._look.isPlain)) }
}
