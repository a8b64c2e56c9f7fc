import CSidelight

/// What was drawn: a GskRenderNode, which never changes.
@safe package final class RenderNode {
  let pointer: OpaquePointer

  /// Takes over a reference.
  @unsafe init(adopting pointer: OpaquePointer) { unsafe self.pointer = unsafe pointer }

  deinit { unsafe gsk_render_node_unref(pointer) }

  /// Records what a closure draws; nil where it draws nothing.
  @MainActor package static func record(_ draw: (Painter) -> Void) -> RenderNode? {
    guard let snapshot = unsafe gtk_snapshot_new() else { return nil }
    unsafe draw(Painter(snapshot))
    return unsafe gtk_snapshot_free_to_node(snapshot).map { unsafe RenderNode(adopting: $0) }
  }

  /// What a widget looks like now; nil where it is not on the screen.
  @MainActor package static func drawing(of widget: Widget) -> RenderNode? {
    guard widget.isMapped, widget.width > 0, widget.height > 0, let paintable = unsafe gtk_widget_paintable_new(widget.widget) else {
      return nil
    }
    defer { unsafe g_object_unref(.init(paintable)) }
    let image = unsafe Object(adopting: gdk_paintable_get_current_image(paintable))
    return record { painter in
      unsafe gdk_paintable_snapshot(image.pointer, painter.snapshot, Double(widget.width), Double(widget.height))
    }
  }

  /// Where something is drawn, in the units of what was drawn.
  package var bounds: PixelRectangle {
    var rect = graphene_rect_t()
    unsafe gsk_render_node_get_bounds(pointer, &rect)
    return PixelRectangle(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width), height: Double(rect.size.height))
  }

  /// Whether both are the same drawing in the same place.
  package func isSame(as other: RenderNode) -> Bool {
    if unsafe pointer == other.pointer { return true }
    let moved = GSK_TRANSFORM_NODE
    guard unsafe gsk_render_node_get_node_type(pointer) == moved, unsafe gsk_render_node_get_node_type(other.pointer) == moved,
      unsafe gsk_transform_node_get_child(pointer) == gsk_transform_node_get_child(other.pointer)
    else { return false }
    return unsafe gsk_transform_equal(gsk_transform_node_get_transform(pointer), gsk_transform_node_get_transform(other.pointer)) != 0
  }

  /// What a part of it looks like.
  ///
  /// - Parameters:
  ///   - box: the part, in the units of what was drawn.
  ///   - widget: what is in the window for whose renderer the picture is made.
  @MainActor package func texture(of box: PixelRectangle, for widget: Widget) -> Texture? {
    guard let native = unsafe gtk_widget_get_native(widget.widget), let renderer = unsafe gtk_native_get_renderer(native),
      box.width >= 1, box.height >= 1
    else { return nil }
    var rect = graphene_rect_t(box)
    return unsafe gsk_renderer_render_texture(renderer, pointer, &rect).map { unsafe Texture(adopting: $0) }
  }
}

