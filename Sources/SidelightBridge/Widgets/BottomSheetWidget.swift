import CSidelight

/// An AdwBottomSheet: content, and a sheet that comes over it from the bottom.
@safe package final class BottomSheetWidget: Widget {
  /// It never closes by itself: what the user does to close it is heard of as ``closeAttempt``.
  package init() {
    unsafe super.init(sinking: adw_bottom_sheet_new())
    unsafe adw_bottom_sheet_set_can_close(pointer, 0)
    // Its own handle covers the title, and belongs to gestures that only close it.
    unsafe adw_bottom_sheet_set_show_drag_handle(pointer, 0)
    letFocusIn()
    onNotify("open") { [weak self] in self?.letFocusIn() }
  }

  /// GTK gives the focus to the closed sheet, which nobody sees, when that which had it goes.
  private func letFocusIn() { for part in children where part.typeName == "AdwGizmo" { part.canFocus = isOpen } }

  /// Escape, the close button, or a click beside it.
  package static let closeAttempt = Signal<Void>("close-attempt")

  package func setContent(_ content: Widget?) {
    if unsafe adw_bottom_sheet_get_content(pointer) != content?.widget { unsafe adw_bottom_sheet_set_content(pointer, content?.widget) }
  }

  package func setSheet(_ sheet: Widget?) {
    if unsafe adw_bottom_sheet_get_sheet(pointer) != sheet?.widget { unsafe adw_bottom_sheet_set_sheet(pointer, sheet?.widget) }
  }

  package var isOpen: Bool {
    get { unsafe adw_bottom_sheet_get_open(pointer) != 0 }
    set { if newValue != isOpen { unsafe adw_bottom_sheet_set_open(pointer, newValue ? 1 : 0) } }
  }
}
