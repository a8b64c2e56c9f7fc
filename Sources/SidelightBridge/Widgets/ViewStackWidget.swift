import CSidelight

/// An AdwViewStack: pages of which one is shown. It has room for the largest of them: another page needs no new layout of the window, and
/// doesn't change the window's size.
@safe package final class ViewStackWidget: Widget {
  package init() { unsafe super.init(sinking: adw_view_stack_new()) }

  package func add(_ page: Widget) {
    if page.parent != self { unsafe adw_view_stack_add(pointer, page.widget) }
  }

  package func remove(_ page: Widget) {
    if page.parent == self { unsafe adw_view_stack_remove(pointer, page.widget) }
  }

  /// Shows one of the pages.
  package func show(_ page: Widget) {
    guard page.parent == self, unsafe adw_view_stack_get_visible_child(pointer) != page.widget else { return }
    unsafe adw_view_stack_set_visible_child(pointer, page.widget)
  }
}
