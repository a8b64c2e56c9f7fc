import CSidelight

/// A GtkCheckButton without a label: a box that is checked or not, or one of a group of which one is on.
@safe package final class CheckWidget: Widget {
  package init() {
    unsafe super.init(sinking: gtk_check_button_new())
  }

  private var button: UnsafeMutablePointer<GtkCheckButton> { unsafe .init(pointer) }

  package var isActive: Bool {
    get { unsafe gtk_check_button_get_active(button) != 0 }
    set { if newValue != isActive { unsafe gtk_check_button_set_active(button, newValue ? 1 : 0) } }
  }

  /// Whether it stands for several values that differ, and shows a dash.
  package var isMixed: Bool {
    get { unsafe gtk_check_button_get_inconsistent(button) != 0 }
    set { if newValue != isMixed { unsafe gtk_check_button_set_inconsistent(button, newValue ? 1 : 0) } }
  }

  /// Puts it into the group of another one: it is drawn round, and turning it on turns the others off.
  package func join(_ other: CheckWidget?) { unsafe gtk_check_button_set_group(button, other.map { unsafe .init($0.pointer) }) }

  package var label: String {
    get { unsafe String(borrowing: gtk_check_button_get_label(button)) ?? "" }
    set { if newValue != label { unsafe gtk_check_button_set_label(button, newValue) } }
  }

  package func setChild(_ child: Widget?) { unsafe gtk_check_button_set_child(button, child?.widget) }
}
