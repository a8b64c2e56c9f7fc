import CSidelight

/// An icon of which a thread drops the last reference.
@MainActor package enum DroppedIcon {
  nonisolated(unsafe) private static var ended: Bool?

  /// Makes one, and has a thread drop it.
  package static func drop() {
    unsafe ended = nil
    let file = unsafe g_file_new_for_path("/dropped.svg")
    defer { unsafe g_object_unref(.init(file)) }
    let icon = unsafe UnsafeMutablePointer<GObject>(gtk_icon_paintable_new_for_file(file, 16, 1))
    unsafe g_object_weak_ref(icon, noteEnd, nil)
    unsafe g_thread_join(g_thread_new("icon", letGo, icon))
  }

  nonisolated private static let noteEnd: GWeakNotify = { _, _ in unsafe DroppedIcon.ended = IconEnd.isOnMainThread }

  nonisolated private static let letGo: GThreadFunc = { icon in
    unsafe g_object_unref(icon)
    return nil
  }

  /// Whether it ended on the main thread; nil while it lives.
  package static var endedOnMainThread: Bool? { unsafe ended }
}
