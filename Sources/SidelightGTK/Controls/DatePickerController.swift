import SidelightBridge
package import SidelightCore

/// A day and a time of day with their label: on buttons in a row, which open a calendar and a clock, or with both always open below the
/// label.
@MainActor package final class DatePickerController: CaptionedController {
  private let calendar = CalendarWidget()
  private let clock = ClockWidget(names: ("Hour", "Minute"))
  /// What opens the calendar and the clock; nil where they are always open.
  private let buttons: (day: PopoverButtonWidget, timeOfDay: PopoverButtonWidget)?

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    let isOpen = element.kind.control(DatePickerElement.self)?.isOpen == true
    let box = BoxWidget(isOpen ? .vertical : .horizontal, spacing: 6)
    box.accessibleRole = .group
    buttons = isOpen ? nil : (PopoverButtonWidget(calendar), PopoverButtonWidget(clock))
    super.init(id, element, in: renderer, control: box, place: isOpen ? .below : .after)
    clock.horizontalAlign = .center
    for part in [buttons?.day ?? calendar, buttons?.timeOfDay ?? clock] { box.append(part) }
    calendar.onChoice { [weak self] in self?.dayChosen() }
    clock.onChange { [weak self] in self?.clockSet() }
  }

  private var picker: DatePickerElement? { element.kind.control(DatePickerElement.self) }

  package override func update(from old: Element?) {
    guard let picker else { return }
    hideCaption(picker.isLabelHidden)
    if let buttons {
      let last = old?.kind.control(DatePickerElement.self)?.scale.classes ?? []
      for button in [buttons.day, buttons.timeOfDay] { button.changeClasses(from: last, to: picker.scale.classes) }
    }
    (buttons?.day ?? calendar).isVisible = picker.showsDay
    (buttons?.timeOfDay ?? clock).isVisible = picker.showsTimeOfDay
    show()
  }

  /// The program's answer to a choice may be what it said before.
  package override func insist() { show() }

  private func show() {
    guard let picker else { return }
    let time = picker.time
    echo.applying {
      calendar.day = (time.year, time.month, time.day)
      clock.count(halves: picker.texts.halves.map { [$0.morning, $0.afternoon] })
      clock.time = (time.hour, time.minute)
    }
    buttons?.day.text = picker.texts.day
    buttons?.timeOfDay.text = picker.texts.timeOfDay
  }

  package override var shownValueText: String {
    guard let buttons else { return picker?.valueText ?? "" }
    return [buttons.day, buttons.timeOfDay].filter(\.isVisible).map(\.text).joined(separator: ", ")
  }

  override func captionClicked() { focusFirst() }

  /// Gives the keyboard focus to its first part; false where that takes none.
  @discardableResult package func focusFirst() -> Bool {
    [buttons?.day ?? calendar, buttons?.timeOfDay ?? clock].first(where: \.isVisible)?.grabFocus() ?? false
  }

  private func dayChosen() {
    echo.unlessApplying {
      let day = calendar.day
      if let picker { send(.pickTime(id, picker.choosing(year: day.year, month: day.month, day: day.day))) }
    }
  }

  private func clockSet() {
    echo.unlessApplying {
      if let picker { send(.pickTime(id, picker.choosing(hour: clock.time.hour, minute: clock.time.minute))) }
    }
  }

  // MARK: What tests do

  /// Opens the calendar, where it is not open, and chooses a day as a click does.
  package func choose(year: Int, month: Int, day: Int) {
    buttons?.day.open()
    let time = WallTime(year: year, month: month, day: day)
    calendar.day = (time.year, time.month, time.day)
    buttons?.day.close()
  }

  /// Opens the clock, where it is not open, and sets it as its arrows do.
  package func choose(hour: Int, minute: Int) {
    buttons?.timeOfDay.open()
    clock.set(hour: hour, minute: minute)
    buttons?.timeOfDay.close()
  }
}
