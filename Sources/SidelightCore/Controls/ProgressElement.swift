/// Progress: a bar with a value, or a spinner without one. An optional label in slot `.body`.
package struct ProgressElement: ControlElement {
  /// From 0 to 1; nil while it is not known.
  package var fraction: Double?
  /// Whether only assistive technology is told the label.
  package var isLabelHidden: Bool

  package init(fraction: Double? = nil, isLabelHidden: Bool = false) {
    self.fraction = fraction
    self.isLabelHidden = isLabelHidden
  }
}

extension ProgressElement {
  package var controlRole: ControlRole { .progress }
  package var valueText: String { fraction.map { "\($0)" } ?? "" }
  package var keys: ControlKeys? { nil }
}
