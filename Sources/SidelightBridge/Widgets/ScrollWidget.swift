import CSidelight

/// A GtkScrolledWindow.
@safe package final class ScrollWidget: Widget {
  package init() {
    unsafe super.init(sinking: gtk_scrolled_window_new())
  }

  package func setChild(_ child: Widget?) {
    guard unsafe gtk_scrolled_window_get_child(pointer) != child?.widget else { return }
    unsafe gtk_scrolled_window_set_child(pointer, child?.widget)
    // What cannot scroll by itself is put into a viewport, which would squeeze pictures until nothing has to be scrolled.
    guard let inside = unsafe gtk_scrolled_window_get_child(pointer), unsafe inside != child?.widget else { return }
    unsafe gtk_scrollable_set_vscroll_policy(.init(inside), GTK_SCROLL_NATURAL)
  }

  /// Which directions scroll; the others give the content its natural size.
  package func setScrolls(horizontally: Bool, vertically: Bool) {
    let horizontal = horizontally ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER
    let vertical = vertically ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER
    var oldHorizontal = GTK_POLICY_AUTOMATIC
    var oldVertical = GTK_POLICY_AUTOMATIC
    unsafe gtk_scrolled_window_get_policy(pointer, &oldHorizontal, &oldVertical)
    if oldHorizontal != horizontal || oldVertical != vertical { unsafe gtk_scrolled_window_set_policy(pointer, horizontal, vertical) }
  }

  /// How far the content is scrolled down, in pixels.
  package var verticalOffset: Double {
    get { unsafe gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(pointer)) }
    set { unsafe gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(pointer), newValue) }
  }
}
