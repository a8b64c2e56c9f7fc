#if Foundation
public import Foundation
public import SidelightUI

/// A view that is made anew at each date of a schedule.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///   Text(context.date, format: .dateTime.hour().minute().second())
/// }
/// ```
///
/// Only while it can be seen: on a hidden page it waits, and shows the date that it is then when it comes back.
///
/// Source: SwiftUI's `TimelineView`.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  /// What the view is made from.
  ///
  /// Source: SwiftUI's `TimelineView.Context`.
  public struct Context {
    /// How often the view is made anew.
    ///
    /// Source: SwiftUI's `TimelineView.Context.Cadence`.
    public enum Cadence: Comparable, Hashable, Sendable {
      /// As often as the schedule says. On this kind of machine that is always so.
      case live
      /// About once a second.
      case seconds
      /// About once a minute.
      case minutes
    }

    /// The date of the schedule for which the view is made.
    public let date: Date
    /// How often the view is made anew.
    public let cadence: Cadence
  }
}

/// The context of a ``TimelineView``, which is the same for all schedules.
///
/// Source: SwiftUI's `TimelineViewDefaultContext`.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// Makes a view for each date of a schedule.
  ///
  /// - Parameters:
  ///   - schedule: the dates.
  ///   - content: makes the view.
  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// The view for the date that it is.
  public var body: some View {
    let course = TimelineCourse(schedule)
    ClockedView {
      let date = course.date(at: .now)
      return (content(TimelineViewDefaultContext(date: date, cadence: .live)), course.seconds(from: .now))
    }
  }
}

/// The dates of a schedule, from the one that is now.
@MainActor private final class TimelineCourse {
  private var next: Date?
  private var current: Date
  private let advance: () -> Date?

  init(_ schedule: some TimelineSchedule) {
    let now = Date.now
    var dates = schedule.entries(from: now, mode: .normal).makeIterator()
    advance = { dates.next() }
    current = now
    next = advance()
    // The first date counts, even one that is still to come.
    if let first = next, first > now { current = first }
  }

  /// The last date that has come.
  func date(at now: Date) -> Date {
    var still = 0
    while let date = next, date <= now {
      still = date > current ? 0 : still + 1
      guard still < 10_000 else {
        Problem.report(
          "the dates of a TimelineSchedule stand still at \(date), so that its view stays as it is. Let each one be later than the one before."
        )
        next = nil
        break
      }
      current = date
      next = advance()
    }
    return current
  }

  /// How long it is until the next one; nil where there is none.
  func seconds(from now: Date) -> Double? { next.map { max($0.timeIntervalSince(now), 0) } }
}
#endif
