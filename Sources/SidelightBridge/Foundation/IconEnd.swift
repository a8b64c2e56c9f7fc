import CSidelight

/// Where GTK's icons end.
///
/// An image has its icon loaded by a thread, which holds the icon meanwhile and may be the last that does. The cache of the icon theme holds
/// none of its icons: each takes itself out when it ends. Where the main thread looks for the same icon at that moment it is given one that has
/// ended, and GTK goes on with a null pointer (`icon_cache_lookup` in gtkicontheme.c, seen in GTK 4.18). So an icon ends on the main thread,
/// whoever lets go of it.
enum IconEnd {
  /// What GTK does with an icon that nobody holds any longer.
  nonisolated(unsafe) private static var dispose: (@convention(c) (UnsafeMutablePointer<GObject>?) -> Void)?
  nonisolated(unsafe) private static var mainThread: UnsafeMutablePointer<GThread>?

  static var isOnMainThread: Bool { unsafe g_thread_self() == mainThread }

  /// Has all icons end on this thread. Later calls do nothing.
  @MainActor static func staysOnMainThread() {
    guard unsafe mainThread == nil else { return }
    unsafe mainThread = g_thread_self()
    let type = unsafe g_type_class_ref(gtk_icon_paintable_get_type()).assumingMemoryBound(to: GObjectClass.self)
    unsafe dispose = type.pointee.dispose
    unsafe type.pointee.dispose = letGo
  }

  /// Called on any thread.
  private static let letGo: @convention(c) (UnsafeMutablePointer<GObject>?) -> Void = { icon in
    if IconEnd.isOnMainThread { return unsafe IconEnd.dispose?(icon) ?? () }
    // An object that is held again while it is disposed of lives on.
    unsafe g_object_ref(icon)
    unsafe g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { icon in
        unsafe g_object_unref(icon)
        return 0
      }, icon, nil)
  }
}
