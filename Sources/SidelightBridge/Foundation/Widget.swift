import CSidelight

/// A GtkWidget.
///
/// Every setter compares with what GTK holds and does nothing when it is the same, so a controller may set what it wants as often as it
/// wants. The comparison asks GTK, never a copy, because GTK changes some of these itself.
@safe package class Widget: Object {
  /// Wraps what a widget constructor returned.
  init(sinking widget: UnsafeMutablePointer<GtkWidget>) {
    unsafe super.init(sinking: OpaquePointer(widget))
  }

  override init(borrowing pointer: OpaquePointer) {
    unsafe super.init(borrowing: pointer)
  }

  /// The pointer as the type that `gtk_widget_` functions take.
  var widget: UnsafeMutablePointer<GtkWidget> {
    unsafe UnsafeMutablePointer(pointer)
  }
}
