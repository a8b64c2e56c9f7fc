import CSidelight

/// A GtkPicture: a picture that scales with its place.
@safe package final class PictureWidget: Widget {
  package init() {
    unsafe super.init(sinking: gtk_picture_new())
    unsafe gtk_picture_set_can_shrink(pointer, 1)
    unsafe gtk_picture_set_content_fit(pointer, GTK_CONTENT_FIT_SCALE_DOWN)
  }

  /// Whether it may be drawn larger than it is, up to its place.
  package var scalesUp: Bool {
    get { unsafe gtk_picture_get_content_fit(pointer) == GTK_CONTENT_FIT_CONTAIN }
    set {
      guard newValue != scalesUp else { return }
      unsafe gtk_picture_set_content_fit(pointer, newValue ? GTK_CONTENT_FIT_CONTAIN : GTK_CONTENT_FIT_SCALE_DOWN)
    }
  }

  /// Shows a picture, or nothing.
  ///
  /// - Parameters:
  ///   - density: how many of the picture's pixels there are to each of the widget's, above 0.
  ///   - mixing: what becomes of its pixels where it is larger or smaller.
  package func show(_ texture: Texture?, density: Double = 1, mixing: TextureMixing = .linear) {
    guard let texture, density != 1 || mixing != .linear else { return unsafe gtk_picture_set_paintable(pointer, texture?.pointer) }
    let (width, height) = (Length.part(Double(texture.width) / density), Length.part(Double(texture.height) / density))
    let snapshot = unsafe gtk_snapshot_new()
    var bounds = graphene_rect_t(origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: width, height: height))
    if mixing == .linear {
      unsafe gtk_snapshot_append_texture(snapshot, texture.pointer, &bounds)
    } else {
      // GSK's renderer by cairo scales it to the bounds and mixes pixels wherever these are scaled again: large ones have edges nevertheless.
      let factor: Float = mixing == .nearest ? max(1, (Self.sharpSide / max(width, height)).rounded(.up)) : 1
      var large = graphene_rect_t(
        origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: width * factor, height: height * factor))
      unsafe gtk_snapshot_save(snapshot)
      unsafe gtk_snapshot_scale(snapshot, 1 / factor, 1 / factor)
      unsafe gtk_snapshot_append_scaled_texture(snapshot, texture.pointer, GskScalingFilter(mixing.rawValue), &large)
      unsafe gtk_snapshot_restore(snapshot)
    }
    let paintable = unsafe gtk_snapshot_free_to_paintable(snapshot, &bounds.size)
    unsafe gtk_picture_set_paintable(pointer, paintable)
    if let paintable = unsafe paintable { unsafe g_object_unref(.init(paintable)) }
  }

  /// As long as a side of what is scaled without mixing becomes at least, in pixels.
  private static let sharpSide: Float = 1024

  /// Shows an icon of the theme in its place, for a picture that cannot be read.
  package func showIcon(_ name: String) {
    guard let display = unsafe gdk_display_get_default() else { return }
    let theme = unsafe gtk_icon_theme_get_for_display(display)
    let icon = unsafe gtk_icon_theme_lookup_icon(
      theme, name, nil, 32, gtk_widget_get_scale_factor(widget), gtk_widget_get_direction(widget), sidelight_icon_lookup_default)
    guard let icon = unsafe icon else { return }
    unsafe gtk_picture_set_paintable(pointer, icon)
    unsafe g_object_unref(.init(icon))
  }

  /// Shows a widget as it is drawn now, all over this one's place; that one may go then.
  package func show(drawingOf other: Widget) {
    let drawing = unsafe gtk_widget_paintable_new(other.widget)
    let image = unsafe gdk_paintable_get_current_image(drawing)
    unsafe gtk_picture_set_content_fit(pointer, GTK_CONTENT_FIT_FILL)
    unsafe gtk_picture_set_paintable(pointer, image)
    if let image = unsafe image { unsafe g_object_unref(.init(image)) }
    if let drawing = unsafe drawing { unsafe g_object_unref(.init(drawing)) }
  }

  package var hasPicture: Bool { unsafe gtk_picture_get_paintable(pointer) != nil }
}

/// How the pixels of a picture are mixed where it is larger or smaller than it is. The raw values are GskScalingFilter's.
package enum TextureMixing: UInt32, Sendable { case linear, nearest, trilinear }
