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

  /// Whether the top bars are shown, or are about to be. They slide in and out, unless the desktop wants nothing to move.
  package var revealsTopBars: Bool {
    get { unsafe adw_toolbar_view_get_reveal_top_bars(pointer) != 0 }
    set { if newValue != revealsTopBars { unsafe adw_toolbar_view_set_reveal_top_bars(pointer, newValue ? 1 : 0) } }
  }

  /// Shows the top bars without sliding them in, so that what is in them is on the screen now.
  ///
  /// - Parameter bar: one of them.
  package func showTopBarsAtOnce(with bar: Widget) {
    guard !revealsTopBars else { return }
    guard let revealer = unsafe gtk_widget_get_ancestor(bar.widget, gtk_revealer_get_type()) else { return revealsTopBars = true }
    let pointer = OpaquePointer(revealer)
    let duration = unsafe gtk_revealer_get_transition_duration(pointer)
    unsafe gtk_revealer_set_transition_duration(pointer, 0)
    revealsTopBars = true
    unsafe gtk_revealer_set_transition_duration(pointer, duration)
  }

  package var content: Widget? { unsafe Widget.wrapper(for: OpaquePointer(adw_toolbar_view_get_content(pointer))) }

  package func setContent(_ content: Widget?) {
    if unsafe adw_toolbar_view_get_content(pointer) != content?.widget { unsafe adw_toolbar_view_set_content(pointer, content?.widget) }
  }
}
