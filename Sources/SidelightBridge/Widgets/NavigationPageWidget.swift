import CSidelight

/// An AdwNavigationPage: what split views and navigation views hold.
@safe package final class NavigationPageWidget: Widget {
  package init() {
    unsafe super.init(sinking: Self.instance(of: adw_navigation_page_get_type()))
    // Pages below the top of a stack and columns that are not shown stay where they are without a place on the screen, which GTK (up to
    // 4.24 at least) does not tell assistive technology.
    updateAccessible(.hidden(true))
    onMap { [weak self] in self?.updateAccessible(.hidden(false)) }
    onUnmap { [weak self] in self?.updateAccessible(.hidden(true)) }
  }

  var page: UnsafeMutablePointer<AdwNavigationPage> { unsafe .init(pointer) }

  package var title: String {
    get { unsafe String(borrowing: adw_navigation_page_get_title(page)) ?? "" }
    set {
      if unsafe newValue.equals(adw_navigation_page_get_title(page)) { return }
      unsafe adw_navigation_page_set_title(page, newValue)
    }
  }

  package func setChild(_ child: Widget?) {
    if unsafe adw_navigation_page_get_child(page) != child?.widget { unsafe adw_navigation_page_set_child(page, child?.widget) }
  }
}
