import CSidelight

/// The display's GtkSettings.
@safe package final class DesktopSettings: Object {
  /// The settings of the default display; nil without a display.
  package static var shared: DesktopSettings? {
    guard let settings = unsafe gtk_settings_get_default() else { return nil }
    return unsafe DesktopSettings(borrowing: settings)
  }

  /// 1 for the desktop's normal text size.
  package var textScale: Double {
    get {
      let resolution: Int = property("gtk-xft-dpi")
      return resolution > 0 ? Double(resolution) / 1024 / 96 : 1
    }
    set { setProperty("gtk-xft-dpi", to: Int((newValue * 96 * 1024).rounded())) }
  }

  package var hasAnimations: Bool {
    get { property("gtk-enable-animations") }
    set { setProperty("gtk-enable-animations", to: newValue) }
  }

  /// How long after a click another one counts as the second of a double click, in milliseconds.
  package var doubleClickTime: Int {
    get { property("gtk-double-click-time") }
    set { setProperty("gtk-double-click-time", to: newValue) }
  }
  /// How far from each other the two may be, in pixels.
  package var doubleClickDistance: Int { property("gtk-double-click-distance") }

  /// Uses a font where neither the desktop nor the user's files name one, and GTK would take that of no desktop.
  package func setFontIfNoneIsNamed(_ name: String) {
    let property = "gtk-font-name"
    guard let known = unsafe g_type_class_peek(gtk_settings_get_type()),
      let description = unsafe g_object_class_find_property(.init(OpaquePointer(known)), property),
      let usual = unsafe String(borrowing: g_value_get_string(g_param_spec_get_default_value(description)))
    else { return }
    let current: String? = self.property(property)
    if current == nil || current == usual { setProperty(property, to: name) }
  }

  /// Whether the display has a touch screen and nothing that hovers: a phone.
  package static var hasTouchAlone: Bool {
    guard let seat = unsafe gdk_display_get_default().flatMap({ unsafe gdk_display_get_default_seat($0) }) else { return false }
    let capabilities = unsafe gdk_seat_get_capabilities(seat).rawValue
    return capabilities & sidelight_seat_touch.rawValue != 0 && capabilities & sidelight_seat_pointer.rawValue == 0
  }

  /// Whether the language is written from right to left: the direction of all widgets without one of their own.
  package static var isRightToLeft: Bool {
    get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }
    set { gtk_widget_set_default_direction(newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
  }
}
