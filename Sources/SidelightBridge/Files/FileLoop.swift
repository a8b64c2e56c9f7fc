import CSidelight

/// A thread with a GLib loop of its own, on which file monitors live, so that a storm of changes never reaches the main loop.
///
/// It is started by the first monitor and sleeps while nothing changes.
@safe final class FileLoop: Sendable {
  static let shared = FileLoop()

  // GLib's contexts may be used from every thread, and the reference to this one never changes.
  nonisolated(unsafe) private let context: OpaquePointer

  private init() {
    guard let context = unsafe g_main_context_new() else { preconditionFailure("GLib gave no main context.") }
    unsafe self.context = unsafe context
    let thread = unsafe g_thread_new(
      "sidelight-files",
      { data in
        let context = OpaquePointer(data)
        unsafe g_main_context_push_thread_default(context)
        unsafe g_main_loop_run(g_main_loop_new(context, 0))
        return nil
      }, UnsafeMutableRawPointer(context))
    unsafe g_thread_unref(thread)
  }

  private final class Job: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// Runs `body` on the thread.
  ///
  /// An idle source and not `g_main_context_invoke`, which runs it right here as long as the thread has not taken its context.
  func perform(_ body: @escaping @Sendable () -> Void) {
    let source = unsafe g_idle_source_new()
    unsafe g_source_set_callback(
      source,
      { data in
        guard let data = unsafe data else { return 0 }
        unsafe Unmanaged<Job>.fromOpaque(data).takeUnretainedValue().body()
        return 0
      }, Unmanaged.passRetained(Job(body)).toOpaque(),
      { data in
        if let data = unsafe data { unsafe Unmanaged<Job>.fromOpaque(data).release() }
      })
    unsafe g_source_set_priority(source, G_PRIORITY_DEFAULT)
    unsafe g_source_attach(source, context)
    unsafe g_source_unref(source)
  }
}
