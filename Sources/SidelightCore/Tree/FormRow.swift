/// What a row of a form looks like where a control is all that is in it: one of GNOME's rows of preferences.
package enum FormRow: Equatable, Sendable {
  /// A label and a switch. All of the row takes clicks.
  case toggle
  /// A label and what is chosen. All of the row opens the choice.
  case choice
  /// A field with its title in it. All of the row is the field.
  case field
  /// A label and two buttons.
  case stepper
  /// A button without a frame. All of the row is the button.
  case button

  /// Whether a click beside the control is one on the control.
  package var takesClicks: Bool { self != .stepper }
}
