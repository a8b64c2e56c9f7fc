import CSidelight

extension Widget {
  /// Whether the widget takes input; its own setting, whatever its parents'.
  package var isSensitive: Bool {
    get { unsafe gtk_widget_get_sensitive(widget) != 0 }
    set { if newValue != isSensitive { unsafe gtk_widget_set_sensitive(widget, newValue ? 1 : 0) } }
  }

  /// Whether the widget itself can hold the keyboard focus.
  package var isFocusable: Bool {
    get { unsafe gtk_widget_get_focusable(widget) != 0 }
    set { if newValue != isFocusable { unsafe gtk_widget_set_focusable(widget, newValue ? 1 : 0) } }
  }

  /// Whether something inside the widget can hold the keyboard focus now. Costs no wrapper.
  package var containsFocusable: Bool { unsafe Self.containsFocusable(widget) }

  @unsafe private static func containsFocusable(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    var next = unsafe gtk_widget_get_first_child(widget)
    while let child = unsafe next {
      if unsafe gtk_widget_get_visible(child) != 0, unsafe gtk_widget_is_sensitive(child) != 0, unsafe gtk_widget_get_can_focus(child) != 0,
        unsafe gtk_widget_get_focusable(child) != 0 || containsFocusable(child)
      {
        return true
      }
      unsafe next = unsafe gtk_widget_get_next_sibling(child)
    }
    return false
  }

  /// Whether the widget or anything inside it may hold the keyboard focus.
  package var canFocus: Bool {
    get { unsafe gtk_widget_get_can_focus(widget) != 0 }
    set { if newValue != canFocus { unsafe gtk_widget_set_can_focus(widget, newValue ? 1 : 0) } }
  }

  /// Whether a click moves the focus to the widget.
  package var focusesOnClick: Bool {
    get { unsafe gtk_widget_get_focus_on_click(widget) != 0 }
    set { if newValue != focusesOnClick { unsafe gtk_widget_set_focus_on_click(widget, newValue ? 1 : 0) } }
  }

  /// Whether the pointer can hit the widget or anything inside it.
  package var canTarget: Bool {
    get { unsafe gtk_widget_get_can_target(widget) != 0 }
    set { if newValue != canTarget { unsafe gtk_widget_set_can_target(widget, newValue ? 1 : 0) } }
  }

  /// Whether the widget is its window's focus widget.
  package var isFocus: Bool { unsafe gtk_widget_is_focus(widget) != 0 }

  /// Whether the focus is on the widget or inside it.
  package var containsFocus: Bool {
    guard let root = unsafe gtk_widget_get_root(widget), let focus = unsafe gtk_root_get_focus(root) else { return false }
    return unsafe focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
  }

  /// Moves the focus to the widget, or to the first place inside it; returns whether it went.
  @discardableResult
  package func grabFocus() -> Bool { unsafe gtk_widget_grab_focus(widget) != 0 }

  /// Moves the focus inside the widget in a direction, from where it is; returns whether it went. In no window there is no focus.
  @discardableResult
  package func moveFocus(_ direction: FocusDirection) -> Bool {
    unsafe gtk_widget_get_root(widget) != nil && gtk_widget_child_focus(widget, GtkDirectionType(direction.rawValue)) != 0
  }

  /// Runs what Return would run: a click of a button, the activation of a row.
  @discardableResult
  package func activate() -> Bool { unsafe gtk_widget_activate(widget) != 0 }

  /// Gives the widget an event controller, which it then owns. A controller is added once.
  package func addController(_ controller: Object) {
    // GTK takes a reference over; the wrapper keeps its own.
    unsafe g_object_ref(.init(controller.pointer))
    unsafe gtk_widget_add_controller(widget, controller.pointer)
  }

  package func removeController(_ controller: Object) {
    unsafe gtk_widget_remove_controller(widget, controller.pointer)
  }

  /// The widget's event controllers, GTK's own ones included, in the order in which they are asked. Costs a wrapper for each one that has none.
  var eventControllers: [Object] {
    let model = unsafe Object(adopting: gtk_widget_observe_controllers(widget))
    return unsafe (0..<g_list_model_get_n_items(model.pointer)).compactMap { index in
      guard let item = unsafe g_list_model_get_item(model.pointer, index) else { return nil }
      defer { unsafe g_object_unref(item) }
      return unsafe Object.wrapper(for: OpaquePointer(item))
    }
  }
}
