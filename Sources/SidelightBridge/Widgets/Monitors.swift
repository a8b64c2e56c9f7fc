import CSidelight

/// The screens of the desktop.
@MainActor package enum Monitors {
  /// Where each screen is, in pixels; the one on which windows open comes first, as far as the desktop says that.
  package static var areas: [PixelRectangle] {
    guard let display = unsafe gdk_display_get_default(), let list = unsafe gdk_display_get_monitors(display) else { return [] }
    let count = unsafe g_list_model_get_n_items(list)
    return (0..<count).compactMap { position in
      guard let monitor = unsafe g_list_model_get_item(list, position) else { return nil }
      defer { unsafe g_object_unref(monitor) }
      var area = GdkRectangle()
      unsafe gdk_monitor_get_geometry(.init(monitor), &area)
      return PixelRectangle(x: Double(area.x), y: Double(area.y), width: Double(area.width), height: Double(area.height))
    }
  }
}
