import CSidelight

/// How the keyboard focus enters a laid out container and moves among its children. GTK's own functions only try the container itself.
///
/// A child that has no place on the screen now is passed over: GTK gives it the focus all the same, and from there no key leads on.
extension LayoutClass {
  static let grabFocus: @MainActor @convention(c) (UnsafeMutablePointer<GtkWidget>) -> Int32 = { widget in
    if unsafe gtk_widget_get_focusable(widget) != 0 {
      return unsafe instances.parentClass(as: GtkWidgetClass.self).pointee.grab_focus?(widget) ?? 0
    }
    return unsafe children(of: widget).contains { unsafe gtk_widget_grab_focus($0) != 0 } ? 1 : 0
  }

  static let moveFocus: @MainActor @convention(c) (UnsafeMutablePointer<GtkWidget>, GtkDirectionType) -> Int32 = { widget, direction in
    if unsafe gtk_widget_get_focusable(widget) != 0 {
      return unsafe instances.parentClass(as: GtkWidgetClass.self).pointee.focus?(widget, direction) ?? 0
    }
    if let went = unsafe moveInTabOrder(widget, direction) { return went ? 1 : 0 }
    let isTab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD
    if !isTab, unsafe instances.fields(of: widget)?.followsArrows == true {
      return unsafe instances.parentClass(as: GtkWidgetClass.self).pointee.focus?(widget, direction) ?? 0
    }
    var order = unsafe children(of: widget)
    if direction == GTK_DIR_TAB_BACKWARD { unsafe order.reverse() }
    // The child that has the focus moves it inside itself first; only Tab goes on to those behind it.
    let current = unsafe gtk_widget_get_focus_child(widget)
    let start = unsafe order.firstIndex { unsafe $0 == current }
    if let start, !isTab {
      return unsafe gtk_widget_child_focus(order[start], direction)
    }
    return unsafe order[(start ?? 0)...].contains { unsafe gtk_widget_child_focus($0, direction) != 0 } ? 1 : 0
  }

  /// Goes on in the container's own order, for Tab; nil where it has none, or where the focus is in nothing that is part of it.
  private static func moveInTabOrder(_ widget: UnsafeMutablePointer<GtkWidget>, _ direction: GtkDirectionType) -> Bool? {
    guard direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD,
      var order = unsafe instances.fields(of: widget)?.tabOrder?()
    else { return nil }
    if direction == GTK_DIR_TAB_BACKWARD { order.reverse() }
    var start: Int?
    if unsafe gtk_widget_get_focus_child(widget) != nil {
      start = order.firstIndex(where: \.containsFocus)
      if start == nil { return nil }
    }
    let rest = order[(start ?? 0)...].filter(\.isChildVisible)
    return rest.contains { unsafe gtk_widget_child_focus($0.widget, direction) != 0 }
  }

  /// The children that have a place.
  private static func children(of widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
    var result: [UnsafeMutablePointer<GtkWidget>] = unsafe []
    var next = unsafe gtk_widget_get_first_child(widget)
    while let child = unsafe next {
      if unsafe gtk_widget_get_child_visible(child) != 0 { unsafe result.append(child) }
      unsafe next = unsafe gtk_widget_get_next_sibling(child)
    }
    return unsafe result
  }
}
