import CSidelight

/// An area with four straight sides whose colours pass into one another from corner to corner.
package struct ColorCell {
  /// The corners, clockwise, with their colours.
  let points: [(x: Double, y: Double)]
  let colors: [PaintColor]

  package init(points: [(x: Double, y: Double)], colors: [PaintColor]) { (self.points, self.colors) = (points, colors) }
}

extension Painter {
  /// Fills the part of a box that lies in cells, of which a later one covers those before it.
  package func fill(_ box: PixelRectangle, _ cells: [ColorCell]) {
    var rect = graphene_rect_t(box)
    guard let pattern = unsafe cairo_pattern_create_mesh() else { return }
    for cell in cells where cell.points.count == 4 && cell.colors.count == 4 {
      unsafe cairo_mesh_pattern_begin_patch(pattern)
      unsafe cairo_mesh_pattern_move_to(pattern, cell.points[0].x, cell.points[0].y)
      for point in cell.points.dropFirst() { unsafe cairo_mesh_pattern_line_to(pattern, point.x, point.y) }
      for (corner, color) in cell.colors.enumerated() {
        unsafe cairo_mesh_pattern_set_corner_color_rgba(pattern, guint(corner), color.red, color.green, color.blue, color.alpha)
      }
      unsafe cairo_mesh_pattern_end_patch(pattern)
    }
    if let context = unsafe gtk_snapshot_append_cairo(snapshot, &rect) {
      unsafe cairo_set_source(context, pattern)
      unsafe cairo_paint(context)
      unsafe cairo_destroy(context)
    }
    unsafe cairo_pattern_destroy(pattern)
  }

  /// Draws what fills a tile, in all of a box again and again.
  package func repeated(_ tile: PixelRectangle, in box: PixelRectangle, _ draw: () -> Void) {
    var (all, one) = (graphene_rect_t(box), graphene_rect_t(tile))
    unsafe gtk_snapshot_push_repeat(snapshot, &all, &one)
    draw()
    unsafe gtk_snapshot_pop(snapshot)
  }

  /// Draws with several shadows, each of which lies aside and is soft over a radius, in pixels.
  package func shadowed(_ shadows: [(color: PaintColor, x: Double, y: Double, radius: Double)], _ draw: () -> Void) {
    let all = shadows.map { shadow in
      GskShadow(color: shadow.color.rgba, dx: Length.part(shadow.x), dy: Length.part(shadow.y), radius: Length.part(shadow.radius))
    }
    unsafe gtk_snapshot_push_shadow(snapshot, all, gsize(all.count))
    draw()
    unsafe gtk_snapshot_pop(snapshot)
  }
}
