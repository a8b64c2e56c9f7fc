import CSidelight

/// The mounted volumes that people should see: sticks, disks, phones, network shares.
///
/// GIO's volume monitor belongs to the main thread. It waits for the system to report and never asks.
@MainActor @safe package final class MountList {
  /// One mounted volume.
  package struct Mount: Sendable {
    package let name: String
    package let iconNames: [String]
    package let root: FileReference
  }

  private let monitor: Object
  private var connections: [SignalConnection] = []

  /// Runs `onChange` whenever a volume comes, goes or is renamed, until `cancel()`.
  package init(onChange: @escaping @MainActor () -> Void) {
    FileSystems.load()
    guard let monitor = unsafe g_volume_monitor_get() else { preconditionFailure("GIO always has a volume monitor.") }
    self.monitor = unsafe Object(adopting: OpaquePointer(monitor))
    connections = ["mount-added", "mount-removed", "mount-changed"].map { name in
      self.monitor.connect(Signal<Void>(name), onChange)
    }
  }

  /// Ends the reports.
  package func cancel() {
    for connection in connections { connection.disconnect() }
    connections = []
  }

  /// The volumes now.
  package var mounts: [Mount] {
    let list = unsafe g_volume_monitor_get_mounts(.init(monitor.pointer))
    defer { unsafe g_list_free_full(list) { mount in if let mount = unsafe mount { unsafe g_object_unref(mount) } } }
    var result: [Mount] = []
    var next = unsafe list
    while let node = unsafe next {
      unsafe next = unsafe node.pointee.next
      guard let data = unsafe node.pointee.data else { continue }
      let mount = OpaquePointer(data)
      guard unsafe g_mount_is_shadowed(mount) == 0, let found = unsafe read(mount) else { continue }
      result.append(found)
    }
    return result
  }

  @unsafe private func read(_ mount: OpaquePointer) -> Mount? {
    guard let root = unsafe g_mount_get_root(mount) else { return nil }
    defer { unsafe g_object_unref(.init(root)) }
    guard let location = unsafe FileReference(root) else { return nil }
    let icon = unsafe g_mount_get_symbolic_icon(mount)
    defer { if let icon = unsafe icon { unsafe g_object_unref(.init(icon)) } }
    return unsafe Mount(
      name: String(taking: g_mount_get_name(mount)) ?? location.displayName, iconNames: IconNames.read(icon), root: location)
  }
}
