#if Foundation
public import Foundation

/// The dates at which a ``TimelineView`` is made anew.
///
/// Source: SwiftUI's `TimelineSchedule`.
public protocol TimelineSchedule {
  /// What a schedule may know of how often dates are wanted.
  typealias Mode = TimelineScheduleMode
  /// The dates.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from one on, in their order; the first one may lie before it. They may be endless.
  ///
  /// - Parameters:
  ///   - startDate: when the view begins to be shown.
  ///   - mode: how often dates are wanted.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a ``TimelineSchedule`` is asked for dates.
///
/// Source: SwiftUI's `TimelineScheduleMode`.
public enum TimelineScheduleMode: Sendable {
  /// As often as the schedule has them. On this kind of machine it is always this one.
  case normal
  /// Seldom, to spare the screen.
  case lowFrequency
}

/// A schedule with a date at the beginning of every minute.
///
/// Source: SwiftUI's `EveryMinuteTimelineSchedule`.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init() {}

  /// The dates of the schedule.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    // Minutes begin at whole minutes since the reference date in all time zones of today.
    PeriodicTimelineSchedule.Entries(startingAt: Date(timeIntervalSinceReferenceDate: 0), by: 60, from: startDate)
  }
}

/// A schedule with dates at equal distances.
///
/// Source: SwiftUI's `PeriodicTimelineSchedule`.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Makes the schedule.
  ///
  /// - Parameters:
  ///   - startDate: one of the dates; the others lie before and after it.
  ///   - interval: the distance in seconds. One that is not positive leaves the date that it begins with.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The dates of the schedule, from the last one that is not later than the beginning.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(startingAt: start, by: interval, from: startDate)
  }

  /// The dates of the schedule, from the last one that is not later than the beginning.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private let start: Date
    private let interval: TimeInterval
    private var index: Double
    private var isOver = false

    init(startingAt start: Date, by interval: TimeInterval, from begin: Date) {
      self.start = start
      self.interval = interval
      let count = (begin.timeIntervalSince(start) / interval).rounded(.down)
      index = interval > 0 && count.isFinite ? count : 0
    }

    /// The next date; nil after the last one.
    public mutating func next() -> Date? {
      guard !isOver else { return nil }
      let date = start.addingTimeInterval(index == 0 ? 0 : index * interval)
      index += 1
      if !(interval > 0) || !interval.isFinite { isOver = true }
      return date
    }
  }
}

/// A schedule with dates that an app names.
///
/// Source: SwiftUI's `ExplicitTimelineSchedule`.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Makes the schedule.
  ///
  /// - Parameter dates: in their order.
  public init(_ dates: Entries) { self.dates = dates }

  /// The dates of the schedule.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// A schedule as fast as the screen can follow.
///
/// Source: SwiftUI's `AnimationTimelineSchedule`.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Makes the schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: the least distance of two dates in seconds; nil for that of two frames.
  ///   - paused: whether there are no more dates.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    let asked = minimumInterval ?? 0
    interval = asked.isFinite ? max(asked, 1 / 60) : 1 / 60
    isPaused = paused
  }

  /// The dates of the schedule.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(date: start, interval: isPaused ? nil : interval)
  }

  /// The dates of the schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date?
    fileprivate let interval: TimeInterval?

    /// The next date; nil after the last one.
    public mutating func next() -> Date? {
      defer { date = interval.flatMap { date?.addingTimeInterval($0) } }
      return date
    }
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule with a date at the beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule with dates at equal distances.
  ///
  /// - Parameters:
  ///   - startDate: one of the dates.
  ///   - interval: the distance in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule as fast as the screen can follow.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// A schedule as fast as the screen can follow, or slower.
  ///
  /// - Parameters:
  ///   - minimumInterval: the least distance of two dates in seconds; nil for that of two frames.
  ///   - paused: whether there are no more dates.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// A schedule with dates that an app names.
  ///
  /// - Parameter dates: in their order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S> {
    ExplicitTimelineSchedule(dates)
  }
}
#endif
