import SidelightBridge
import SidelightCore

/// Follows what the user does to a scrolled area, and has it come to rest where its views want it.
@MainActor final class ScrollRests {
  /// Whether somebody hears what happens to it.
  var tellsPhase = false
  /// Whether it asks where to come to rest.
  var asksForRest = false

  private unowned let scroll: ScrollWidget
  private let tell: (ScrollActivity) -> Void
  /// Given how far it was scrolled before.
  private let rest: (Point) -> Point?
  private var phases = ScrollPhases()
  private var from = Point.zero
  private var quiet: MainSource?
  private var motion: TickCallback?

  /// How long it takes to come to rest, in microseconds.
  private static let duration = 250_000.0

  /// - Parameters:
  ///   - tell: hears what happens to it.
  ///   - rest: how far it is to be scrolled, given how far it was before; nil for as far as it is.
  init(_ scroll: ScrollWidget, _ tell: @escaping (ScrollActivity) -> Void, _ rest: @escaping (Point) -> Point?) {
    self.scroll = scroll
    self.tell = tell
    self.rest = rest
    let fingers = SideScrollController()
    fingers.phase = .capture
    fingers.connect(SideScrollController.began) { [weak self] in
      self?.stop()
      self?.change { $0.hold() }
    }
    fingers.connect(SideScrollController.ended) { [weak self] in
      self?.change { $0.letGo() }
      self?.waitForRest()
    }
    scroll.addController(fingers)
  }

  isolated deinit {
    quiet?.cancel()
    motion?.cancel()
  }

  /// The user has scrolled.
  func moved(from old: Point) {
    stop()
    if phases.phase == .idle || phases.phase == .tracking || phases.phase == .animating { from = old }
    change { $0.move() }
    waitForRest()
  }

  private func stop() {
    motion?.cancel()
    motion = nil
  }

  private func waitForRest() {
    quiet?.cancel()
    quiet = MainSource.after(milliseconds: ScrollPhases.rest) { [weak self] in self?.settle() }
  }

  private func settle() {
    guard !phases.isHeld, phases.phase != .idle else { return }
    if asksForRest, let target = rest(from), abs(target.x - scroll.offsetFromStart) >= 1 || abs(target.y - scroll.verticalOffset) >= 1 {
      return move(to: target)
    }
    change { $0.settle() }
  }

  private func move(to target: Point) {
    change { $0.animate() }
    let start = Point(scroll.offsetFromStart, scroll.verticalOffset)
    let begin = Double(MainLoop.now)
    guard DesktopSettings.shared?.hasAnimations != false, scroll.isMapped else { return arrive(at: target) }
    motion = scroll.addTickCallback { [weak self] clock in
      guard let self else { return false }
      let part = min(max(0, (Double(clock.frameTime) - begin) / Self.duration), 1)
      guard part < 1 else {
        motion = nil
        arrive(at: target)
        return false
      }
      // It slows down towards its end.
      let way = 1 - (1 - part) * (1 - part) * (1 - part)
      scroll.offsetFromStart = start.x + (target.x - start.x) * way
      scroll.verticalOffset = start.y + (target.y - start.y) * way
      return true
    }
  }

  private func arrive(at target: Point) {
    scroll.offsetFromStart = target.x
    scroll.verticalOffset = target.y
    change { $0.settle() }
  }

  private func change(_ step: (inout ScrollPhases) -> Void) {
    let old = phases.phase
    step(&phases)
    if tellsPhase, phases.phase != old { tell(phases.phase) }
  }
}
