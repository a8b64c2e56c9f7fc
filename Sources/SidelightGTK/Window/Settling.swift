package import SidelightBridge

/// Waits until a window has nothing more to draw.
///
/// A spinner never rests, so that a window that keeps drawing counts as settled after `limit` milliseconds as well.
@MainActor package final class Settling {
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
  /// Puts the window on the screen.
  package func present() { window.present() }

  /// Waits until the window has settled.
  package func settle(quiet: Int = 150, limit: Int = 5000) async {
    await withCheckedContinuation { continuation in
      Settling(window, quiet: quiet, limit: limit) { continuation.resume() }
    }
  }

  /// Writes what the window shows as a PNG file; false when it shows nothing or the file cannot be written.
  package func savePicture(to path: String, scale: Double = 1) -> Bool {
    window.picture(scale: scale)?.save(png: path) ?? false
  }
}
