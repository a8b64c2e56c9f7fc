import CSidelight

/// A GtkImage: an icon of the theme at a fixed size.
@safe package final class ImageWidget: Widget {
  package init() {
    unsafe super.init(sinking: gtk_image_new())
  }

  /// The icon's name in the theme; nil while it shows none or something else.
  package var iconName: String? {
    get {
      guard unsafe gtk_image_get_storage_type(pointer) == GTK_IMAGE_ICON_NAME else { return nil }
      return unsafe String(borrowing: gtk_image_get_icon_name(pointer))
    }
    set { if newValue != iconName { unsafe gtk_image_set_from_icon_name(pointer, newValue) } }
  }

  /// The first of these icons that the theme has.
  package func setThemedIcon(_ names: [String]) {
    guard let first = names.first else { return iconName = nil }
    guard names.count > 1 else { return iconName = first }
    let icon = unsafe g_themed_icon_new(first)
    for name in names.dropFirst() { unsafe g_themed_icon_append_name(icon, name) }
    unsafe gtk_image_set_from_gicon(pointer, icon)
    unsafe g_object_unref(.init(icon))
  }

  /// The picture in a file, which is read at once: for symbols of an app's own. One that can't be read shows the sign for that.
  package func setFile(_ path: String) { unsafe gtk_image_set_from_file(pointer, path) }

  /// The side of the square that the icon is drawn in; -1 for the style's own.
  package var pixelSize: Int {
    get { unsafe Int(gtk_image_get_pixel_size(pointer)) }
    set { if newValue != pixelSize { unsafe gtk_image_set_pixel_size(pointer, Int32(clamping: newValue)) } }
  }
}
