import CSidelight

/// A GtkSwitch: on or off.
@safe package final class SwitchWidget: Widget {
  package init() {
    unsafe super.init(sinking: gtk_switch_new())
  }

  package var isActive: Bool {
    get { unsafe gtk_switch_get_active(pointer) != 0 }
    set { if newValue != isActive { unsafe gtk_switch_set_active(pointer, newValue ? 1 : 0) } }
  }
}
