import CSidelight

/// Does something in each round of GLib's main loop, before it waits.
@MainActor package enum RoundSource {
  private static var source: UnsafeMutablePointer<GSource>?
  private static var perform: (@MainActor () -> Void)?

  /// GLib keeps a reference to these as long as there is a source.
  private static let functions = {
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    unsafe functions.initialize(to: GSourceFuncs())
    unsafe functions.pointee.prepare = { _, _ in
      RoundSource.perform?()
      return 0
    }
    return unsafe functions
  }()

  /// Adds the source to GLib's loop. Later calls do nothing.
  ///
  /// - Parameter perform: what is done in each round; it has to be quick.
  package static func attach(_ perform: @escaping @MainActor () -> Void) {
    guard unsafe source == nil, let made = unsafe g_source_new(functions, UInt32(MemoryLayout<GSource>.size)) else { return }
    self.perform = perform
    unsafe source = made
    // GLib asks a source only while none of a higher priority is ready.
    unsafe g_source_set_priority(made, Int32(MainLoop.Priority.redraw))
    unsafe g_source_attach(made, nil)
  }
}
