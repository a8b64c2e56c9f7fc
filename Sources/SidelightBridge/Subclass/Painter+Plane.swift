import CSidelight

extension Painter {
  /// Draws in a plane whose corner is somewhere else and whose directions are others.
  package func transformed(x: Double, y: Double, _ plane: Transform.Plane, _ draw: () -> Void) {
    unsafe gtk_snapshot_save(snapshot)
    var origin = graphene_point_t(x: Length.part(x), y: Length.part(y))
    unsafe gtk_snapshot_transform(snapshot, plane.make(gsk_transform_translate(nil, &origin)))
    draw()
    unsafe gtk_snapshot_restore(snapshot)
  }

  /// Draws so much fainter, from 0 to 1.
  package func faded(to opacity: Double, _ draw: () -> Void) {
    unsafe gtk_snapshot_push_opacity(snapshot, opacity)
    draw()
    unsafe gtk_snapshot_pop(snapshot)
  }

  /// Draws what is seen through a mask.
  package func inside(_ mask: Mask, _ draw: () -> Void) {
    unsafe mask.push(on: snapshot)
    draw()
    unsafe gtk_snapshot_pop(snapshot)
  }

  /// Draws with a shadow that lies aside and is soft over a radius, in pixels.
  package func shadowed(_ color: PaintColor, x: Double, y: Double, radius: Double, _ draw: () -> Void) {
    var shadow = GskShadow(color: color.rgba, dx: Length.part(x), dy: Length.part(y), radius: Length.part(radius))
    unsafe gtk_snapshot_push_shadow(snapshot, &shadow, 1)
    draw()
    unsafe gtk_snapshot_pop(snapshot)
  }

  /// Fills the inside of a path.
  package func fill(_ path: DrawnPath, isEvenOdd: Bool, _ color: PaintColor) {
    var color = color.rgba
    unsafe gtk_snapshot_append_fill(snapshot, path.pointer, isEvenOdd ? GSK_FILL_RULE_EVEN_ODD : GSK_FILL_RULE_WINDING, &color)
  }

  /// Draws a line along a path.
  package func stroke(_ path: DrawnPath, _ line: DrawnLine, _ color: PaintColor) {
    var color = color.rgba
    let stroke = unsafe line.makeStroke()
    unsafe gtk_snapshot_append_stroke(snapshot, path.pointer, stroke, &color)
    unsafe gsk_stroke_free(stroke)
  }

  /// Fills a box with colours that pass into one another.
  ///
  /// - Parameters:
  ///   - stops: colours with places from 0 to 1 that never go back; none draws nothing.
  ///   - repeats: whether they begin again beyond their end. Those around a point always do.
  package func fill(
    _ box: PixelRectangle, _ course: GradientCourse, stops: [(place: Double, color: PaintColor)], repeats: Bool = false
  ) {
    guard let last = stops.last else { return }
    var rect = graphene_rect_t(box)
    // GSK wants two at least, and parts of the way.
    let all = stops.count == 1 ? [last, last] : stops
    var place = 0.0
    let gsk = all.map { stop in
      place = min(max(place, stop.place.isFinite ? stop.place : 0), 1)
      return GskColorStop(offset: Length.part(place), color: stop.color.rgba)
    }
    let count = gsize(gsk.count)
    switch course {
    case .linear(let from, let to):
      guard from != to else { return fill(box, last.color) }
      var (from, to) = (
        graphene_point_t(x: Length.part(from.x), y: Length.part(from.y)), graphene_point_t(x: Length.part(to.x), y: Length.part(to.y))
      )
      if repeats {
        unsafe gtk_snapshot_append_repeating_linear_gradient(snapshot, &rect, &from, &to, gsk, count)
      } else {
        unsafe gtk_snapshot_append_linear_gradient(snapshot, &rect, &from, &to, gsk, count)
      }
    case .radial(let center, let radius, let start, let end):
      guard radius.x > 0, radius.y > 0, end > start, start >= 0 else { return fill(box, last.color) }
      var center = graphene_point_t(x: Length.part(center.x), y: Length.part(center.y))
      let (wide, high, start, end) = (Length.part(radius.x), Length.part(radius.y), Length.part(start), Length.part(end))
      if repeats {
        unsafe gtk_snapshot_append_repeating_radial_gradient(snapshot, &rect, &center, wide, high, start, end, gsk, count)
      } else {
        unsafe gtk_snapshot_append_radial_gradient(snapshot, &rect, &center, wide, high, start, end, gsk, count)
      }
    case .conic(let center, let degrees):
      var center = graphene_point_t(x: Length.part(center.x), y: Length.part(center.y))
      unsafe gtk_snapshot_append_conic_gradient(snapshot, &rect, &center, Length.part(degrees), gsk, count)
    }
  }

  /// Draws an icon of the theme as large as a square; a symbol is drawn in the colour.
  package func draw(_ icon: DrawnIcon, width: Double, height: Double, _ color: PaintColor) {
    var colors = [GdkRGBA](repeating: color.rgba, count: 4)
    unsafe gtk_symbolic_paintable_snapshot_symbolic(icon.pointer, snapshot, width, height, &colors, 4)
  }

  /// Draws a picture as large as a box, each pixel of it with edges.
  package func drawSharply(_ texture: Texture, in box: PixelRectangle) {
    var rect = graphene_rect_t(box)
    unsafe gtk_snapshot_append_scaled_texture(snapshot, texture.pointer, GSK_SCALING_FILTER_NEAREST, &rect)
  }

  /// Draws a child of the widget that is drawn.
  package func draw(_ child: Widget) {
    guard let parent = unsafe gtk_widget_get_parent(child.widget) else { return }
    unsafe gtk_widget_snapshot_child(parent, child.widget, snapshot)
  }
}

/// Where colours that pass into one another lie, in pixels.
package enum GradientCourse: Sendable {
  case linear(from: (x: Double, y: Double), to: (x: Double, y: Double))
  /// Around a point, from one part of the radii to another one.
  case radial(center: (x: Double, y: Double), radius: (x: Double, y: Double), from: Double, to: Double)
  /// Around a point, clockwise from an angle in degrees from the top.
  case conic(center: (x: Double, y: Double), degrees: Double)
}

/// An icon of the desktop's theme, as large as it was asked for.
@MainActor @safe package final class DrawnIcon {
  let pointer: OpaquePointer

  /// The first icon of these that the theme has, and else the sign for a missing one; nil without a display.
  package init?(_ names: [String], side: Int, in widget: Widget) {
    guard let display = unsafe gdk_display_get_default(), let theme = unsafe gtk_icon_theme_get_for_display(display) else { return nil }
    let name = names.first { unsafe gtk_icon_theme_has_icon(theme, $0) != 0 } ?? names.last ?? ""
    guard
      let icon = unsafe gtk_icon_theme_lookup_icon(
        theme, name, nil, Int32(clamping: max(1, side)), gtk_widget_get_scale_factor(widget.widget),
        gtk_widget_get_direction(widget.widget), sidelight_icon_lookup_default)
    else { return nil }
    unsafe pointer = unsafe icon
  }

  isolated deinit { unsafe g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
