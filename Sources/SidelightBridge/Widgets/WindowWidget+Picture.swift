import CSidelight

extension WindowWidget {
  /// What the window shows now, as a picture made off the screen; nil before its first frame.
  ///
  /// - Parameter scale: Device pixels per pixel, above 0.
  package func picture(scale: Double = 1) -> Texture? {
    guard isMapped, let renderer = unsafe gtk_native_get_renderer(pointer) else { return nil }
    let paintable = unsafe gtk_widget_paintable_new(widget)
    defer { unsafe g_object_unref(.init(paintable)) }
    let width = unsafe Double(gdk_paintable_get_intrinsic_width(paintable))
    let height = unsafe Double(gdk_paintable_get_intrinsic_height(paintable))
    guard width > 0, height > 0 else { return nil }
    let snapshot = unsafe gtk_snapshot_new()
    unsafe gtk_snapshot_scale(snapshot, Length.part(scale), Length.part(scale))
    unsafe gdk_paintable_snapshot(paintable, snapshot, width, height)
    guard let node = unsafe gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { unsafe gsk_render_node_unref(node) }
    var area = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: Length.part(width * scale), height: Length.part(height * scale)))
    guard let texture = unsafe gsk_renderer_render_texture(renderer, node, &area) else { return nil }
    return unsafe Texture(adopting: texture)
  }
}
