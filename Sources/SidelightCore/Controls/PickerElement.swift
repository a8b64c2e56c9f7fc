/// A choice between several options, with its label in slot `.body`. Sends ``Event/choose(_:option:)``.
package struct PickerElement: ControlElement {
  /// What the options are called.
  @ShownText package var options: [String]
  /// The pictures that are shown in place of what some options are called, by their positions.
  package var icons: [Int: ImageElement.Source] = [:]
  /// The position of the chosen option; nil when none is chosen.
  package var selected: Int?
  /// The positions of the options that the user can't choose.
  package var disabled: Set<Int> = []
  /// Whether the label is hidden; assistive technology still reads it.
  package var isLabelHidden: Bool
  /// How the options are shown: in a menu, side by side in one control, or with round marks below or beside each other.
  package var style = Style.menu

  package var scale = ControlScale.regular

  package enum Style: Sendable { case menu, segmented, radio, radioRow }

  package init(options: [String], selected: Int?, isLabelHidden: Bool = false) {
    self.options = options
    self.selected = selected
    self.isLabelHidden = isLabelHidden
  }
}

extension PickerElement {
  package var controlRole: ControlRole { .picker }
  package var hiddenSlots: [Slot] { isLabelHidden ? [.body] : [] }
  package var formRow: FormRow? { style == .menu && !isLabelHidden ? .choice : nil }
  package var picture: String { "picker \(selected.map { options[$0] } ?? "-") of \(options.joined(separator: ", "))" }
  package var valueText: String { selected.map { options[$0] } ?? "" }
  package var keys: ControlKeys? { .widget }
  package var menuEntry: ControlMenuEntry? { .choice(options, selected: selected, disabled: disabled) }

  package func differs(from event: Event) -> Bool { if case .choose(_, let option) = event { option != selected } else { false } }
}
