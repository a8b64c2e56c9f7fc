import CSidelight

/// A picture through which nothing is seen, in the processor's memory. GSK's renderer by cairo copies a texture each time that it draws it, and
/// draws this as it is.
@MainActor @safe package final class FlatImage {
  let surface: OpaquePointer
  let width, height: Int

  /// What a texture shows; nil where there is no memory for it.
  package init?(_ texture: Texture) {
    width = texture.width
    height = texture.height
    guard let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_RGB24, gint(width), gint(height)) else { return nil }
    unsafe self.surface = surface
    guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = unsafe cairo_image_surface_get_data(surface) else {
      return nil
    }
    unsafe gdk_texture_download(texture.pointer, data, gsize(cairo_image_surface_get_stride(surface)))
    unsafe cairo_surface_mark_dirty(surface)
  }

  isolated deinit { unsafe cairo_surface_destroy(surface) }

  /// Whether the processor draws the window that a widget is in.
  package static func areOfUse(in widget: Widget) -> Bool {
    guard let native = unsafe gtk_widget_get_native(widget.widget), let renderer = unsafe gtk_native_get_renderer(native) else {
      return false
    }
    return unsafe g_type_check_instance_is_a(
      UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self), gsk_cairo_renderer_get_type()) != 0
  }
}
