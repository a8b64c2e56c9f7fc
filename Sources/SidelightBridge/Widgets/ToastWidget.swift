import CSidelight

/// An AdwToastOverlay: its child, with short messages that come and go below it.
@safe package final class ToastOverlayWidget: Widget {
  package init() { unsafe super.init(sinking: adw_toast_overlay_new()) }

  package func setChild(_ child: Widget?) { unsafe adw_toast_overlay_set_child(pointer, child?.widget) }

  /// Shows a toast, once those before it have gone.
  package func add(_ toast: Toast) {
    // It takes a reference of its own.
    unsafe g_object_ref(.init(toast.pointer))
    unsafe adw_toast_overlay_add_toast(pointer, toast.pointer)
  }
}

/// An AdwToast: a short message over a window, which goes by itself.
@safe package final class Toast: Object {
  /// - Parameters:
  ///   - title: one line of text.
  ///   - button: what its button says; nil for none.
  ///   - seconds: how long it is shown; 0 for as long as the user leaves it there.
  ///   - isUrgent: whether it comes before those that wait.
  package init(title: String, button: String?, seconds: UInt32, isUrgent: Bool) {
    unsafe super.init(adopting: adw_toast_new(""))
    // Before the title is set: it may hold signs of markup.
    unsafe adw_toast_set_use_markup(pointer, 0)
    unsafe adw_toast_set_title(pointer, title)
    unsafe adw_toast_set_timeout(pointer, seconds)
    unsafe adw_toast_set_priority(pointer, isUrgent ? ADW_TOAST_PRIORITY_HIGH : ADW_TOAST_PRIORITY_NORMAL)
    if let button {
      let label = button.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
      unsafe adw_toast_set_button_label(pointer, label)
    }
  }

  package func dismiss() { unsafe adw_toast_dismiss(pointer) }

  /// It has gone: by itself, or because the user or the app wished so.
  package static let dismissed = Signal<Void>("dismissed")
  /// Its button was pressed. It goes after that.
  package static let pressed = Signal<Void>("button-clicked")
}
