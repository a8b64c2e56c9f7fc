import CSidelight

/// A GtkScrolledWindow that leaves the keyboard focus alone while it can't have it. GTK's own (4.18) says that it took it all the same, so that a
/// window in which nothing else can have it loses its keys.
@MainActor enum ScrollClass {
  static let instances: InstanceClass<Void> =
    unsafe InstanceClass("SidelightScrolledWindow", parent: gtk_scrolled_window_get_type(), classInit: classInit)

  private static let classInit: InstanceClass<Void>.ClassInit = { data, _ in
    let widget = unsafe data.assumingMemoryBound(to: GtkWidgetClass.self)
    unsafe widget.pointee.focus = cFunction(moveFocus)
  }

  private typealias MoveFocus = @MainActor @convention(c) (UnsafeMutablePointer<GtkWidget>, GtkDirectionType) -> Int32
  private static let moveFocus: MoveFocus = { widget, direction in
    if unsafe gtk_widget_get_focusable(widget) != 0 {
      return unsafe instances.parentClass(as: GtkWidgetClass.self).pointee.focus?(widget, direction) ?? 0
    }
    guard let child = unsafe gtk_scrolled_window_get_child(OpaquePointer(widget)) else { return 0 }
    return unsafe gtk_widget_child_focus(child, direction)
  }
}
