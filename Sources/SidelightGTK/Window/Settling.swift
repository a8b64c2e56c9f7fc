import SidelightBridge

/// Waits until a window is at rest. It never waits for time to pass, but for work that is under way.
///
/// That is so when the main loop has nothing left that is due (idles, timers, tasks of the main actor, events of the display, and frames that
/// somebody asked for), the thread pool has done what the main actor handed to it, the display has answered all that it was asked, and no
/// patch has come meanwhile. A list asks for its rows in one frame and places them in the next, and each of the two starts the search for
/// rest anew. Frames count as due at once only where no monitor holds them back, as `Toolkit.startForTests()` has it.
///
/// What moves for ever, such as a spinner, leaves no rest. Frames that bring nothing new count as rest then; while animations are on, only
/// when they have gone on for longer than any movement lasts.
@MainActor private struct Settling {
  let window: WindowWidget
  let renderer: Renderer?
  /// What never comes to an end at all, such as an update that asks for the next one, is left to itself after so many rounds.
  let limit: Int

  /// Frames one after the other without news after which what moves counts as moving for ever.
  private static let quietFrames = 3
  /// How long animations go on at most, in microseconds.
  static let movementLimit = 2_000_000

  func run() async {
    guard window.isMapped, let clock = window.frameClock else { return await MainLoop.rest() }
    let start = MainLoop.now
    var (rounds, quiet) = (0, 0)
    while rounds < limit, quiet < Self.quietFrames {
      let before = renderer?.batches
      window.awaitAnswers()
      let isResting = await Pause.wait(clock) == .rest
      window.awaitAnswers()
      // The wait in this round came back by way of the pool, too.
      let hasTasks = MainLoop.waitForPool() > 1
      // Frames that follow at once leave idles no turn between them.
      let hasWorked = !isResting && MainSource.runIdles()
      let hasNews = renderer?.batches != before || renderer?.isFlushPending == true
      if isResting {
        rounds += 1
        quiet = 0
        if !hasNews, !hasTasks, !MainLoop.isPending { return }
      } else if DesktopSettings.shared?.hasAnimations == true {
        if MainLoop.now - start > Self.movementLimit { return }
      } else {
        rounds += 1
        quiet = hasWorked || hasNews || hasTasks ? 0 : quiet + 1
      }
    }
  }
}

/// What a window waits for first: that the loop has nothing to do, that a frame has been painted, or that tasks go on and on without one.
@MainActor private final class Pause {
  enum End { case rest, frame, tasks }

  /// How often tasks of the main actor have their turn in one wait.
  private static let turns = 100

  private var painted: SignalConnection?
  private var rest: MainSource?
  private var waiter: CheckedContinuation<End, Never>?
  private var turnsLeft = Pause.turns

  /// Waits for the next frame, or for rest where that counts, too. It looks at the frame before another one can follow.
  static func wait(_ clock: FrameClock, forFrameAlone: Bool = false, _ look: @escaping @MainActor () -> Void = {}) async -> End {
    let pause = Pause()
    return await withCheckedContinuation { continuation in
      pause.waiter = continuation
      pause.painted = clock.onAfterPaint {
        look()
        pause.finish(.frame)
      }
      guard !forFrameAlone else { return }
      pause.rest = MainSource.rest { pause.finish(.rest) }
      MainLoop.tasksHadTurn = {
        pause.turnsLeft -= 1
        if pause.turnsLeft == 0 { pause.finish(.tasks) }
      }
    }
  }

  private func finish(_ end: End) {
    painted?.disconnect()
    painted = nil
    rest?.cancel()
    rest = nil
    MainLoop.tasksHadTurn = nil
    let waiter = waiter
    self.waiter = nil
    waiter?.resume(returning: end)
  }
}

extension WindowController {
  /// Puts the window on the screen.
  package func present() { window.present() }

  /// Waits until the window is at rest: everything that is due has been done, shown and painted. It never waits for time.
  ///
  /// - Parameter limit: How many frames, or turns of tasks in which no frame is drawn, what never ends is given.
  package func settle(limit: Int = 240) async {
    await Settling(window: window, renderer: renderer, limit: limit).run()
  }

  /// Waits until the window has painted once more, and looks at that frame; it has at once where it is not on the screen.
  package func nextFrame(_ look: @escaping @MainActor () -> Void = {}) async {
    guard window.isMapped, let clock = window.frameClock else { return await Task.yield() }
    // Whatever changed has asked for its own layout and drawing.
    clock.requestPhase(.afterPaint)
    _ = await Pause.wait(clock, forFrameAlone: true, look)
  }

  /// Waits for rest or the next frame, whichever comes first, and says whether it was rest.
  package func restsBeforeFrame() async -> Bool {
    guard window.isMapped, let clock = window.frameClock else { return true }
    return await Pause.wait(clock) == .rest
  }

  /// Looks at every frame of what moves, for so many milliseconds of it or, for nil, until the window is at rest.
  ///
  /// How many frames a movement has depends on the machine and its display; how long it lasts does not.
  package func watchFrames(for milliseconds: Int? = nil, _ look: @escaping @MainActor () -> Void = {}) async {
    guard window.isMapped, let clock = window.frameClock else { return await Task.yield() }
    let start = MainLoop.now
    await nextFrame(look)
    if let milliseconds {
      while MainLoop.now - start < milliseconds * 1000 { await nextFrame(look) }
    } else {
      while await Pause.wait(clock, look) == .frame, MainLoop.now - start < Settling.movementLimit {}
    }
  }

  /// Lets frames go by until a condition holds that nothing tells, such as that a thread has read a file; says whether it held in time.
  package func watchFrames(until condition: () -> Bool) async -> Bool {
    let start = MainLoop.now
    while !condition(), MainLoop.now - start < Self.conditionLimit { await nextFrame() }
    return condition()
  }

  /// In microseconds, and generous: a test that passes never uses it up.
  private static let conditionLimit = 20_000_000

  /// Writes what the window shows as a PNG file; false when it shows nothing or the file cannot be written.
  package func savePicture(to path: String, scale: Double = 1) -> Bool {
    window.picture(scale: scale)?.save(png: path) ?? false
  }
}
