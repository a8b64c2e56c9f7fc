import CSidelight

/// A GtkMenuButton with a text, which opens a popover with any content.
@safe package final class PopoverButtonWidget: Widget {
  /// - Parameter content: what is in the popover.
  package init(_ content: Widget) {
    unsafe super.init(sinking: gtk_menu_button_new())
    let popover = PopoverWidget()
    popover.setChild(content)
    unsafe gtk_menu_button_set_popover(pointer, popover.widget)
  }

  package var text: String {
    get { unsafe String(borrowing: gtk_menu_button_get_label(pointer)) ?? "" }
    set { if newValue != text { unsafe gtk_menu_button_set_label(pointer, newValue) } }
  }

  package var isOpen: Bool { unsafe gtk_menu_button_get_active(pointer) != 0 }

  package func open() { unsafe gtk_menu_button_popup(pointer) }

  package func close() { unsafe gtk_menu_button_popdown(pointer) }
}
