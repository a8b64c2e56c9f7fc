import CSidelight

/// The buttons at the side of a mouse, with which people go back and forward in pages. The window answers them, before GTK does.
///
/// GTK (seen in 4.18) lets go of the pointer only when a button from 1 to 5 is released: after another button all that the pointer does goes
/// to the widget where that button was pressed. Nothing else is highlighted, the next click is lost, and if that widget goes with its page, a
/// warning tells that its state is not in order. libadwaita goes back when the button is pressed, so the page always goes.
@MainActor enum SideButtons {
  /// The two buttons' numbers, for which GDK has no names.
  private static let back: UInt32 = 8
  private static let forward: UInt32 = 9

  private static let event = unsafe g_signal_lookup("event", gdk_surface_get_type())
  /// GTK's handler for a window's events was connected first and would have them first. A hook comes before all handlers.
  private static let watch = unsafe g_signal_add_emission_hook(event, 0, cFunction(blockForSideButton), nil, nil)

  /// Answers the buttons from now on; for a window that is realized.
  static func answer(for window: WindowWidget) {
    guard let surface = unsafe gtk_native_get_surface(window.pointer) else { return }
    _ = watch
    unsafe g_signal_connect_data(.init(surface), "event", cFunction(handle), nil, nil, sidelight_connect_default)
  }

  /// Takes a side button's event away from GTK's handler, where `handle` comes after it and gives it back.
  private static let blockForSideButton: @MainActor @convention(c) (OpaquePointer?, UInt32, UnsafePointer<GValue>, gpointer?) -> gboolean =
    { _, _, values, _ in
      if let surface = unsafe g_value_get_object(values), let event = unsafe g_value_get_pointer(values + 1),
        unsafe isSideButton(.init(event)),
        unsafe g_signal_handler_find(surface, sidelight_match_handler, Self.event, 0, nil, cFunction(handle), nil) != 0
      {
        unsafe setGTKHears(false, OpaquePointer(surface))
      }
      return 1
    }

  private static let handle: @MainActor @convention(c) (OpaquePointer, OpaquePointer, gpointer?) -> gboolean = { surface, event, _ in
    guard unsafe isSideButton(event) else { return 0 }
    unsafe setGTKHears(true, surface)
    if unsafe gdk_event_get_event_type(event) == GDK_BUTTON_PRESS { unsafe press(event, on: surface) }
    return 1
  }

  @unsafe private static func isSideButton(_ event: OpaquePointer) -> Bool {
    let type = unsafe gdk_event_get_event_type(event)
    guard type == GDK_BUTTON_PRESS || type == GDK_BUTTON_RELEASE else { return false }
    let button = unsafe gdk_button_event_get_button(event)
    return button == back || button == forward
  }

  /// GTK's handlers are those that are given the window.
  @unsafe private static func setGTKHears(_ hears: Bool, _ surface: OpaquePointer) {
    guard let window = unsafe gtk_native_get_for_surface(surface) else { return }
    let change = unsafe hears ? g_signal_handlers_unblock_matched : g_signal_handlers_block_matched
    _ = unsafe change(.init(surface), sidelight_match_window, Self.event, 0, nil, nil, .init(window))
  }

  @unsafe private static func press(_ event: OpaquePointer, on surface: OpaquePointer) {
    guard let window = unsafe gtk_native_get_for_surface(surface) else { return }
    var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
    guard unsafe gdk_event_get_position(event, &x, &y) != 0 else { return }
    unsafe gtk_native_get_surface_transform(window, &left, &top)
    let root = unsafe UnsafeMutablePointer<GtkWidget>(window)
    guard let widget = unsafe gtk_widget_pick(root, x - left, y - top, sidelight_pick_default) else { return }
    let isBack = unsafe gdk_button_event_get_button(event) == back
    // A shortcut is not turned round with the language: its key names a direction.
    let app = (unsafe Widget.wrapper(for: OpaquePointer(root)) as? WindowWidget)?.goes
    if app?(isBack) != true { _ = unsafe NavigationViewWidget.turn(isBack: isBack, at: widget) }
  }
}
