/// A progress bar, or a spinner when the value is not known. Its label is in slot `.title`, and what is said of the value in
/// `.description`.
package struct ProgressElement: ControlElement {
  /// From 0 to 1; nil while it is not known.
  package var fraction: Double?
  /// Whether the label is hidden; assistive technology still reads it.
  package var isLabelHidden: Bool
  /// Whether it is a bar though its end is not known.
  package var isBar = false
  package var scale = ControlScale.regular

  package init(fraction: Double? = nil, isLabelHidden: Bool = false) {
    self.fraction = fraction
    self.isLabelHidden = isLabelHidden
  }
}

extension ProgressElement {
  package var controlRole: ControlRole { .progress }
  package var hiddenSlots: [Slot] { isLabelHidden ? [.title, .description] : [] }
  package var valueText: String { fraction.map { "\($0)" } ?? "" }
  package var name: ControlName { .texts(in: [.title]) }
  package var readSlots: [Slot]? { [.title, .description] }
  package var keys: ControlKeys? { nil }
}
