import CSidelight

/// What can have the keyboard focus, and whether that is to be seen.
@MainActor package enum FocusStops {
  /// What inside of a widget can have the keyboard focus now, in the order in which Tab goes through it. Of what can have it and has something
  /// in it that can, the latter counts.
  package static func inside(_ widget: Widget) -> [Widget] {
    var found: [Widget] = []
    unsafe addStops(in: widget.widget, to: &found)
    return found
  }

  @unsafe private static func addStops(in widget: UnsafeMutablePointer<GtkWidget>, to found: inout [Widget]) {
    var next = unsafe gtk_widget_get_first_child(widget)
    while let child = unsafe next {
      unsafe next = unsafe gtk_widget_get_next_sibling(child)
      guard unsafe gtk_widget_get_mapped(child) != 0, unsafe gtk_widget_is_sensitive(child) != 0,
        unsafe gtk_widget_get_can_focus(child) != 0, unsafe gtk_widget_get_limit_events(child) == 0
      else { continue }
      let before = found.count
      unsafe addStops(in: child, to: &found)
      if found.count == before, unsafe gtk_widget_get_focusable(child) != 0, let stop = unsafe Widget.wrapper(for: OpaquePointer(child)) {
        found.append(stop)
      }
    }
  }

  /// The outermost widget that hears of keys that are pressed in a widget: that of a dialog, or the window.
  package static func outermostHearer(of widget: Widget) -> Widget? {
    sequence(first: widget) { unsafe gtk_widget_get_limit_events($0.widget) != 0 ? nil : $0.parent }.reduce(nil) { $1 }
  }

  /// Whether the window around a widget shows where the focus is: since a key that leads to another control, and until the pointer is used.
  package static func areShown(around widget: Widget) -> Bool {
    guard let root = unsafe gtk_widget_get_root(widget.widget), unsafe g_type_check_instance_is_a(.init(root), gtk_window_get_type()) != 0
    else { return false }
    return unsafe gtk_window_get_focus_visible(.init(root)) != 0
  }
}
