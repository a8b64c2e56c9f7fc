#if Combine && Foundation
public import Foundation
public import OpenCombine

/// Publishers deliver in operations of a queue, as in `receive(on: OperationQueue.main)`.
///
/// The main queue's run on the GLib loop. Source: Combine's `Scheduler` for `OperationQueue`.
extension OperationQueue: @retroactive Scheduler {
  /// A moment, as a run loop knows it.
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType
  /// A queue has nothing to choose.
  public typealias SchedulerOptions = RunLoop.SchedulerOptions

  /// The moment that it is.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// 0: as exact as the queue is.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Does something when it is its turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let job = Job(action)
    addOperation { job() }
  }

  /// Does something when it is its turn after a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let job = Job(action)
    DispatchQueue.global().asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) { [self] in addOperation { job() } }
  }

  /// Does something when it is its turn after a moment, and then again and again.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let job = Job(action)
    return RunLoop.main.repeating(
      after: date.date, every: interval.timeInterval, tolerance: tolerance.timeInterval, mode: .default,
      Job { [self] in addOperation { job() } })
  }
}
#endif
