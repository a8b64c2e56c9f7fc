import CSidelight
import Dispatch
import Glibc

/// GLib's main loop, which also runs the main actor.
///
/// `Task { @MainActor }`, `Task.sleep` and the dispatch main queue work because a source of the loop drains that queue.
@MainActor package enum MainLoop {
  /// Where sources stand among GTK's own: a lower number goes first.
  package enum Priority {
    /// Before events and drawing.
    package static let high: Int = -100
    /// Where events are handled.
    package static let normal: Int = 0
    /// Where a frame is drawn. Main-actor jobs run here, so that a storm of them cannot starve the animation.
    package static let redraw: Int = 120
    /// When nothing else is left to do.
    package static let idle: Int = 200
    /// After everything that GTK and others put off until the loop is idle.
    package static let rest: Int = 1000
  }

  private static var dispatchSource: UInt32 = 0

  /// Called after tasks of the main actor have had their turn: those that go on and on leave nothing of a lower priority its own.
  package static var tasksHadTurn: (@MainActor () -> Void)?

  /// Waits for what the main actor has handed to Swift's thread pool, and returns how many jobs that was since the last call. Tests give it:
  /// there a task that goes on, which gets back to the main actor by way of that pool, must not come too late.
  package static var waitForPool: @MainActor () -> Int = { 0 }

  /// Lets this thread's GLib loop run the main actor's jobs. Later calls do nothing.
  package static func attach() {
    guard dispatchSource == 0 else { return }
    let descriptor = _dispatch_get_main_queue_handle_4CF()
    precondition(descriptor >= 0, "The program's main function is asynchronous, so its main thread is not the main actor's.")
    dispatchSource = unsafe g_unix_fd_add_full(
      Int32(Priority.redraw), descriptor, G_IO_IN,
      { descriptor, _, _ in
        // The event counter must be read, or it stays readable and the loop spins.
        var count: UInt64 = 0
        _ = unsafe read(descriptor, &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
        MainLoop.tasksHadTurn?()
        return 1
      }, nil, nil)
  }

  /// Runs the loop until `isDone` is true, which is asked after every round. For programs without an application object.
  package static func run(until isDone: () -> Bool) {
    attach()
    while !isDone() { iterate(mayBlock: true) }
  }

  /// One round of the loop; returns whether something was done. Never from inside a main-actor job: those wait for the job to end.
  @discardableResult
  package static func iterate(mayBlock: Bool) -> Bool {
    g_main_context_iteration(nil, mayBlock ? 1 : 0) != 0
  }

  /// Whether something is ready to run.
  package static var isPending: Bool {
    g_main_context_pending(nil) != 0
  }

  /// The monotonic clock in microseconds, the one that frame times use.
  package static var now: Int {
    Int(g_get_monotonic_time())
  }
}
