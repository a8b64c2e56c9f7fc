/// What is on or off, with its label in slot `.body`. Sends ``Event/toggle(_:isOn:)``.
package struct ToggleElement: ControlElement {
  /// The value that the app wants it to show.
  package var isOn: Bool
  /// Whether it stands for several values of which some are on; it is not on then.
  package var isMixed = false
  /// Whether the label is hidden; assistive technology still reads it.
  package var isLabelHidden: Bool

  /// How it is drawn; a button has its label in it.
  package var style = Style.switch
  package var scale = ControlScale.regular
  /// How a toggle is drawn that is a button.
  package var button = ButtonElement.Style.automatic
  package var isInToolbar = false

  package enum Style: Sendable { case `switch`, checkbox, button }

  package init(isOn: Bool, isLabelHidden: Bool = false) {
    self.isOn = isOn
    self.isLabelHidden = isLabelHidden
  }
}

extension ToggleElement {
  package var controlRole: ControlRole { .toggle }
  package var hiddenSlots: [Slot] { isLabelHidden && style != .button ? [.body] : [] }
  package var formRow: FormRow? { style == .switch && !isLabelHidden ? .toggle : nil }
  package var valueText: String { isMixed ? "mixed" : isOn ? "on" : "off" }
  package var menuEntry: ControlMenuEntry? { .check(isOn: isOn) }

  package func click(on id: NodeID) -> Event? { .toggle(id, isOn: !isOn) }
  package func differs(from event: Event) -> Bool { if case .toggle(_, let isOn) = event { isMixed || isOn != self.isOn } else { false } }
}
