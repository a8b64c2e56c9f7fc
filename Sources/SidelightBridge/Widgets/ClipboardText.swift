import CSidelight

/// The clipboard of the desktop.
@MainActor package enum ClipboardText {
  /// Puts a text in it. Without a display there is none, and nothing happens.
  package static func write(_ text: String) {
    guard let display = unsafe gdk_display_get_default() else { return }
    unsafe gdk_clipboard_set_text(gdk_display_get_clipboard(display), text)
  }

  /// The text that this program put in it last; nil once another program did.
  package static var own: String? {
    guard let display = unsafe gdk_display_get_default(),
      let content = unsafe gdk_clipboard_get_content(gdk_display_get_clipboard(display))
    else { return nil }
    var value = GValue()
    unsafe g_value_init(&value, Fundamental.string)
    defer { unsafe g_value_unset(&value) }
    guard unsafe gdk_content_provider_get_value(content, &value, nil) != 0 else { return nil }
    return unsafe String(borrowing: g_value_get_string(&value))
  }
}
