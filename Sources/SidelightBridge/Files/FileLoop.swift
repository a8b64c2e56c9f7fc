import CSidelight

/// A thread with a GLib loop of its own, on which one file monitor lives, so that a storm of changes never reaches the main loop, and
/// a disk that does not answer holds up nobody else's monitor.
///
/// It sleeps while nothing changes.
@safe final class FileLoop: Sendable {
  // GLib's contexts and loops may be used from every thread, and the references to these never change.
  nonisolated(unsafe) private let context: OpaquePointer
  nonisolated(unsafe) private let loop: OpaquePointer

  init() {
    guard let context = unsafe g_main_context_new(), let loop = unsafe g_main_loop_new(context, 0) else {
      preconditionFailure("GLib gave no main loop.")
    }
    unsafe self.context = unsafe context
    unsafe self.loop = unsafe loop
    let thread = unsafe g_thread_new(
      "sidelight-files",
      { data in
        let loop = OpaquePointer(data)
        let context = unsafe g_main_loop_get_context(loop)
        unsafe g_main_context_push_thread_default(context)
        unsafe g_main_loop_run(loop)
        unsafe g_main_context_pop_thread_default(context)
        unsafe g_main_loop_unref(loop)
        return nil
      }, UnsafeMutableRawPointer(unsafe g_main_loop_ref(loop)))
    unsafe g_thread_unref(thread)
  }

  deinit {
    unsafe g_main_loop_unref(loop)
    unsafe g_main_context_unref(context)
  }

  /// Ends the thread when it has done what it was given so far; what comes later is dropped.
  func end() {
    perform { unsafe g_main_loop_quit(self.loop) }
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
