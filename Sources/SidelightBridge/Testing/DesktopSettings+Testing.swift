import CSidelight

extension DesktopSettings {
  /// Changes the direction that all widgets without one of their own have, as another language would. For tests.
  package static func setRightToLeft(_ isRightToLeft: Bool) {
    gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
  }
}
