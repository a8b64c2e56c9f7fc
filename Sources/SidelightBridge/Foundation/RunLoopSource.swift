import CSidelight

/// Lets Foundation's main run loop do its work, which nobody else runs in an app: timers, and what it was asked to perform.
///
/// As long as the program has not asked for that loop, this costs one call in each round of GLib's. From then on the run loop has its turn
/// after each round in which something happened, since it can't be asked whether it has something to perform, and when a timer is due.
@MainActor package enum RunLoopSource {
  private static var source: UnsafeMutablePointer<GSource>?
  private static var serve: (@MainActor () -> Void)?
  /// The run loop has had its turn since something happened.
  private static var isServed = false

  /// How often the run loop has had its turn.
  package private(set) static var turns = 0

  /// GLib keeps a reference to these as long as there is a source.
  private static let functions = {
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    unsafe functions.initialize(to: GSourceFuncs())
    unsafe functions.pointee.prepare = { _, timeout in
      let delay = sidelight_run_loop_delay()
      guard delay >= 0 else { return 0 }
      if delay == 0 || !RunLoopSource.isServed { return 1 }
      unsafe timeout?.pointee = delay < 1e6 ? Int32((delay * 1000).rounded(.up)) : -1
      return 0
    }
    unsafe functions.pointee.check = { _ in
      RunLoopSource.isServed = false
      return sidelight_run_loop_delay() == 0 ? 1 : 0
    }
    unsafe functions.pointee.dispatch = { _, _, _ in
      RunLoopSource.isServed = true
      RunLoopSource.turns += 1
      RunLoopSource.serve?()
      return 1
    }
    return unsafe functions
  }()

  /// Adds the source to GLib's loop. Later calls do nothing.
  ///
  /// - Parameter serve: lets the run loop do what is due, without waiting.
  package static func attach(_ serve: @escaping @MainActor () -> Void) {
    guard unsafe source == nil, let made = unsafe g_source_new(functions, UInt32(MemoryLayout<GSource>.size)) else { return }
    self.serve = serve
    unsafe source = made
    unsafe g_source_set_priority(made, Int32(MainLoop.Priority.redraw))
    unsafe g_source_attach(made, nil)
  }
}
