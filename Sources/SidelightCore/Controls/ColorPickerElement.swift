/// A choice of a colour, with the label in slot `.body`. Sends ``Event/pickColor(_:_:)`` with the components of a colour.
package struct ColorPickerElement: ControlElement {
  /// The colour that the app wants it to show.
  package let color: ColorStyle
  /// Whether the user chooses how opaque it is as well.
  package let hasOpacity: Bool
  /// Whether the label is hidden; assistive technology still reads it.
  package var isLabelHidden = false
  package var scale = ControlScale.regular

  package init(color: ColorStyle, hasOpacity: Bool) {
    self.hasOpacity = hasOpacity
    self.color = hasOpacity ? color : color.opaque
  }

  /// What the user gets who chooses a colour.
  package func choosing(_ color: ColorStyle) -> ColorStyle { hasOpacity ? color : color.opaque }
}

extension ColorPickerElement {
  package var controlRole: ControlRole { .colorPicker }
  package var hiddenSlots: [Slot] { isLabelHidden ? [.body] : [] }
  package var valueText: String { color.description }
  package var keys: ControlKeys? { .widget }

  package func differs(from event: Event) -> Bool { if case .pickColor(_, let color) = event { color != self.color } else { false } }
}
