import CSidelight

/// Fingers, which a display for tests does not have.
@MainActor package enum Fingers {
  /// Lets the drag gestures on a widget that listen to fingers alone listen to the mouse, too.
  package static func areMouse(on widget: Widget) {
    for controller in widget.eventControllers
    where g_type_is_a(unsafe sidelight_instance_type(.init(controller.pointer)), gtk_gesture_drag_get_type()) != 0 {
      unsafe gtk_gesture_single_set_touch_only(controller.pointer, 0)
    }
  }
}
