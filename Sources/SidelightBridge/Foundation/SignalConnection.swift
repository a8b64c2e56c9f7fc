import CSidelight

/// One handler of one signal.
///
/// The GObject keeps the closure, so dropping a connection does not disconnect it. The closure is freed when the handler is disconnected
/// or when the GObject goes; a connection that outlives either does nothing.
@MainActor @safe package final class SignalConnection {
  typealias Handler = @MainActor (UnsafePointer<GValue>, Int, UnsafeMutablePointer<GValue>?) -> Void

  private var emitter: UnsafeMutableRawPointer?
  private var handler: Handler?
  private var identifier: UInt = 0

  /// How many handlers GObjects hold, for tests that look for leaks.
  package private(set) static var live = 0

  init(to emitter: Object, signal: String, after: Bool, handler: @escaping Handler) {
    unsafe self.emitter = unsafe .init(emitter.pointer)
    unsafe self.handler = unsafe handler
    Self.live += 1
    let data = unsafe Unmanaged.passRetained(self).toOpaque()
    guard let closure = unsafe g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data) else { return }
    unsafe g_closure_set_marshal(closure, cFunction(Self.marshal))
    unsafe g_closure_add_finalize_notifier(closure, data, cFunction(Self.finalize))
    identifier = unsafe g_signal_connect_closure(self.emitter, signal, closure, after ? 1 : 0)
    precondition(identifier != 0, "There is no signal \(signal).")
  }

  /// Ends the connection and frees its closure (after the emission, when called from the handler itself). Later calls do nothing.
  package func disconnect() {
    guard let emitter = unsafe emitter else { return }
    unsafe self.emitter = nil
    unsafe g_signal_handler_disconnect(emitter, identifier)
  }

  /// Runs `body` while the handler does not run, for a change that must not come back as an echo.
  package func whileBlocked<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    guard let emitter = unsafe emitter else { return try body() }
    unsafe g_signal_handler_block(emitter, identifier)
    defer {
      if let emitter = unsafe self.emitter { unsafe g_signal_handler_unblock(emitter, identifier) }
    }
    return try body()
  }

  private static let marshal:
    @MainActor @convention(c) (
      UnsafeMutablePointer<GClosure>, UnsafeMutablePointer<GValue>?, UInt32, UnsafePointer<GValue>, UnsafeRawPointer?, UnsafeRawPointer?
    ) -> Void = { closure, result, count, arguments, _, _ in
      let connection = unsafe Unmanaged<SignalConnection>.fromOpaque(closure.pointee.data).takeUnretainedValue()
      unsafe connection.handler?(arguments, Int(count), result)
    }

  private static let finalize: @MainActor @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> Void = { data, _ in
    let connection = unsafe Unmanaged<SignalConnection>.fromOpaque(data).takeRetainedValue()
    unsafe connection.emitter = nil
    unsafe connection.handler = nil
    live -= 1
  }
}
