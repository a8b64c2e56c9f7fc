import CSidelight

/// What the pointer looks like over widgets. For tests.
package enum Pointers {
  /// What the desktop calls the pointer over a widget; nil for as suits.
  @MainActor package static func name(over widget: Widget) -> String? {
    guard let cursor = unsafe gtk_widget_get_cursor(widget.widget), let name = unsafe gdk_cursor_get_name(cursor) else { return nil }
    return unsafe String(cString: name)
  }
}
