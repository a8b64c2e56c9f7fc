import CSidelight

/// Watches a folder, or one file, for changes on disk.
///
/// The callback runs on a thread of GLib's and must be quick. The monitor lives until `cancel()`, held or not.
@safe package final class FileMonitor: Sendable {
  /// What changed, never how: reading it again tells that.
  package enum Change: Sendable {
    /// This name in the watched folder (for a URI, the whole URI of the child).
    case child([UInt8])
    /// The watched file or folder itself.
    case itself
  }

  private let onChange: @Sendable (Change) -> Void
  private let target: FileReference
  private let loop = FileLoop()
  // Both are read and written on the file loop's thread only.
  nonisolated(unsafe) private var monitor: UnsafeMutablePointer<GFileMonitor>?
  nonisolated(unsafe) private var file: OpaquePointer?

  private init(_ target: FileReference, onChange: @escaping @Sendable (Change) -> Void) {
    self.target = target
    self.onChange = onChange
  }

  /// Returns when the watch stands, so that a listing made afterwards misses nothing. Where watching is impossible, nothing is ever reported.
  package static func start(
    _ target: FileReference, isFolder: Bool, onChange: @escaping @Sendable (Change) -> Void
  ) async -> FileMonitor {
    let monitor = FileMonitor(target, onChange: onChange)
    await withCheckedContinuation { continuation in
      monitor.loop.perform {
        monitor.watch(isFolder: isFolder)
        continuation.resume()
      }
    }
    return monitor
  }

  /// Ends the watch. A change that is under way may still be reported.
  package func cancel() {
    loop.perform { self.unwatch() }
    loop.end()
  }

  private func watch(isFolder: Bool) {
    unsafe file = unsafe target.makeFile()
    let start = unsafe isFolder ? g_file_monitor_directory : g_file_monitor_file
    let made = unsafe start(file, sidelight_file_monitor_moves, nil, nil)
    guard let made = unsafe made else { return }
    unsafe monitor = unsafe made
    unsafe g_file_monitor_set_rate_limit(made, 200)
    let changed: @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?, UInt32, UnsafeMutableRawPointer?) -> Void = {
      _, file, other, _, data in
      guard let data = unsafe data else { return }
      let monitor = unsafe Unmanaged<FileMonitor>.fromOpaque(data).takeUnretainedValue()
      if let file = unsafe file { unsafe monitor.report(file) }
      if let other = unsafe other { unsafe monitor.report(other) }
    }
    unsafe g_signal_connect_data(
      made, "changed", unsafeBitCast(changed, to: GCallback.self), Unmanaged.passRetained(self).toOpaque(),
      { data, _ in
        if let data = unsafe data { unsafe Unmanaged<FileMonitor>.fromOpaque(data).release() }
      }, sidelight_connect_default)
  }

  private func unwatch() {
    if let monitor = unsafe monitor {
      unsafe g_file_monitor_cancel(monitor)
      unsafe g_object_unref(monitor)
    }
    if let file = unsafe file { unsafe g_object_unref(.init(file)) }
    unsafe monitor = nil
    unsafe file = nil
  }

  @unsafe private func report(_ changed: OpaquePointer) {
    guard let file = unsafe file else { return }
    guard unsafe g_file_equal(changed, file) == 0 else { return onChange(.itself) }
    let name = unsafe target.isURI ? g_file_get_uri(changed) : g_file_get_basename(changed)
    if let bytes = unsafe [UInt8](taking: name) { onChange(.child(bytes)) }
  }
}
