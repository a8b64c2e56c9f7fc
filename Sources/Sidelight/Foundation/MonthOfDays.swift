#if Foundation
import Foundation

/// The days that can be chosen.
package struct DayLimits: Equatable, Sendable {
  /// The beginnings of the first and of the last day; nil where none can be chosen.
  package let days: ClosedRange<Date>?

  /// Takes the days of which some moment lies in a range.
  ///
  /// - Parameters:
  ///   - earliest: the first moment; nil for none.
  ///   - end: the first moment behind the last one; nil for none.
  ///   - calendar: says when days begin.
  package init(from earliest: Date? = nil, upTo end: Date? = nil, in calendar: Calendar) {
    let first = calendar.startOfDay(for: Self.usable(earliest ?? .distantPast))
    let limit = Self.usable(end ?? .distantFuture)
    let begin = calendar.startOfDay(for: limit)
    let last = begin < limit ? begin : calendar.startOfDay(for: begin.addingTimeInterval(-1))
    let isEmpty = earliest.flatMap { earliest in end.map { $0 <= earliest } } ?? false
    days = first <= last && !isEmpty ? first...last : nil
  }

  /// Calendars count from there to there without trouble.
  private static func usable(_ date: Date) -> Date { min(max(date, .distantPast), .distantFuture) }

  /// Whether the day that begins then can be chosen.
  package func contains(_ day: Date) -> Bool { days?.contains(day) ?? false }

  /// The day that can be chosen nearest to another one; that one itself where none can be chosen.
  package func nearest(to day: Date) -> Date { days.map { min(max(day, $0.lowerBound), $0.upperBound) } ?? Self.usable(day) }
}

/// A month of any calendar as a page of six weeks, filled up with days of the months around it.
package struct MonthOfDays: Equatable, Sendable {
  /// A day on the page.
  package struct Day: Hashable, Identifiable, Sendable {
    /// When it begins.
    package let id: Date
    /// Its number in its month.
    package let number: Int
    /// Whether it is one of the month, and not of one around it.
    package let isInMonth: Bool
    /// Whether it can be chosen.
    package let isAllowed: Bool
  }

  /// Seven days, the first of which the calendar names.
  package struct Week: Hashable, Identifiable, Sendable {
    /// The days, from the first on.
    package let days: [Day]
    /// When it begins.
    package let id: Date
  }

  /// When the month begins.
  package let start: Date
  /// The weeks of the page, from the top on.
  package let weeks: [Week]
  /// A day of the month before; nil where no day from there back can be chosen.
  package let previous: Date?
  /// A day of the month after; nil where no day from there on can be chosen.
  package let next: Date?

  private let calendar: Calendar
  private let limits: DayLimits

  /// Makes the page of the month with a day, or of the nearest month in which a day can be chosen.
  ///
  /// - Parameters:
  ///   - date: a moment of the month.
  ///   - calendar: counts the days.
  ///   - firstWeekday: the day that weeks begin with, from 1 for Sunday to 7.
  ///   - limits: the days that can be chosen.
  package init(of date: Date, in calendar: Calendar, firstWeekday: Int, limits: DayLimits) {
    let day = limits.nearest(to: calendar.startOfDay(for: limits.nearest(to: date)))
    // Each calendar that there is has months: the day alone stands for what can't be.
    let month = calendar.dateInterval(of: .month, for: day) ?? DateInterval(start: day, duration: 86_400)
    let start = calendar.startOfDay(for: month.start)
    let lead = (calendar.component(.weekday, from: start) - firstWeekday + 14) % 7
    weeks = (0..<6).map { week in
      let days = (0..<7).map { weekday in
        let date = calendar.date(byAdding: .day, value: week * 7 + weekday - lead, to: start) ?? start
        // Where the clocks go forward at midnight a day begins later.
        let begin = calendar.startOfDay(for: date)
        return Day(
          id: begin, number: calendar.component(.day, from: begin), isInMonth: begin >= start && begin < month.end,
          isAllowed: limits.contains(begin))
      }
      return Week(days: days, id: days[0].id)
    }
    self.start = start
    previous = limits.days.flatMap { $0.lowerBound < start ? calendar.startOfDay(for: start.addingTimeInterval(-1)) : nil }
    next = limits.days.flatMap { $0.upperBound >= month.end ? calendar.startOfDay(for: month.end) : nil }
    self.calendar = calendar
    self.limits = limits
  }

  /// The day that is some days or months away from another one, or the nearest one that can be chosen.
  ///
  /// - Parameters:
  ///   - count: how many of the unit; negative for back.
  ///   - unit: what is counted.
  ///   - day: where the count begins.
  package func day(_ count: Int, _ unit: Calendar.Component, from day: Date) -> Date {
    let goal = calendar.date(byAdding: unit, value: count, to: day) ?? day
    return limits.nearest(to: calendar.startOfDay(for: goal))
  }
}

/// What a set of date components says about days.
package struct ChosenDays: Equatable, Sendable {
  /// The set, as the app has it.
  package let entries: Set<DateComponents>
  /// When the days that it denotes begin.
  package let days: Set<Date>
  private let calendar: Calendar

  /// Reads a set.
  ///
  /// - Parameters:
  ///   - entries: the date components.
  ///   - calendar: the one of those that name none, and of what is added. Its time zone is that of all: what counts is the day.
  package init(_ entries: Set<DateComponents>, in calendar: Calendar) {
    self.entries = entries
    self.calendar = calendar
    days = Set(entries.compactMap { Self.day(of: $0, in: calendar) })
  }

  /// The set without what denotes a day, or with that day, where nothing in it does.
  package func toggling(_ day: Date) -> Set<DateComponents> {
    if days.contains(day) { return entries.filter { Self.day(of: $0, in: calendar) != day } }
    return entries.union([calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)])
  }

  /// When the day of an entry begins; nil where the entry lacks the year, the month or the day.
  private static func day(of entry: DateComponents, in calendar: Calendar) -> Date? {
    guard let year = entry.year, let month = entry.month, let day = entry.day else { return nil }
    // Numbers without any sense are too much for the arithmetic of calendars.
    guard abs(year) < 100_000, abs(month) < 1_000, abs(day) < 1_000 else { return nil }
    var reader = entry.calendar ?? calendar
    reader.timeZone = calendar.timeZone
    // A year alone is one of the present era: the Japanese and the Chinese calendar begin to count anew.
    var parts = DateComponents(era: entry.era ?? reader.component(.era, from: .now), year: year, month: month, day: day)
    parts.isLeapMonth = entry.isLeapMonth
    return reader.date(from: parts).map(calendar.startOfDay)
  }
}
#endif
