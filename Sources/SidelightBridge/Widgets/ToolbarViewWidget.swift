import CSidelight

/// An AdwToolbarView: content between bars.
@safe package final class ToolbarViewWidget: Widget {
  package init() {
    unsafe super.init(sinking: adw_toolbar_view_new())
  }

  package func addTopBar(_ bar: Widget) { unsafe adw_toolbar_view_add_top_bar(pointer, bar.widget) }
  package func addBottomBar(_ bar: Widget) { unsafe adw_toolbar_view_add_bottom_bar(pointer, bar.widget) }
  package func remove(_ bar: Widget) { unsafe adw_toolbar_view_remove(pointer, bar.widget) }

  package var content: Widget? { unsafe Widget.wrapper(for: OpaquePointer(adw_toolbar_view_get_content(pointer))) }

  package func setContent(_ content: Widget?) {
    if unsafe adw_toolbar_view_get_content(pointer) != content?.widget { unsafe adw_toolbar_view_set_content(pointer, content?.widget) }
  }
}
