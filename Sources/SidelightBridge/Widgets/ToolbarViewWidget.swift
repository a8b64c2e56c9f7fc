import CSidelight

/// An AdwToolbarView: content between bars.
@safe package final class ToolbarViewWidget: Widget {
  package init() {
    unsafe super.init(sinking: adw_toolbar_view_new())
  }

  package func addTopBar(_ bar: Widget) { unsafe adw_toolbar_view_add_top_bar(pointer, bar.widget) }

  /// Brings a top bar to its place below another one. Both stay in the window, with the focus in them.
  package func moveTopBar(_ bar: Widget, below other: Widget) {
    guard let parent = other.parent, bar.parent == parent else { return }
    unsafe gtk_widget_insert_after(bar.widget, parent.widget, other.widget)
  }

  package func addBottomBar(_ bar: Widget) { unsafe adw_toolbar_view_add_bottom_bar(pointer, bar.widget) }
  package func remove(_ bar: Widget) { unsafe adw_toolbar_view_remove(pointer, bar.widget) }

  /// Whether the top bars stand out from the content, with a background and a shadow of their own.
  package var raisesTopBars: Bool {
    get { unsafe adw_toolbar_view_get_top_bar_style(pointer) != ADW_TOOLBAR_FLAT }
    set { unsafe adw_toolbar_view_set_top_bar_style(pointer, newValue ? ADW_TOOLBAR_RAISED : ADW_TOOLBAR_FLAT) }
  }

  /// Whether the bottom bars do so.
  package var raisesBottomBars: Bool {
    get { unsafe adw_toolbar_view_get_bottom_bar_style(pointer) != ADW_TOOLBAR_FLAT }
    set { unsafe adw_toolbar_view_set_bottom_bar_style(pointer, newValue ? ADW_TOOLBAR_RAISED : ADW_TOOLBAR_FLAT) }
  }

  /// Whether the content has all the room, also that of the top bars, which lie over it then.
  package var extendsContentToTop: Bool {
    get { unsafe adw_toolbar_view_get_extend_content_to_top_edge(pointer) != 0 }
    set {
      if newValue != extendsContentToTop { unsafe adw_toolbar_view_set_extend_content_to_top_edge(pointer, newValue ? 1 : 0) }
    }
  }

  package var content: Widget? { unsafe Widget.wrapper(for: OpaquePointer(adw_toolbar_view_get_content(pointer))) }

  package func setContent(_ content: Widget?) {
    if unsafe adw_toolbar_view_get_content(pointer) != content?.widget { unsafe adw_toolbar_view_set_content(pointer, content?.widget) }
  }
}
