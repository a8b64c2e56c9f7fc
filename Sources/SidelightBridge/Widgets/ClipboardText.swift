import CSidelight

/// The clipboard of the desktop.
@MainActor package enum ClipboardText {
  /// Puts a text in it. Without a display there is none, and nothing happens.
  package static func write(_ text: String) {
    guard let display = unsafe gdk_display_get_default() else { return }
    unsafe gdk_clipboard_set_text(gdk_display_get_clipboard(display), text)
  }
}
