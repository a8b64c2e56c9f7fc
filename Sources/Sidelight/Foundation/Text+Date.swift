#if Foundation
public import Foundation
public import SidelightUI

extension Text {
  /// How a date is shown.
  ///
  /// Source: SwiftUI's `Text.DateStyle`.
  public struct DateStyle: Equatable, Sendable {
    enum Kind: String, Sendable { case date, time, relative, offset, timer }
    let kind: Kind

    /// The day, such as June 3, 2019, as the user's language writes it.
    public static let date = DateStyle(kind: .date)
    /// The time of day, such as 11:23 PM, as the user's language writes it.
    public static let time = DateStyle(kind: .time)
    /// How far away it is, in its two largest units: 2 hours, 23 minutes.
    public static let relative = DateStyle(kind: .relative)
    /// How far away it is, in its largest unit: +2 hours.
    public static let offset = DateStyle(kind: .offset)
    /// How far away it is, in hours, minutes and seconds: 36:59:01.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Shows a date. A text that says how far away it is changes as time passes.
  ///
  /// ```swift
  /// Text(message.date, style: .relative)
  /// ```
  ///
  /// Source: SwiftUI's `Text.init(_:style:)`.
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - style: how it is shown.
  nonisolated public init(_ date: Date, style: DateStyle) {
    switch style.kind {
    case .date: self.init(date, format: Date.FormatStyle(date: .long, time: .omitted))
    case .time: self.init(date, format: Date.FormatStyle(date: .omitted, time: .shortened))
    case .relative, .offset, .timer:
      self.init(
        TickingText(id: "\(style.kind) \(date.timeIntervalSince1970)") { TimeSpan(from: .now, to: date).moment(as: style.kind) })
    }
  }

  /// Shows from when to when something is, such as 9:30 to 15:30 on one day.
  ///
  /// Source: SwiftUI's `Text.init(_:)` for dates.
  nonisolated public init(_ dates: ClosedRange<Date>) { self.init(dates.lowerBound..<dates.upperBound, format: .interval) }

  /// Shows from when to when something is.
  ///
  /// Source: SwiftUI's `Text.init(_:)` for an interval of dates.
  nonisolated public init(_ interval: DateInterval) { self.init(interval.start..<interval.end, format: .interval) }

  /// Shows a timer that runs from the beginning of a time to its end, and stands still before and after.
  ///
  /// ```swift
  /// Text(timerInterval: start...start.addingTimeInterval(12 * 60))
  /// ```
  ///
  /// Source: SwiftUI's `Text.init(timerInterval:pauseTime:countsDown:showsHours:)`.
  ///
  /// - Parameters:
  ///   - timerInterval: when the timer runs.
  ///   - pauseTime: when it stopped; nil while it runs.
  ///   - countsDown: whether it says how much is left.
  ///   - showsHours: whether more than sixty minutes are shown as hours.
  nonisolated public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
    // A date that is no number has no description.
    let times = [timerInterval.lowerBound, timerInterval.upperBound, pauseTime].map { $0?.timeIntervalSinceReferenceDate }
    let id = "interval \(times) \(countsDown) \(showsHours)"
    self.init(
      TickingText(id: id) {
        let now = pauseTime ?? .now
        let shown = min(max(now, timerInterval.lowerBound), timerInterval.upperBound)
        let span = TimeSpan(from: countsDown ? shown : timerInterval.lowerBound, to: countsDown ? timerInterval.upperBound : shown)
        let characters = span.clock(showsHours: showsHours, roundsUp: countsDown)
        if pauseTime != nil || now >= timerInterval.upperBound { return (characters, nil) }
        if now < timerInterval.lowerBound { return (characters, timerInterval.lowerBound.timeIntervalSince(now)) }
        return (characters, span.untilNextSecond(countsDown: countsDown))
      })
  }
}

/// The time between two dates, in words.
struct TimeSpan {
  /// In seconds; never negative.
  private let length: Double
  /// Whether its end is to come.
  private let isAhead: Bool

  init(from now: Date, to date: Date) {
    let seconds = date.timeIntervalSince(now)
    length = seconds.isFinite ? min(abs(seconds), 1e12) : 0
    isAhead = seconds > 0
  }

  /// The units of a date, with how many seconds each has: a month is the twelfth of a year.
  private static let units: [(name: String, seconds: Double)] = [
    ("year", 31_556_952), ("month", 2_629_746), ("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1),
  ]

  func moment(as kind: Text.DateStyle.Kind) -> TextSource.Moment {
    let next = untilNextSecond(countsDown: isAhead)
    switch kind {
    case .timer: return (clock(showsHours: true, roundsUp: isAhead), next)
    case .offset: return ((isAhead ? "+" : "-") + words(1), length < 3_600 ? next : 60)
    default: return (words(2), length < 86_400 ? next : 60)
    }
  }

  /// How long it takes until another number of seconds is shown.
  func untilNextSecond(countsDown: Bool) -> Double {
    let part = length - length.rounded(.down)
    return (countsDown ? (part == 0 ? 1 : part) : 1 - part) + 0.005
  }

  private func seconds(roundsUp: Bool) -> Int { Int(length.rounded(roundsUp ? .up : .down)) }

  /// As a clock shows it: 36:59:01, or 4:05.
  func clock(showsHours: Bool, roundsUp: Bool) -> String {
    let all = seconds(roundsUp: roundsUp)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let hours = all / 3_600
    if showsHours, hours > 0 { return "\(hours):\(two(all / 60 % 60)):\(two(all % 60))" }
    return "\(all / 60):\(two(all % 60))"
  }

  /// Its largest units: 2 hours, 23 minutes.
  private func words(_ most: Int) -> String {
    var rest = Double(seconds(roundsUp: isAhead))
    var words: [String] = []
    for unit in Self.units {
      let count = Int(rest / unit.seconds)
      if count == 0 {
        // What follows an empty unit is too small to be said beside a large one.
        if words.isEmpty { continue } else { break }
      }
      words.append("\(count) \(unit.name)\(count == 1 ? "" : "s")")
      rest -= Double(count) * unit.seconds
      if words.count == most { break }
    }
    return words.isEmpty ? "0 seconds" : words.joined(separator: ", ")
  }
}
#endif
