import CSidelight

/// An AdwBottomSheet: content, and a sheet that comes over it from the bottom.
@safe package final class BottomSheetWidget: Widget {
  package init() {
    unsafe super.init(sinking: adw_bottom_sheet_new())
  }

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
