import CSidelight

/// An AdwViewStack: pages of which one is shown. Only that one counts for its size.
@safe package final class ViewStackWidget: Widget {
  package init() {
    unsafe super.init(sinking: adw_view_stack_new())
    unsafe adw_view_stack_set_hhomogeneous(pointer, 0)
    unsafe adw_view_stack_set_vhomogeneous(pointer, 0)
  }

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
