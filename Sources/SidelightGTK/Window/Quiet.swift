package import SidelightBridge

/// Waits until a window has drawn nothing for a while, for pictures of an app that may be reading a disk: nothing tells that it is done.
///
/// A spinner never rests, so that a window that keeps drawing counts as quiet after `limit` milliseconds as well.
@MainActor package final class Quiet {
  private let window: WindowWidget
  private let quiet: Int
  private var timers: [MainSource] = []
  private var frames: SignalConnection?
  private var done: (() -> Void)?

  /// Calls `done` once, when no frame has been drawn for `quiet` milliseconds.
  @discardableResult
  package init(_ window: WindowWidget, quiet: Int = 150, limit: Int = 5000, done: @escaping () -> Void) {
    self.window = window
    self.quiet = quiet
    self.done = done
    frames = window.frameClock?.onAfterPaint { [weak self] in self?.drew() }
    timers.append(MainSource.after(milliseconds: limit, { self.finish() }))
    // A window that has drawn before may draw nothing more; one that has not is still waiting for its place on the screen.
    if (window.frameClock?.frameCounter ?? 0) > 1 { drew() }
  }

  private func drew() {
    guard done != nil else { return }
    if timers.count > 1 { timers.removeLast().cancel() }
    // On a busy machine the next frame may be as late as this: whatever is ready to be drawn comes first.
    timers.append(MainSource.after(milliseconds: quiet, priority: MainLoop.Priority.idle, { self.finish() }))
  }

  private func finish() {
    guard let done else { return }
    self.done = nil
    frames?.disconnect()
    for timer in timers { timer.cancel() }
    timers = []
    done()
  }
}

extension WindowController {
  /// Waits until the window has drawn nothing for a while. Tests use ``settle()``, which does not wait for time.
  package func awaitQuiet() async {
    await withCheckedContinuation { continuation in
      Quiet(window) { continuation.resume() }
    }
  }
}
