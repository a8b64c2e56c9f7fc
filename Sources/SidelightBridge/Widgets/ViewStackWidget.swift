import CSidelight

/// An AdwViewStack: pages of which one is shown. It has room for the largest of them: another page needs no new layout of the window, and
/// doesn't change the window's size.
@safe package final class ViewStackWidget: Widget {
  package init() { unsafe super.init(sinking: adw_view_stack_new()) }

  package func add(_ page: Widget) {
    guard page.parent != self else { return }
    unsafe adw_view_stack_add(pointer, page.widget)
    unsafe tell(page.widget, isHidden: adw_view_stack_get_visible_child(pointer) != page.widget)
  }

  package func remove(_ page: Widget) {
    if page.parent == self { unsafe adw_view_stack_remove(pointer, page.widget) }
  }

  /// Shows one of the pages.
  package func show(_ page: Widget) {
    let old = unsafe adw_view_stack_get_visible_child(pointer)
    guard page.parent == self, unsafe old != page.widget else { return }
    unsafe adw_view_stack_set_visible_child(pointer, page.widget)
    if let old = unsafe old { unsafe tell(old, isHidden: true) }
    unsafe tell(page.widget, isHidden: false)
  }

  /// What assistive technology calls a page.
  package func name(_ page: Widget, _ name: String) {
    guard page.parent == self, let panel = unsafe adw_view_stack_get_page(pointer, page.widget) else { return }
    if unsafe !name.equals(adw_view_stack_page_get_title(panel)) { unsafe adw_view_stack_page_set_title(panel, name) }
  }

  /// A page that is not shown stays where it is without a place on the screen, which GTK (up to 4.24 at least) does not tell assistive
  /// technology.
  @unsafe private func tell(_ page: UnsafeMutablePointer<GtkWidget>, isHidden: Bool) {
    if let panel = unsafe adw_view_stack_get_page(pointer, page) { unsafe Widget.update(panel, .hidden(isHidden)) }
  }
}
