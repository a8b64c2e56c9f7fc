#if Combine && Foundation
public import Foundation
public import OpenCombine

extension RunLoop {
  /// A moment, as a run loop knows it.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The moment.
    public var date: Date

    /// Makes a moment of a date.
    public init(_ date: Date) { self.date = date }

    /// The time from this moment to another one.
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    /// The moment some time later.
    public func advanced(by time: Stride) -> SchedulerTimeType { SchedulerTimeType(date + time.timeInterval) }

    /// A time between two moments. Numbers are seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable, Sendable {
      /// The time in seconds.
      public var timeInterval: TimeInterval
      /// The time in seconds.
      public var magnitude: TimeInterval { timeInterval }

      /// Makes a time of seconds.
      public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
      /// Makes a time of seconds.
      public init(integerLiteral value: TimeInterval) { self.init(value) }
      /// Makes a time of seconds.
      public init(floatLiteral value: TimeInterval) { self.init(value) }

      /// Makes a time of seconds; nil if a floating-point number can't say how many.
      public init?(exactly source: some BinaryInteger) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        self.init(value)
      }

      /// Whether a time is shorter than another one.
      public static func < (left: Stride, right: Stride) -> Bool { left.timeInterval < right.timeInterval }
      /// The product of two times in seconds.
      public static func * (left: Stride, right: Stride) -> Stride { Stride(left.timeInterval * right.timeInterval) }
      /// The sum of two times.
      public static func + (left: Stride, right: Stride) -> Stride { Stride(left.timeInterval + right.timeInterval) }
      /// What is left of a time.
      public static func - (left: Stride, right: Stride) -> Stride { Stride(left.timeInterval - right.timeInterval) }
      /// Multiplies a time.
      public static func *= (left: inout Stride, right: Stride) { left = left * right }
      /// Adds a time.
      public static func += (left: inout Stride, right: Stride) { left = left + right }
      /// Takes a time away.
      public static func -= (left: inout Stride, right: Stride) { left = left - right }

      /// Some seconds.
      public static func seconds(_ count: Int) -> Stride { Stride(Double(count)) }
      /// Some seconds.
      public static func seconds(_ count: Double) -> Stride { Stride(count) }
      /// Some milliseconds.
      public static func milliseconds(_ count: Int) -> Stride { Stride(Double(count) / 1e3) }
      /// Some microseconds.
      public static func microseconds(_ count: Int) -> Stride { Stride(Double(count) / 1e6) }
      /// Some nanoseconds.
      public static func nanoseconds(_ count: Int) -> Stride { Stride(Double(count) / 1e9) }
    }
  }

  /// A run loop has nothing to choose.
  public struct SchedulerOptions: Sendable {}
}

/// Publishers deliver on a run loop, as in `receive(on: RunLoop.main)`.
///
/// That of the main thread is the GLib loop, through the main queue of Dispatch: an app never runs Foundation's. Any other one has to be run
/// by its thread. Source: Combine's `Scheduler` for `RunLoop`.
extension RunLoop: @retroactive Scheduler {
  /// The moment that it is.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// 0: as exact as the loop is.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Does something at the next turn of the loop.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let job = Job(action)
    if self === RunLoop.main { DispatchQueue.main.async { job() } } else { perform { job() } }
  }

  /// Does something at a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let job = Job(action)
    if self === RunLoop.main {
      DispatchQueue.main.asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) { job() }
    } else {
      let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in job() }
      timer.tolerance = tolerance.timeInterval
      add(timer, forMode: .default)
    }
  }

  /// Does something at a moment, and then again and again.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeating(after: date.date, every: interval.timeInterval, tolerance: tolerance.timeInterval, mode: .default, Job(action))
  }

  /// Does something again and again until what is returned is cancelled.
  func repeating(
    after date: Date, every interval: TimeInterval, tolerance: TimeInterval, mode: RunLoop.Mode, _ job: Job
  ) -> AnyCancellable {
    guard self === RunLoop.main else {
      let timer = Timer(fire: date, interval: interval, repeats: true) { _ in job() }
      timer.tolerance = tolerance
      add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.setEventHandler { job() }
    source.schedule(
      deadline: .now() + max(0, date.timeIntervalSinceNow), repeating: interval, leeway: .nanoseconds(Int(max(0, tolerance) * 1e9)))
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}

/// Something to do on the thread of a scheduler.
///
/// `@unchecked Sendable`: Combine's schedulers take what may hold anything and carry it to their own thread, for which their user answers.
struct Job: @unchecked Sendable {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  func callAsFunction() { action() }
}
#endif
