import CSidelight

extension WindowWidget {
  /// Gives its content a size, although it was never on the screen.
  ///
  /// - Parameter size: the least width and height in px.
  package func layOut(atLeast size: (width: Int, height: Int)) {
    unsafe gtk_widget_realize(widget)
    guard let content = unsafe adw_application_window_get_content(.init(pointer)) else { return }
    var width: Int32 = 0
    var height: Int32 = 0
    unsafe gtk_widget_measure(content, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
    width = max(width, Int32(clamping: size.width))
    unsafe gtk_widget_measure(content, GTK_ORIENTATION_VERTICAL, width, &height, nil, nil, nil)
    unsafe gtk_widget_allocate(content, width, max(height, Int32(clamping: size.height)), -1, nil)
  }

  /// What a part of its content looks like, which was laid out and is not on the screen.
  ///
  /// - Parameters:
  ///   - part: the part.
  ///   - size: its size in px, from its upper left corner.
  ///   - scale: device pixels per pixel, above 0.
  ///   - ground: what lies below it.
  package func portrait(of part: Widget, size: (width: Double, height: Double), scale: Double, on ground: PaintColor?) -> Texture? {
    guard let content = unsafe adw_application_window_get_content(.init(pointer)), let parent = unsafe gtk_widget_get_parent(part.widget),
      let renderer = unsafe gtk_native_get_renderer(pointer)
    else { return nil }
    // GTK draws only widgets that are mapped, which these are for no longer than that.
    unsafe gtk_widget_map(content)
    defer { unsafe gtk_widget_unmap(content) }
    var bounds = graphene_rect_t()
    guard unsafe gtk_widget_compute_bounds(part.widget, parent, &bounds) != 0, let snapshot = unsafe gtk_snapshot_new() else { return nil }
    unsafe gtk_snapshot_scale(snapshot, Length.part(scale), Length.part(scale))
    var area = graphene_rect_t(PixelRectangle(x: 0, y: 0, width: size.width, height: size.height))
    if let ground {
      var color = ground.rgba
      unsafe gtk_snapshot_append_color(snapshot, &color, &area)
    }
    var corner = graphene_point_t(x: Length.part(-Double(bounds.origin.x)), y: Length.part(-Double(bounds.origin.y)))
    unsafe gtk_snapshot_translate(snapshot, &corner)
    unsafe gtk_widget_snapshot_child(parent, part.widget, snapshot)
    area = graphene_rect_t(PixelRectangle(x: 0, y: 0, width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up)))
    // What draws nothing is a picture all the same.
    let node = unsafe gtk_snapshot_free_to_node(snapshot) ?? gsk_container_node_new(nil, 0)
    defer { unsafe gsk_render_node_unref(node) }
    return unsafe gsk_renderer_render_texture(renderer, node, &area).map { unsafe Texture(adopting: $0) }
  }
}
