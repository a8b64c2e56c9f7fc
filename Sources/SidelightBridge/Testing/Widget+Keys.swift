import CSidelight

extension WindowWidget {
  /// Lets the window handle a key as if it had been pressed: from the window down to the widget with the focus, and back up. For tests.
  ///
  /// Key controllers hear of it by their signal, and shortcuts are matched here, because GTK makes no key events for programs. What an
  /// input method would do, such as inserting a letter, does not happen. Returns whether anybody used the key.
  package func press(key symbol: UInt32, modifiers: UInt32) -> Bool {
    let press = KeyPress(symbol: symbol, modifiers: modifiers)
    // A dialog over the window keeps its events to itself.
    let chain = Array(sequence(first: focusedWidget ?? self) { $0.limitsEvents ? nil : $0.parent })
    for widget in chain.reversed() where press.isHandled(by: widget, GTK_PHASE_CAPTURE) { return true }
    if let focus = chain.first, press.isHandled(by: focus, GTK_PHASE_TARGET) { return true }
    for widget in chain where press.isHandled(by: widget, GTK_PHASE_BUBBLE) { return true }
    // The window looks after the shortcuts of widgets that are to work wherever the focus is.
    for widget in visibleTree where press.isManaged(by: widget) { return true }
    return false
  }
}

/// One key with the keys that are held meanwhile.
@MainActor private struct KeyPress {
  let symbol: UInt32
  let modifiers: UInt32

  func isHandled(by widget: Widget, _ phase: GtkPropagationPhase) -> Bool {
    guard widget.hasState(.insensitive) == false else { return false }
    for controller in widget.eventControllers where unsafe gtk_event_controller_get_propagation_phase(controller.pointer) == phase {
      if isHandled(by: controller, of: widget) { return true }
    }
    return false
  }

  private func isHandled(by controller: Object, of widget: Widget) -> Bool {
    let type = unsafe sidelight_instance_type(.init(controller.pointer))
    if g_type_is_a(type, gtk_event_controller_key_get_type()) != 0 {
      return controller.emit(Signal<Bool, Int, Int, Int>("key-pressed"), Int(symbol), 0, Int(modifiers)) ?? false
    }
    guard g_type_is_a(type, gtk_shortcut_controller_get_type()) != 0 else { return false }
    // The window's own controllers for these act for other widgets, which come last.
    if unsafe String(borrowing: gtk_event_controller_get_name(controller.pointer))?.hasPrefix("gtk-shortcut-manager") == true {
      return false
    }
    guard unsafe gtk_shortcut_controller_get_scope(controller.pointer) == GTK_SHORTCUT_SCOPE_LOCAL else { return false }
    return isShortcut(of: controller, widget)
  }

  /// Whether a shortcut that the widget has for the whole window is this key.
  func isManaged(by widget: Widget) -> Bool {
    guard widget.isMapped, widget.hasState(.insensitive) == false else { return false }
    for controller in widget.eventControllers {
      let type = unsafe sidelight_instance_type(.init(controller.pointer))
      guard g_type_is_a(type, gtk_shortcut_controller_get_type()) != 0,
        unsafe String(borrowing: gtk_event_controller_get_name(controller.pointer))?.hasPrefix("gtk-shortcut-manager") != true,
        unsafe gtk_shortcut_controller_get_scope(controller.pointer) != GTK_SHORTCUT_SCOPE_LOCAL
      else { continue }
      if isShortcut(of: controller, widget) { return true }
    }
    return false
  }

  private func isShortcut(of controller: Object, _ widget: Widget) -> Bool {
    let count = unsafe g_list_model_get_n_items(controller.pointer)
    for index in 0..<count {
      guard let item = unsafe g_list_model_get_item(controller.pointer, index) else { continue }
      // Most belong to a whole class of widgets and live for ever; a wrapper would count as something that stays behind.
      defer { unsafe g_object_unref(item) }
      let shortcut = OpaquePointer(item)
      guard let trigger = unsafe gtk_shortcut_get_trigger(shortcut), let action = unsafe gtk_shortcut_get_action(shortcut),
        unsafe matches(trigger)
      else { continue }
      let arguments = unsafe gtk_shortcut_get_arguments(shortcut)
      if unsafe gtk_shortcut_action_activate(action, sidelight_shortcut_exclusive, widget.widget, arguments) != 0 { return true }
    }
    return false
  }

  @unsafe private func matches(_ trigger: OpaquePointer) -> Bool {
    let type = unsafe sidelight_instance_type(.init(trigger))
    if g_type_is_a(type, gtk_alternative_trigger_get_type()) != 0 {
      return unsafe matches(gtk_alternative_trigger_get_first(trigger)) || matches(gtk_alternative_trigger_get_second(trigger))
    }
    guard g_type_is_a(type, gtk_keyval_trigger_get_type()) != 0 else { return false }
    return unsafe gtk_keyval_trigger_get_keyval(trigger) == symbol && gtk_keyval_trigger_get_modifiers(trigger).rawValue == modifiers
  }
}

extension Widget {
  /// Whether no widget around it hears of what happens in it.
  fileprivate var limitsEvents: Bool { unsafe gtk_widget_get_limit_events(widget) != 0 }
}
