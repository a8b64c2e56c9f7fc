import CSidelight

/// Two buttons that make a number smaller and larger, as those of a GtkSpinButton.
@safe package final class StepperWidget: Widget {
  private let buttons = (down: ButtonWidget(iconName: "value-decrease-symbolic"), up: ButtonWidget(iconName: "value-increase-symbolic"))
  private var heard: @MainActor (Bool) -> Void = { _ in }

  /// - Parameter names: what the buttons are called.
  package init(names: (down: String, up: String)) {
    unsafe super.init(sinking: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    accessibleRole = .group
    addClass("linked")
    StyleSheet.controls.read()
    addClass("sidelight-stepper")
    for (button, name, isUp) in [(buttons.down, names.down, false), (buttons.up, names.up, true)] {
      button.setAccessibleLabel(name)
      unsafe gtk_box_append(.init(pointer), button.widget)
      button.connect(ButtonWidget.clicked) { [weak self] in self?.heard(isUp) }
    }
    let keys = KeyController()
    addController(keys)
    keys.onPressed { [weak self] key, modifiers in
      guard let self, modifiers.isEmpty, key == .up || key == .down else { return false }
      let button = key == .up ? buttons.up : buttons.down
      if button.isSensitive { heard(key == .up) }
      return true
    }
  }

  /// Runs `body` with true for a step up and false for one down.
  package func onStep(_ body: @escaping @MainActor (Bool) -> Void) { heard = body }

  /// Which of the buttons can be used.
  package var usable: (down: Bool, up: Bool) {
    get { (buttons.down.isSensitive, buttons.up.isSensitive) }
    set {
      buttons.down.isSensitive = newValue.down
      buttons.up.isSensitive = newValue.up
    }
  }

  /// Gives the keyboard focus to the first button that can be used; false where none can.
  package func focusButton() -> Bool {
    guard let button = [buttons.down, buttons.up].first(where: \.isSensitive) else { return false }
    return button.grabFocus()
  }

  package func changeButtonClasses(from old: [String], to new: [String]) {
    for button in [buttons.down, buttons.up] { button.changeClasses(from: old, to: new) }
  }

  /// Does what a click on a button does.
  package func step(up: Bool) { (up ? buttons.up : buttons.down).emit(ButtonWidget.clicked) }
}
