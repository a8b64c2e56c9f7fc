import CSidelight

extension TextDirection {
  /// Gives the direction to a widget and to all that is in it now: GTK has no widget take over that of its parent.
  @MainActor package func take(in widget: Widget) {
    let value = GtkTextDirection(rawValue)
    var rest = unsafe [widget.widget]
    while let next = unsafe rest.popLast() {
      unsafe gtk_widget_set_direction(next, value)
      var child = unsafe gtk_widget_get_first_child(next)
      while let inner = unsafe child {
        unsafe rest.append(inner)
        unsafe child = gtk_widget_get_next_sibling(inner)
      }
    }
  }
}
