internal import SidelightBridge

/// The desktop's clipboard, to which an app copies text.
@MainActor public enum Clipboard {
  /// Puts a text in it, for other programs to paste. Without a display nothing happens.
  public static func copy(_ text: String) { DesktopClipboard.write(text) }
}
