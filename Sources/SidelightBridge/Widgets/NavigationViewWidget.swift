import CSidelight

/// An AdwNavigationView: a stack of pages, the last one shown.
@safe package final class NavigationViewWidget: Widget {
  package init() {
    unsafe super.init(sinking: adw_navigation_view_new())
  }

  package var isAnimated: Bool {
    get { unsafe adw_navigation_view_get_animate_transitions(pointer) != 0 }
    set { if newValue != isAnimated { unsafe adw_navigation_view_set_animate_transitions(pointer, newValue ? 1 : 0) } }
  }

  package func push(_ page: NavigationPageWidget) { unsafe adw_navigation_view_push(pointer, page.page) }

  package func pop(to page: NavigationPageWidget) { unsafe adw_navigation_view_pop_to_page(pointer, page.page) }

  /// Shows exactly these pages, without a transition.
  package func replace(with pages: [NavigationPageWidget]) {
    var pointers: [UnsafeMutablePointer<AdwNavigationPage>?] = unsafe pages.map { unsafe $0.page }
    unsafe adw_navigation_view_replace(pointer, &pointers, Int32(pages.count))
  }

  package var visiblePage: Widget? {
    guard let page = unsafe adw_navigation_view_get_visible_page(pointer) else { return nil }
    return unsafe Widget.wrapper(for: OpaquePointer(page))
  }

  /// The pages from the root to the one shown.
  package var pageCount: Int {
    let model = unsafe adw_navigation_view_get_navigation_stack(pointer)
    defer { unsafe g_object_unref(.init(model)) }
    return unsafe Int(g_list_model_get_n_items(model))
  }

  /// Whether one page stands where it belongs; otherwise two slide, and libadwaita keeps a shield over them that takes what the user does.
  package var isAtRest: Bool { unsafe Self.isAtRest(widget) }

  static func isAtRest(_ view: UnsafeMutablePointer<GtkWidget>) -> Bool {
    var next = unsafe gtk_widget_get_first_child(view)
    while let child = unsafe next {
      if unsafe gtk_widget_get_mapped(child) != 0,
        g_type_is_a(unsafe sidelight_instance_type(child), adw_navigation_page_get_type()) == 0
      {
        return false
      }
      unsafe next = unsafe gtk_widget_get_next_sibling(child)
    }
    return true
  }

  /// A page was taken away, by the user or by code.
  package static let popped = Signal<Void, Widget?>("popped")
}

extension NavigationViewWidget {
  /// What the back button does; false where there is nothing to go back to.
  @discardableResult package func goBack() -> Bool { unsafe adw_navigation_view_pop(pointer) != 0 }

  /// What the mouse's buttons for going back and forward do over a widget: the innermost stack around it that has a page to go back to does so.
  /// A page that can't be left ends the search. Pages to go forward to are not kept.
  ///
  /// As libadwaita does it; in right-to-left languages the buttons change places.
  /// - Returns: Whether a page was left, or may not be left.
  @unsafe static func turn(isBack: Bool, at widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    var next = unsafe gtk_widget_get_ancestor(widget, adw_navigation_view_get_type())
    while let view = unsafe next {
      unsafe next = unsafe gtk_widget_get_parent(view).flatMap { unsafe gtk_widget_get_ancestor($0, adw_navigation_view_get_type()) }
      let pages = OpaquePointer(view)
      let isLeftToRight = unsafe gtk_widget_get_direction(view) != GTK_TEXT_DIR_RTL
      guard isBack == isLeftToRight, let page = unsafe adw_navigation_view_get_visible_page(pages) else { continue }
      if unsafe adw_navigation_page_get_can_pop(page) == 0 || adw_navigation_view_pop(pages) != 0 { return true }
    }
    return false
  }
}
