import CSidelight

/// A GtkPaned: two children with a handle between them. Neither becomes smaller than its minimum, and both take spare room.
@safe package final class PanedWidget: Widget {
  package init(_ orientation: Orientation) {
    unsafe super.init(sinking: gtk_paned_new(GtkOrientation(orientation.rawValue)))
    unsafe gtk_paned_set_shrink_start_child(pointer, 0)
    unsafe gtk_paned_set_shrink_end_child(pointer, 0)
  }

  package var start: Widget? {
    get { unsafe Widget.wrapper(for: OpaquePointer(gtk_paned_get_start_child(pointer))) }
    set { unsafe gtk_paned_set_start_child(pointer, newValue?.widget) }
  }

  package var end: Widget? {
    get { unsafe Widget.wrapper(for: OpaquePointer(gtk_paned_get_end_child(pointer))) }
    set { unsafe gtk_paned_set_end_child(pointer, newValue?.widget) }
  }

  /// How long the first child is, in pixels.
  package var position: Int {
    get { unsafe Int(gtk_paned_get_position(pointer)) }
    set { unsafe gtk_paned_set_position(pointer, Int32(newValue)) }
  }

  /// Whether the position is one that was chosen, and no share of the room.
  package var hasChosenPosition: Bool { property("position-set") }

  /// Runs whenever the position is another one.
  package func onPosition(_ body: @escaping @MainActor () -> Void) { connect(Signal<Void>("notify::position"), body) }
}
