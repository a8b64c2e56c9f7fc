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

  package func show(_ texture: Texture?) {
    unsafe gtk_picture_set_paintable(pointer, texture?.pointer)
  }

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

  package var hasPicture: Bool { unsafe gtk_picture_get_paintable(pointer) != nil }
}
