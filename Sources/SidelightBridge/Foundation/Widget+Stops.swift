import CSidelight

extension Widget {
  /// What inside of the widget can have the keyboard focus now, in the order in which Tab goes through it. Of what can have it and has something
  /// in it that can, the latter counts.
  package var focusStops: [Widget] {
    var found: [Widget] = []
    unsafe Self.addStops(in: widget, to: &found)
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

  /// The outermost widget that hears of keys that are pressed in this one: that of a dialog, or the window.
  package var outermostHearer: Widget? {
    sequence(first: self) { unsafe gtk_widget_get_limit_events($0.widget) != 0 ? nil : $0.parent }.reduce(nil) { $1 }
  }
}
