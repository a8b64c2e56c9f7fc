#if Combine && Foundation
public import Foundation
public import OpenCombine

extension Timer {
  /// Makes a publisher that emits the date again and again, once it is connected.
  ///
  /// ```swift
  /// let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  /// ```
  ///
  /// On the main run loop it is a timer of Dispatch, which runs on the GLib loop. Source: Combine's `Timer.publish`.
  ///
  /// - Parameters:
  ///   - interval: the time between two dates, in seconds.
  ///   - tolerance: how much later each may come, in seconds; nil for not at all.
  ///   - runLoop: where it emits.
  ///   - mode: the mode of a run loop that is not the main one.
  ///   - options: a run loop has nothing to choose.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Emits the date again and again, once it is connected.
  ///
  /// Source: Combine's `Timer.TimerPublisher`.
  public final class TimerPublisher: ConnectablePublisher {
    /// It emits dates.
    public typealias Output = Date
    /// It does not fail.
    public typealias Failure = Never

    /// The time between two dates, in seconds.
    public let interval: TimeInterval
    /// How much later each may come, in seconds.
    public let tolerance: TimeInterval?
    /// Where it emits.
    public let runLoop: RunLoop
    /// The mode of a run loop that is not the main one.
    public let mode: RunLoop.Mode
    /// A run loop has nothing to choose.
    public let options: RunLoop.SchedulerOptions?
    private let dates = PassthroughSubject<Date, Never>()

    /// Makes a publisher that emits the date again and again, once it is connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never { dates.subscribe(subscriber) }

    /// Begins to emit, until what is returned is cancelled.
    public func connect() -> any Cancellable {
      runLoop.repeating(
        after: Date() + interval, every: interval, tolerance: tolerance ?? 0, mode: mode, Job { [dates] in dates.send(Date()) })
    }
  }
}
#endif
