/// A choice of a day, of a time of day, or of both, with the label in slot `.body`. Sends ``Event/pickTime(_:_:)``.
package struct DatePickerElement: ControlElement {
  /// The time that the app wants it to show, within the bounds.
  package let time: WallTime
  /// The first time that can be chosen; nil where there is none.
  package let earliest: WallTime?
  /// The last time that can be chosen; nil where there is none.
  package let latest: WallTime?
  /// What of the time is shown and can be chosen.
  package let parts: Parts
  /// The day and the time of day as the user's language writes them.
  package let texts: Texts
  /// Whether the calendar and the clock are always open.
  package var isOpen = false
  /// Whether the label is hidden; assistive technology still reads it.
  package var isLabelHidden = false
  package var scale = ControlScale.regular

  package enum Parts: Sendable { case day, timeOfDay, both }

  package struct Texts: Hashable, Sendable {
    package var day: String
    package var timeOfDay: String
    /// What the halves of a day are called where the clock counts twelve hours, the morning first; nil where it counts twenty-four.
    package var halves: Halves?

    package init(day: String, timeOfDay: String, halves: Halves? = nil) {
      self.day = day
      self.timeOfDay = timeOfDay
      self.halves = halves
    }
  }

  package struct Halves: Hashable, Sendable {
    package var morning: String
    package var afternoon: String

    package init(morning: String, afternoon: String) {
      self.morning = morning
      self.afternoon = afternoon
    }
  }

  /// - Parameter texts: how a time is written.
  package init(time: WallTime, earliest: WallTime? = nil, latest: WallTime? = nil, parts: Parts, texts: (WallTime) -> Texts) {
    // Bounds in the wrong order allow the first one alone.
    self.earliest = earliest
    self.latest = latest.map { max($0, earliest ?? $0) }
    self.parts = parts
    self.time = Self.limited(time, self.earliest, self.latest)
    self.texts = texts(self.time)
  }

  /// What the user gets who chooses a day: the nearest time that is allowed, at the time of day that is shown.
  package func choosing(year: Int, month: Int, day: Int) -> WallTime { limited(time.on(year: year, month: month, day: day)) }

  /// What the user gets who sets the clock: the nearest time of the day that is allowed.
  package func choosing(hour: Int, minute: Int) -> WallTime { limited(time.at(hour: hour, minute: minute)) }

  private func limited(_ time: WallTime) -> WallTime { Self.limited(time, earliest, latest) }

  private static func limited(_ time: WallTime, _ earliest: WallTime?, _ latest: WallTime?) -> WallTime {
    let late = earliest.map { max(time, $0) } ?? time
    return latest.map { min(late, $0) } ?? late
  }

  package var showsDay: Bool { parts != .timeOfDay }
  package var showsTimeOfDay: Bool { parts != .day }
}

extension DatePickerElement {
  package var controlRole: ControlRole { .datePicker }
  package var hiddenSlots: [Slot] { isLabelHidden ? [.body] : [] }
  package var valueText: String {
    [showsDay ? texts.day : nil, showsTimeOfDay ? texts.timeOfDay : nil].compactMap { $0 }.joined(separator: ", ")
  }
  package var keys: ControlKeys? { .widget }

  package func differs(from event: Event) -> Bool { if case .pickTime(_, let time) = event { time != self.time } else { false } }
}
