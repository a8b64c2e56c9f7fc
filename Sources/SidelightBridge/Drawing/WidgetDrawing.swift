import CSidelight

/// What a widget looked like when it was drawn last; the widget may go or show something else then.
@MainActor @safe package final class WidgetDrawing {
  private let image: OpaquePointer

  /// Nil for a widget that was not drawn yet.
  package init?(of widget: Widget) {
    guard let drawing = unsafe gtk_widget_paintable_new(widget.widget) else { return nil }
    defer { unsafe g_object_unref(.init(drawing)) }
    guard let image = unsafe gdk_paintable_get_current_image(drawing) else { return nil }
    unsafe self.image = unsafe image
  }

  isolated deinit { unsafe g_object_unref(.init(image)) }

  /// Draws it from the corner of a GtkSnapshot on, as large as it is said to be.
  @unsafe func draw(_ snapshot: OpaquePointer, width: Double, height: Double) {
    unsafe gdk_paintable_snapshot(image, snapshot, width, height)
  }
}
