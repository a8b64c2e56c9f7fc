import CSidelight

extension Widget {
  /// What the desktop calls the pointer over the widget; nil for as suits. For tests.
  package var cursorName: String? {
    guard let cursor = unsafe gtk_widget_get_cursor(widget), let name = unsafe gdk_cursor_get_name(cursor) else { return nil }
    return unsafe String(cString: name)
  }
}
