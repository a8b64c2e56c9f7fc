import CSidelight

/// A GObject that Swift holds one reference to.
///
/// Ownership points one way: the wrapper owns a reference, the GObject never owns the wrapper. Closures that a GObject keeps (signal
/// handlers, tick callbacks) must therefore capture their Swift owner weakly. The last reference may be dropped on any thread: the
/// deinitializer hops to the main actor.
@MainActor @safe package class Object {
  /// The one pointer; `.init(pointer)` turns it into whatever a C parameter wants.
  ///
  /// It never changes, and reading its value is harmless on any thread; to follow it a caller must be on the main actor.
  nonisolated(unsafe) let pointer: OpaquePointer

  /// How many wrappers are alive, for tests that look for leaks.
  package private(set) static var live = 0

  /// Wraps what a constructor of an initially unowned type returned: every widget, and every other `GInitiallyUnowned`.
  ///
  /// A toplevel window comes back with a reference that GTK keeps for itself; sinking adds ours, which is right too.
  init(sinking pointer: OpaquePointer) {
    unsafe self.pointer = unsafe pointer
    unsafe g_object_ref_sink(.init(pointer))
    register()
  }

  /// Wraps what was given away to the caller ("transfer full"): factories, models, files.
  init(adopting pointer: OpaquePointer) {
    unsafe self.pointer = unsafe pointer
    register()
  }

  /// Wraps what stays somebody else's ("transfer none"), such as a window's frame clock, and keeps it alive.
  init(borrowing pointer: OpaquePointer) {
    unsafe self.pointer = unsafe pointer
    unsafe g_object_ref(.init(pointer))
    register()
  }

  isolated deinit {
    Object.live -= 1
    unsafe g_object_unref(.init(pointer))
  }

  private func register() {
    Object.live += 1
    ObjectWrapper.set(self)
  }

  /// The name of the GObject's type, such as `GtkButton`.
  package var typeName: String {
    unsafe String(borrowing: g_type_name_from_instance(.init(pointer))) ?? ""
  }
}

extension Object: Hashable {
  /// Two wrappers are equal when they wrap the same GObject.
  package nonisolated static func == (left: Object, right: Object) -> Bool {
    unsafe left.pointer == right.pointer
  }

  package nonisolated func hash(into hasher: inout Hasher) {
    unsafe hasher.combine(pointer)
  }
}
