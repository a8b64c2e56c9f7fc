import CSidelight

/// A GtkPopover with any content, which points at a place of the widget that it is over.
@safe package final class PopoverWidget: Widget {
  package init() {
    unsafe super.init(sinking: gtk_popover_new())
    accessibleRole = .dialog
  }

  /// The side of the place at which it opens, where it has room there.
  package enum Side: UInt32, Sendable {
    case left, right, top, bottom
  }

  private var popover: UnsafeMutablePointer<GtkPopover> { unsafe .init(pointer) }

  package func setChild(_ child: Widget?) {
    if unsafe gtk_popover_get_child(popover) != child?.widget { unsafe gtk_popover_set_child(popover, child?.widget) }
  }

  package var side: Side {
    get { unsafe Side(rawValue: gtk_popover_get_position(popover).rawValue) ?? .bottom }
    set { if newValue != side { unsafe gtk_popover_set_position(popover, GtkPositionType(newValue.rawValue)) } }
  }

  /// What it points at, in whole pixels of the widget that it is over. Without a widget GTK could not say it.
  package var target = PixelRectangle(x: 0, y: 0, width: 0, height: 0) {
    didSet {
      guard target != oldValue else { return }
      var place = GdkRectangle(
        x: Int32(clamping: Length.whole(target.x)), y: Int32(clamping: Length.whole(target.y)),
        width: Int32(clamping: Length.whole(target.width)), height: Int32(clamping: Length.whole(target.height)))
      unsafe gtk_popover_set_pointing_to(popover, &place)
    }
  }

  /// Opens it over a widget, which takes it along when it goes.
  package func open(over parent: Widget) {
    if unsafe gtk_widget_get_parent(widget) != parent.widget {
      unparent()
      unsafe gtk_widget_set_parent(widget, parent.widget)
    }
    unsafe gtk_popover_popup(popover)
  }

  /// Whether it is open, or is about to be.
  package var isOpen: Bool { isVisible }

  /// Brings it to its place again after that has moved. Nobody else does: the widget that it is over lays out its content alone.
  package func follow() { if isMapped { unsafe gtk_popover_present(popover) } }

  /// Closes it as a click outside does.
  package func popdown() { unsafe gtk_popover_popdown(popover) }

  /// It was closed: by Escape, a click outside, or the program.
  package static let closed = Signal<Void>("closed")
}
