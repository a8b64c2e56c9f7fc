import CSidelight

/// The icon theme of the default display.
@MainActor package enum IconTheme {
  /// Whether the theme, or a theme that it inherits from, has this icon.
  package static func has(_ name: String) -> Bool {
    guard let display = unsafe gdk_display_get_default() else { return false }
    return unsafe gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), name) != 0
  }
}
