import SidelightBridge
package import SidelightCore

/// A number on a line with its label, as a GtkScale in a row.
@MainActor package final class SliderController: CaptionedController {
  private let scale: ScaleWidget
  private var isDragged = false
  /// The value that the program last heard of, or set.
  private var reported = 0.0
  private var marks: [SliderElement.Mark] = []

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    scale = ScaleWidget()
    super.init(id, element, in: renderer, control: scale)
    scale.horizontalAlign = .fill
    scale.connect(ScaleWidget.valueChanged) { [weak self] in self?.moved() }
    scale.onDrag { [weak self] in
      self?.drag(true)
    } ended: { [weak self] in
      self?.drag(false)
    }
  }

  override var takesLength: Bool { true }

  package override func update(from old: Element?) { show() }

  /// The program's answer to a movement may be what it said before.
  package override func insist() { show() }

  private var slider: SliderElement? { element.kind.control(SliderElement.self) }

  package override var shownValueText: String { "\(scale.value)" }

  private func show() {
    guard let slider else { return }
    hideCaption(slider.isLabelHidden)
    if slider.marks != marks {
      marks = slider.marks
      scale.setMarks(marks.map { ($0.value, $0.text) })
    }
    let length = slider.upper - slider.lower
    reported = slider.value
    echo.applying {
      scale.setRange(slider.lower, slider.upper, step: slider.step ?? length / 100, page: min(length, (slider.step ?? length / 100) * 10))
      scale.value = slider.value
    }
    scale.fill = slider.neutral == nil ? nil : { [weak self] in self?.fill($0, $1, $2) ?? (0, $2) }
  }

  /// The part of the line from the neutral value to where the knob stands.
  private func fill(_ line: Double, _ knob: Double, _ least: Double) -> (start: Double, length: Double) {
    guard let slider, let neutral = slider.neutral else { return (0, least) }
    let length = slider.upper - slider.lower
    func part(_ value: Double) -> Double { length > 0 ? (value - slider.lower) / length : 0 }
    let fill = SliderFill(
      from: part(neutral), to: part(scale.value), line: line, knob: knob, least: least, isMirrored: scale.isRightToLeft)
    return (fill.start, fill.length)
  }

  override func captionClicked() { scale.grabFocus() }

  private func moved() {
    if scale.fill != nil { scale.queueFill() }
    echo.unlessApplying {
      guard let slider else { return }
      let value = slider.nearest(to: scale.value)
      echo.applying { scale.value = value }
      guard value != reported else { return }
      reported = value
      // A key press is all of a movement.
      if !isDragged { send(.editing(id, true)) }
      send(.slide(id, value: value))
      if !isDragged { send(.editing(id, false)) }
    }
  }

  private func drag(_ isDragged: Bool) {
    guard isDragged != self.isDragged else { return }
    self.isDragged = isDragged
    send(.editing(id, isDragged))
  }
}
