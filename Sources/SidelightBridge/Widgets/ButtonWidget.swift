import CSidelight

/// A GtkButton.
@safe package class ButtonWidget: Widget {
  package init() {
    unsafe super.init(sinking: gtk_button_new())
  }

  override init(sinking widget: UnsafeMutablePointer<GtkWidget>) {
    unsafe super.init(sinking: widget)
  }

  /// A button that shows an icon of the theme.
  package convenience init(iconName: String) {
    self.init()
    self.iconName = iconName
  }

  private var button: UnsafeMutablePointer<GtkButton> { unsafe .init(pointer) }

  package var iconName: String? {
    get { unsafe String(borrowing: gtk_button_get_icon_name(button)) }
    set { if let newValue, newValue != iconName { unsafe gtk_button_set_icon_name(button, newValue) } }
  }

  package func setChild(_ child: Widget?) {
    if unsafe gtk_button_get_child(button) != child?.widget { unsafe gtk_button_set_child(button, child?.widget) }
  }

  package var hasFrame: Bool {
    get { unsafe gtk_button_get_has_frame(button) != 0 }
    set { if newValue != hasFrame { unsafe gtk_button_set_has_frame(button, newValue ? 1 : 0) } }
  }

  package static let clicked = Signal<Void>("clicked")

  /// Runs `body` when something begins to hold the button down, and when that ends.
  package func onPress(_ body: @escaping @MainActor (Bool) -> Void) {
    var wasPressed = false
    connect(Signal<Void>("state-flags-changed")) { [weak self] in
      guard let isPressed = self?.hasState(.active), isPressed != wasPressed else { return }
      wasPressed = isPressed
      body(isPressed)
    }
  }
}

/// A GtkToggleButton.
@safe package final class ToggleButtonWidget: ButtonWidget {
  package override init() {
    unsafe super.init(sinking: gtk_toggle_button_new())
  }

  package init(iconName: String) {
    unsafe super.init(sinking: gtk_toggle_button_new())
    self.iconName = iconName
  }

  package var isActive: Bool {
    get { unsafe gtk_toggle_button_get_active(.init(pointer)) != 0 }
    set { if newValue != isActive { unsafe gtk_toggle_button_set_active(.init(pointer), newValue ? 1 : 0) } }
  }

  package static let toggled = Signal<Void>("toggled")
}
