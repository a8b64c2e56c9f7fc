/// Two buttons that step a value down and up, with the label in slot `.body`. Sends ``Event/step(_:up:)``.
package struct StepperElement: ControlElement {
  /// Whether there is a step down from here, and one up.
  package var canDecrement: Bool
  package var canIncrement: Bool
  /// Whether the label is hidden; assistive technology still reads it.
  package var isLabelHidden: Bool
  package var scale = ControlScale.regular

  package init(canDecrement: Bool, canIncrement: Bool, isLabelHidden: Bool = false) {
    self.canDecrement = canDecrement
    self.canIncrement = canIncrement
    self.isLabelHidden = isLabelHidden
  }
}

extension StepperElement {
  package var controlRole: ControlRole { .stepper }
  package var hiddenSlots: [Slot] { isLabelHidden ? [.body] : [] }
  package var formRow: FormRow? { isLabelHidden ? nil : .stepper }
  package var picture: String { "stepper " + [canDecrement ? "-" : "", canIncrement ? "+" : ""].joined() }
  package var keys: ControlKeys? { .widget }
}
