import CSidelight

/// The application's AdwStyleManager: light or dark, contrast and accent.
@safe package final class StyleManager: Object {
  package static var shared: StyleManager {
    unsafe StyleManager(borrowing: adw_style_manager_get_default())
  }

  /// The one that changes the style sheet. What is said by ``shared`` is said before there is another one.
  package static var ofDisplay: StyleManager? {
    unsafe gdk_display_get_default().map { unsafe StyleManager(borrowing: adw_style_manager_get_for_display($0)) }
  }

  package var isDark: Bool { unsafe adw_style_manager_get_dark(pointer) != 0 }
  package var isHighContrast: Bool { unsafe adw_style_manager_get_high_contrast(pointer) != 0 }

  /// Which accent colour the desktop has, as AdwAccentColor counts them.
  package var accent: Int { unsafe Int(adw_style_manager_get_accent_color(pointer).rawValue) }

  /// Shows everything dark or light, whatever the desktop prefers; nil to follow it again.
  package func force(dark: Bool?) {
    let scheme =
      switch dark {
      case true?: ADW_COLOR_SCHEME_FORCE_DARK
      case false?: ADW_COLOR_SCHEME_FORCE_LIGHT
      case nil: ADW_COLOR_SCHEME_DEFAULT
      }
    unsafe adw_style_manager_set_color_scheme(pointer, scheme)
  }
}
