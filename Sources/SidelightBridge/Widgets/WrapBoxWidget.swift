import CSidelight

/// An AdwWrapBox: children in a row that goes on in the next line.
@safe package final class WrapBoxWidget: Widget {
  package init(spacing: Int) {
    unsafe super.init(sinking: adw_wrap_box_new())
    unsafe adw_wrap_box_set_child_spacing(pointer, Int32(clamping: spacing))
    unsafe adw_wrap_box_set_line_spacing(pointer, Int32(clamping: spacing))
  }

  /// Adds a child behind `sibling`, or first when that is nil.
  package func insert(_ child: Widget, after sibling: Widget?) {
    unsafe adw_wrap_box_insert_child_after(pointer, child.widget, sibling?.widget)
  }

  package func remove(_ child: Widget) { unsafe adw_wrap_box_remove(pointer, child.widget) }
}
