import CSidelight

/// A GtkRevealer: a child that slides in from above and out again.
@safe package final class RevealerWidget: Widget {
  package init(_ child: Widget) {
    unsafe super.init(sinking: gtk_revealer_new())
    unsafe gtk_revealer_set_child(pointer, child.widget)
  }

  /// Whether the child is shown, or is about to be.
  package var isRevealed: Bool {
    get { unsafe gtk_revealer_get_reveal_child(pointer) != 0 }
    set { if newValue != isRevealed { unsafe gtk_revealer_set_reveal_child(pointer, newValue ? 1 : 0) } }
  }
}