/// Draws on a GtkSnapshot, in pixels from the upper left corner of what is drawn.
@MainActor @safe package struct Painter {
  let snapshot: OpaquePointer

  @unsafe init(_ snapshot: OpaquePointer) { unsafe self.snapshot = snapshot }

  /// Draws within a shifted and scaled space.
  package func translated(x: Double, y: Double, scale: (x: Double, y: Double) = (1, 1), _ draw: () -> Void) {
    unsafe gtk_snapshot_save(snapshot)
    var origin = graphene_point_t(x: Length.part(x), y: Length.part(y))
    unsafe gtk_snapshot_translate(snapshot, &origin)
    if scale != (1, 1) { unsafe gtk_snapshot_scale(snapshot, Length.part(scale.x), Length.part(scale.y)) }
    draw()
    unsafe gtk_snapshot_restore(snapshot)
  }

  /// Draws within a box with round corners.
  package func clipped(to box: PixelRectangle, radius: Double = 0, _ draw: () -> Void) {
    var rect = graphene_rect_t(box)
    if radius > 0 {
      var rounded = GskRoundedRect(box, radius: radius)
      unsafe gtk_snapshot_push_rounded_clip(snapshot, &rounded)
    } else {
      unsafe gtk_snapshot_push_clip(snapshot, &rect)
    }
    draw()
    unsafe gtk_snapshot_pop(snapshot)
  }

  /// Blurs what is drawn. GSK's radius is twice the standard deviation.
  package func blurred(radius: Double, _ draw: () -> Void) {
    unsafe gtk_snapshot_push_blur(snapshot, radius)
    draw()
    unsafe gtk_snapshot_pop(snapshot)
  }

  /// Makes each part of a colour a sum of all of them.
  ///
  /// - Parameter rows: for red, green, blue and alpha in turn: the factors of these four, and what is added.
  package func colored(_ rows: [[Double]], _ draw: () -> Void) {
    guard rows.count == 4, rows.allSatisfy({ $0.count == 5 }) else { return draw() }
    // The parts of a colour are a row for GSK, so that a line says what becomes of one part.
    let values = (0..<4).flatMap { part in rows.map { Length.part($0[part]) } }
    var matrix = graphene_matrix_t()
    var offset = graphene_vec4_t()
    unsafe graphene_matrix_init_from_float(&matrix, values)
    _ = unsafe graphene_vec4_init(
      &offset, Length.part(rows[0][4]), Length.part(rows[1][4]), Length.part(rows[2][4]), Length.part(rows[3][4]))
    unsafe gtk_snapshot_push_color_matrix(snapshot, &matrix, &offset)
    draw()
    unsafe gtk_snapshot_pop(snapshot)
  }

  package func fill(_ box: PixelRectangle, _ color: PaintColor) {
    var (rect, rgba) = (graphene_rect_t(box), color.rgba)
    unsafe gtk_snapshot_append_color(snapshot, &rgba, &rect)
  }

  /// Fills a box with colours from its top to its bottom.
  ///
  /// - Parameter stops: colours, and where they are: from 0 at the top to 1 at the bottom, in this order.
  package func fill(_ box: PixelRectangle, fromTop stops: [(place: Double, color: PaintColor)]) {
    var rect = graphene_rect_t(box)
    var (start, end) = (
      graphene_point_t(x: 0, y: Length.part(box.y)), graphene_point_t(x: 0, y: Length.part(box.y + box.height))
    )
    let stops = stops.map { GskColorStop(offset: Length.part($0.place), color: $0.color.rgba) }
    unsafe gtk_snapshot_append_linear_gradient(snapshot, &rect, &start, &end, stops, gsize(stops.count))
  }

  /// Draws a line inside of the edges of a box with round corners.
  package func frame(_ box: PixelRectangle, radius: Double, width: Double, _ color: PaintColor) {
    var rounded = GskRoundedRect(box, radius: radius)
    let widths = [Float](repeating: Length.part(width), count: 4)
    let colors = [GdkRGBA](repeating: color.rgba, count: 4)
    unsafe gtk_snapshot_append_border(snapshot, &rounded, widths, colors)
  }

  /// Draws the shadow of a box with round corners around it.
  package func shadow(of box: PixelRectangle, radius: Double, offset: Double, blur: Double, _ color: PaintColor) {
    var (rounded, rgba) = (GskRoundedRect(box, radius: radius), color.rgba)
    unsafe gtk_snapshot_append_outset_shadow(snapshot, &rounded, &rgba, 0, Length.part(offset), 0, Length.part(blur))
  }

  /// Draws a picture as large as a box. GSK's nodes for scaled textures do the same; its renderer by cairo takes six times as long for them.
  package func draw(_ texture: Texture, in box: PixelRectangle) {
    var rect = graphene_rect_t(box)
    unsafe gtk_snapshot_append_texture(snapshot, texture.pointer, &rect)
  }

  /// Draws an image as large as it is.
  package func draw(_ image: FlatImage) {
    var rect = graphene_rect_t(PixelRectangle(x: 0, y: 0, width: Double(image.width), height: Double(image.height)))
    guard let context = unsafe gtk_snapshot_append_cairo(snapshot, &rect) else { return }
    unsafe cairo_set_source_surface(context, image.surface, 0, 0)
    unsafe cairo_paint(context)
    unsafe cairo_destroy(context)
  }

  package func draw(_ node: RenderNode) { unsafe gtk_snapshot_append_node(snapshot, node.pointer) }
}

/// A colour by parts from 0 to 1.
package struct PaintColor: Equatable, Sendable {
  package var red, green, blue, alpha: Double

  package init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  var rgba: GdkRGBA {
    GdkRGBA(red: Length.part(red), green: Length.part(green), blue: Length.part(blue), alpha: Length.part(alpha))
  }
}

extension graphene_rect_t {
  init(_ box: PixelRectangle) {
    self.init(
      origin: graphene_point_t(x: Length.part(box.x), y: Length.part(box.y)),
      size: graphene_size_t(width: Length.part(box.width), height: Length.part(box.height)))
  }
}

extension GskRoundedRect {
  fileprivate init(_ box: PixelRectangle, radius: Double) {
    self.init()
    var rect = graphene_rect_t(box)
    _ = unsafe gsk_rounded_rect_init_from_rect(&self, &rect, Length.part(radius))
  }
}
