import CSidelight

/// What GIO knows of beyond local paths: file systems of other computers, and volumes.
enum FileSystems {
  /// Loads GIO's extensions for them, on the first thread that needs one, while all others wait. Everything that needs them calls it first.
  ///
  /// GIO (2.84) loads each where it is needed first. A thread that asks for a URI then registers the type of D-Bus's connection while the
  /// main thread, asking for the volumes, makes a class that names this type: each has a lock that the other one waits for, for ever.
  static func load() { _ = isLoaded }

  private static let isLoaded: Bool = {
    g_type_ensure(g_dbus_connection_get_type())
    unsafe g_type_class_unref(g_type_class_ref(g_dbus_proxy_get_type()))
    return unsafe g_vfs_get_default() != nil
  }()
}
