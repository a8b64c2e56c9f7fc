import CSidelight

/// The heartbeat of a window: it runs a frame's phases when somebody asked for one, and is silent otherwise.
@safe package final class FrameClock: Object {
  /// The parts of a frame, in order. The raw values are GdkFrameClockPhase's.
  package struct Phase: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    package static let beforePaint = Phase(rawValue: 1 << 1)
    package static let update = Phase(rawValue: 1 << 2)
    package static let layout = Phase(rawValue: 1 << 3)
    package static let paint = Phase(rawValue: 1 << 4)
    package static let afterPaint = Phase(rawValue: 1 << 6)
  }

  /// The living wrapper of a clock, or a new one.
  @unsafe static func shared(_ pointer: OpaquePointer) -> FrameClock {
    unsafe ObjectWrapper.find(pointer) as? FrameClock ?? FrameClock(borrowing: pointer)
  }

  /// Asks for a frame that runs at least this phase, as soon as the display allows.
  package func requestPhase(_ phase: Phase) {
    unsafe gdk_frame_clock_request_phase(pointer, GdkFrameClockPhase(rawValue: phase.rawValue))
  }

  /// How many frames have begun.
  package var frameCounter: Int {
    unsafe Int(gdk_frame_clock_get_frame_counter(pointer))
  }

  /// When the current frame began, in microseconds of `MainLoop.now`.
  package var frameTime: Int {
    unsafe Int(gdk_frame_clock_get_frame_time(pointer))
  }

  /// Runs at the start of a frame, before animations advance.
  @discardableResult
  package func onBeforePaint(_ body: @escaping @MainActor () -> Void) -> SignalConnection { connect(Signal<Void>("before-paint"), body) }

  /// Runs where animations and tick callbacks advance; does not make the clock tick by itself.
  @discardableResult
  package func onUpdate(_ body: @escaping @MainActor () -> Void) -> SignalConnection { connect(Signal<Void>("update"), body) }

  /// Runs in the layout phase, before the window lays itself out when connected before it was realized, else after.
  @discardableResult
  package func onLayout(_ body: @escaping @MainActor () -> Void) -> SignalConnection { connect(Signal<Void>("layout"), body) }

  /// Runs when the frame has been drawn and handed over.
  @discardableResult
  package func onAfterPaint(_ body: @escaping @MainActor () -> Void) -> SignalConnection { connect(Signal<Void>("after-paint"), body) }
}
