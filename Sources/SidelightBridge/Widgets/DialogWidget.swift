import CSidelight

/// An AdwDialog: it floats over a large window, and comes from the bottom of a small one.
///
/// It never closes by itself: what the user does to close it is heard of as ``closeAttempt``.
@safe package class DialogWidget: Widget {
  package convenience init() { self.init(of: adw_dialog_get_type()) }

  /// Makes one of a type that is a dialog.
  init(of type: UInt) {
    unsafe super.init(sinking: Self.instance(of: type))
    unsafe adw_dialog_set_can_close(dialog, 0)
    unsafe adw_dialog_set_follows_content_size(dialog, 1)
  }

  private var dialog: UnsafeMutablePointer<AdwDialog> { unsafe .init(pointer) }

  package var title: String {
    get { unsafe String(borrowing: adw_dialog_get_title(dialog)) ?? "" }
    set { if unsafe !newValue.equals(adw_dialog_get_title(dialog)) { unsafe adw_dialog_set_title(dialog, newValue) } }
  }

  package func setChild(_ child: Widget?) {
    if unsafe adw_dialog_get_child(dialog) != child?.widget { unsafe adw_dialog_set_child(dialog, child?.widget) }
  }

  /// Shows it over the window that a widget is in.
  package func present(over widget: Widget) { unsafe adw_dialog_present(dialog, widget.widget) }

  /// Says what gets the focus when it is shown; without that libadwaita chooses.
  package func beginFocus(at widget: Widget) { unsafe adw_dialog_set_focus(dialog, widget.widget) }

  /// Closes it; it can be seen while it moves away.
  package func close() { unsafe adw_dialog_force_close(dialog) }

  /// Whether it comes from the bottom of the window, or floats over it.
  package var isBottomSheet: Bool {
    get { unsafe adw_dialog_get_presentation_mode(dialog) == ADW_DIALOG_BOTTOM_SHEET }
    set {
      let mode = newValue ? ADW_DIALOG_BOTTOM_SHEET : ADW_DIALOG_FLOATING
      if unsafe adw_dialog_get_presentation_mode(dialog) != mode { unsafe adw_dialog_set_presentation_mode(dialog, mode) }
    }
  }

  /// Escape, the close button, or a click beside it.
  package static let closeAttempt = Signal<Void>("close-attempt")
}
