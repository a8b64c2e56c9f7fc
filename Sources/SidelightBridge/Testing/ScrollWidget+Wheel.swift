import CSidelight

extension ScrollWidget {
  /// When each direction scrolls, the horizontal one first. For tests.
  package var policies: [String] {
    var policies = (GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC)
    unsafe gtk_scrolled_window_get_policy(pointer, &policies.0, &policies.1)
    return [policies.0, policies.1].map { policy in
      switch policy {
      case GTK_POLICY_NEVER: "never"
      case GTK_POLICY_EXTERNAL: "external"
      case GTK_POLICY_ALWAYS: "always"
      default: "automatic"
      }
    }
  }

  /// Whether the wheel moves it: turns it once in front of each controller that GTK would ask, and back. For tests.
  package func turnWheel() -> Bool {
    let before = verticalOffset
    for controller in eventControllers where controller.typeName == "GtkEventControllerScroll" {
      if unsafe gtk_event_controller_get_propagation_phase(controller.pointer) == GTK_PHASE_NONE { continue }
      _ = controller.emit(Signal<Bool, Double, Double>("scroll"), 0.0, 1.0)
    }
    defer { verticalOffset = before }
    return verticalOffset != before
  }

  /// Moves the content as the user does, by so many pixels. For tests.
  package func userScrolls(x: Double = 0, y: Double = 0) {
    func move(_ adjustment: UnsafeMutablePointer<GtkAdjustment>?, by way: Double) {
      if way != 0 { unsafe gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + way) }
    }
    unsafe move(gtk_scrolled_window_get_hadjustment(pointer), by: x)
    unsafe move(gtk_scrolled_window_get_vadjustment(pointer), by: y)
  }
}
