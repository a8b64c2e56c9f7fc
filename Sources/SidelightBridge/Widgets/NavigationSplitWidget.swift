import CSidelight

/// An AdwNavigationSplitView, which this library only uses collapsed: as a stack of two pages that never re-parents its content.
@safe package final class NavigationSplitWidget: Widget {
  package init() {
    unsafe super.init(sinking: adw_navigation_split_view_new())
    unsafe adw_navigation_split_view_set_collapsed(pointer, 1)
    unsafe adw_navigation_split_view_set_show_content(pointer, 1)
    onNotify("show-content") { [weak self] in self?.outliveTransition() }
  }

  /// Keeps the widget until the loop is idle: up to 1.10 at least, libadwaita then writes into it without holding a reference, which after
  /// a window that closes at once is a write into freed memory.
  private func outliveTransition() {
    MainSource.idle { _ = self }
  }

  package func setSidebar(_ page: NavigationPageWidget?) {
    if unsafe adw_navigation_split_view_get_sidebar(pointer) != page?.page {
      unsafe adw_navigation_split_view_set_sidebar(pointer, page?.page)
    }
  }

  package func setContent(_ page: NavigationPageWidget?) {
    if unsafe adw_navigation_split_view_get_content(pointer) != page?.page {
      unsafe adw_navigation_split_view_set_content(pointer, page?.page)
    }
  }

  package var showsContent: Bool {
    get { unsafe adw_navigation_split_view_get_show_content(pointer) != 0 }
    set { if newValue != showsContent { unsafe adw_navigation_split_view_set_show_content(pointer, newValue ? 1 : 0) } }
  }

  /// Whether one page stands where it belongs; otherwise two slide.
  package var isAtRest: Bool {
    guard let view = unsafe gtk_widget_get_first_child(widget), unsafe gtk_widget_get_mapped(view) != 0 else { return true }
    return unsafe NavigationViewWidget.isAtRest(view)
  }
}
