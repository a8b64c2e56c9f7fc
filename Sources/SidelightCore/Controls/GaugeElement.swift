/// How much there is of something within a range, with its label in slot `.title` and what is said of the value in `.description`.
package struct GaugeElement: ControlElement {
  /// From 0 to 1.
  package var fraction: Double
  /// Whether the label is hidden; assistive technology still reads it.
  package var isLabelHidden: Bool

  package init(fraction: Double, isLabelHidden: Bool = false) {
    self.fraction = fraction
    self.isLabelHidden = isLabelHidden
  }
}

extension GaugeElement {
  package var controlRole: ControlRole { .gauge }
  package var hiddenSlots: [Slot] { isLabelHidden ? [.title, .description] : [] }
  package var valueText: String { "\(fraction)" }
  package var name: ControlName { .texts(in: [.title]) }
  package var readSlots: [Slot]? { [.title, .description] }
  package var keys: ControlKeys? { nil }
}
