import CSidelight

/// A GtkColorDialogButton: shows a colour, and opens the desktop's choice of another one.
@safe package final class ColorButtonWidget: Widget {
  package init() {
    // The button takes the dialog.
    let dialog = unsafe gtk_color_dialog_new()
    unsafe gtk_color_dialog_set_modal(dialog, 1)
    unsafe super.init(sinking: gtk_color_dialog_button_new(dialog))
  }

  private var dialog: OpaquePointer? { unsafe gtk_color_dialog_button_get_dialog(pointer) }

  /// Whether the user chooses how opaque the colour is as well.
  package var hasOpacity: Bool {
    get { unsafe gtk_color_dialog_get_with_alpha(dialog) != 0 }
    set { if newValue != hasOpacity { unsafe gtk_color_dialog_set_with_alpha(dialog, newValue ? 1 : 0) } }
  }

  /// The title of the window in which the user chooses.
  package var title: String {
    get { unsafe String(borrowing: gtk_color_dialog_get_title(dialog)) ?? "" }
    set { if newValue != title { unsafe gtk_color_dialog_set_title(dialog, newValue) } }
  }

  package var color: TextAttributes.Color {
    get {
      guard let color = unsafe gtk_color_dialog_button_get_rgba(pointer)?.pointee else { return .init(red: 0, green: 0, blue: 0, alpha: 1) }
      return .init(red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha))
    }
    set {
      var color = GdkRGBA(
        red: Float(newValue.red), green: Float(newValue.green), blue: Float(newValue.blue), alpha: Float(newValue.alpha))
      unsafe gtk_color_dialog_button_set_rgba(pointer, &color)
    }
  }

  /// Runs `body` when another colour is shown.
  package func onChoice(_ body: @escaping @MainActor () -> Void) { onNotify("rgba", body) }
}
