import SidelightBridge
import SidelightCore

/// When a tree is brought up to date: once per frame, at its start.
///
/// GTK styles widgets and gives them sizes later in the same frame, so that what changes here needs no second frame, and is styled with a
/// look at what it is in before anything measures it.
///
/// A window that is not mapped, or that the desktop has suspended, has a clock that does not tick; an idle at the priority of
/// drawing takes its place, so that a hidden window does not keep old state for ever.
@MainActor final class FlushSchedule {
  var flush: () -> Void = {}
  private(set) var isPending = false
  private weak var window: WindowWidget?
  private var clock: FrameClock?
  private var start: SignalConnection?
  private var idle: MainSource?
  /// What is to be done after the next update, by who wants it.
  private var followers: [NodeID: () -> Void] = [:]

  func request() {
    guard !isPending else { return }
    isPending = true
    schedule()
  }

  /// Asks for an update, and for something to be done once it has been made, whether it brought anything or not. Of one node the newest wish counts.
  func afterwards(by id: NodeID, _ body: @escaping () -> Void) {
    followers[id] = body
    request()
  }

  func forget(_ id: NodeID) { followers[id] = nil }

  /// Follows this window's clock from now on.
  func follow(_ window: WindowWidget) {
    self.window = window
    window.onMap { [weak self] in self?.mapped() }
    window.onUnmap { [weak self] in self?.unmapped() }
    window.onNotify("suspended") { [weak self] in self?.reschedule() }
    if window.isMapped { mapped() }
  }

  private func mapped() {
    guard let clock = window?.frameClock else { return }
    start?.disconnect()
    self.clock = clock
    start = clock.onBeforePaint { [weak self] in self?.run() }
    reschedule()
  }

  private func unmapped() {
    start?.disconnect()
    start = nil
    clock = nil
    reschedule()
  }

  private func reschedule() {
    guard isPending else { return }
    schedule()
  }

  private func schedule() {
    if let clock, window?.isSuspended == false {
      idle?.cancel()
      idle = nil
      // What is asked for while a frame begins is for the next one.
      clock.requestPhase(.beforePaint)
    } else if idle == nil {
      idle = MainSource.idle(priority: MainLoop.Priority.redraw) { [weak self] () -> Void in
        self?.idle = nil
        self?.run()
      }
    }
  }

  private func run() {
    guard isPending else { return }
    isPending = false
    flush()
    let followers = followers.sorted { $0.key.raw < $1.key.raw }
    self.followers = [:]
    for follower in followers { follower.value() }
  }
}
