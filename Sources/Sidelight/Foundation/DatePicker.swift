#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

/// What of a date a ``DatePicker`` shows, and lets the user choose.
///
/// Source: SwiftUI's `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the components.
  public let rawValue: UInt

  /// Makes components from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The day, month and year.
  public static let date = DatePickerComponents(rawValue: 1 << 0)
  /// The hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 1)
}

/// A control that chooses a date.
///
/// ```swift
/// DatePicker("Start Date", selection: $start, in: Date.now..., displayedComponents: [.date])
/// ```
///
/// On GNOME it is a row of the width that there is: the label leads, and a button each with the day and with the time of day trails, as the
/// user's language writes them. They open a `GtkCalendar`, and a clock of `GtkSpinButton`s. With ``View/datePickerStyle(_:)`` calendar and
/// clock are always open. A date outside of the range is shown at its nearest end, and the binding keeps it; a choice outside of the range
/// becomes its nearest end. The calendar is the Gregorian one, in the time zone of the environment. Source: SwiftUI's `DatePicker`.
public struct DatePicker<Label> {
  /// What of a date is shown.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let earliest: Date?
  private let latest: Date?
  private let components: Components
  private let label: Label
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  nonisolated fileprivate init(_ selection: Binding<Date>, _ earliest: Date?, _ latest: Date?, _ components: Components, _ label: Label) {
    self.selection = selection
    self.earliest = earliest
    self.latest = latest
    self.components = components
    self.label = label
  }
}

extension DatePicker: View where Label: View {
  /// Makes a date picker with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: the date; written when the user chooses another one.
  ///   - displayedComponents: what of it is shown and chosen.
  ///   - label: what the control says.
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, displayedComponents, label())
  }

  /// Makes a date picker with a view as its label, for the dates of a range.
  ///
  /// - Parameters:
  ///   - selection: the date; written when the user chooses another one.
  ///   - range: the dates that can be chosen.
  ///   - displayedComponents: what of it is shown and chosen.
  ///   - label: what the control says.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
  }

  /// Makes a date picker with a view as its label, for dates from one on. See the one with a `ClosedRange<Date>`.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label())
  }

  /// Makes a date picker with a view as its label, for dates up to one. See the one with a `ClosedRange<Date>`.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label())
  }

  /// The label, and buttons with the day and the time of day.
  public var body: some View { DatePickerView(label: label, element: { element }, choose: { choose($0) }) }

  @MainActor private var element: DatePickerElement {
    let wall = wall
    return DatePickerElement(
      time: wall.time(of: selection.wrappedValue), earliest: earliest.map(wall.time), latest: latest.map(wall.time), parts: parts,
      texts: wall.texts)
  }

  @MainActor private var wall: Wall { Wall(locale: locale, timeZone: timeZone) }

  private var parts: DatePickerElement.Parts {
    switch (components.contains(.date), components.contains(.hourAndMinute)) {
    case (true, false): .day
    case (false, true): .timeOfDay
    // Without any component there would be nothing to see.
    default: .both
    }
  }

  @MainActor private func choose(_ time: WallTime) {
    let wall = wall
    // The clock shows no seconds, but the range may begin or end at some.
    let end = [earliest, latest].compactMap(\.self).first { wall.time(of: $0) == time }
    selection.wrappedValue = end ?? wall.date(of: time, keepingSecondsOf: selection.wrappedValue)
  }
}

extension DatePicker where Label == Text {
  /// Makes a date picker with a title.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - selection: the date; written when the user chooses another one.
  ///   - displayedComponents: what of it is shown and chosen.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(titleKey))
  }

  /// Makes a date picker with a title, for the dates of a range.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - selection: the date; written when the user chooses another one.
  ///   - range: the dates that can be chosen.
  ///   - displayedComponents: what of it is shown and chosen.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Makes a date picker with a title, for dates from one on. See the one with a `ClosedRange<Date>`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
  }

  /// Makes a date picker with a title, for dates up to one. See the one with a `ClosedRange<Date>`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(title))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
  }

  /// Makes a date picker with a title, for dates from one on. See the one with a `LocalizedStringKey`.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(title))
  }

  /// Makes a date picker with a title, for dates up to one. See the one with a `LocalizedStringKey`.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(title))
  }
}

/// The calendar and the clock that the user sees: Gregorian, as `GtkCalendar` is.
private struct Wall {
  private let locale: Locale
  private let calendar: Calendar

  init(locale: Locale, timeZone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
    self.locale = locale
  }

  func time(of date: Date) -> WallTime {
    let parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    // The first and the last minute of what a calendar on the wall shows stand for all before and behind.
    guard parts.era == 1 else { return WallTime(year: 1, month: 1, day: 1) }
    if let year = parts.year, year > 9999 { return WallTime(year: 9999, month: 12, day: 31, hour: 23, minute: 59) }
    return WallTime(
      year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1, hour: parts.hour ?? 0, minute: parts.minute ?? 0)
  }

  /// The date at a time; it keeps what no clock here shows of another one.
  func date(of time: WallTime, keepingSecondsOf old: Date) -> Date {
    let seconds = calendar.dateComponents([.second, .nanosecond], from: old)
    let parts = DateComponents(
      year: time.year, month: time.month, day: time.day, hour: time.hour, minute: time.minute, second: seconds.second,
      nanosecond: seconds.nanosecond)
    return calendar.date(from: parts) ?? old
  }

  func texts(of time: WallTime) -> DatePickerElement.Texts {
    let date = date(of: time, keepingSecondsOf: Date(timeIntervalSinceReferenceDate: 0))
    let hasHalves = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
    let formatter = DateFormatter()
    formatter.locale = locale
    return DatePickerElement.Texts(
      day: format(date: .abbreviated, time: .omitted).format(date), timeOfDay: format(date: .omitted, time: .shortened).format(date),
      halves: hasHalves ? DatePickerElement.Halves(morning: formatter.amSymbol, afternoon: formatter.pmSymbol) : nil)
  }

  private func format(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: locale, timeZone: calendar.timeZone)
  }
}
#endif
