import CSidelight

/// A GtkPopoverMenu, opened at a place of a widget and gone when it closes.
@safe package final class MenuPopover: Widget {
  /// The one menu that is open, kept until it has gone.
  private static var shown: MenuPopover?
  private var parentsEnd: SignalConnection?

  /// Opens a menu over `parent`, which keeps it until it closes.
  ///
  /// - Parameter isPointed: whether the pointer or a finger opens it; a pointer that rests while a key does chooses no entry.
  @discardableResult
  package static func open(_ sections: [MenuSection], over parent: Widget, x: Double, y: Double, isPointed: Bool) -> MenuPopover {
    let popover = MenuModel(sections).makePopover()
    if !isPointed { RestingPointer(on: popover) }
    unsafe gtk_widget_set_parent(popover.widget, parent.widget)
    unsafe gtk_popover_set_has_arrow(.init(popover.pointer), 0)
    unsafe gtk_widget_set_halign(popover.widget, GTK_ALIGN_START)
    var place = GdkRectangle(x: Int32(clamping: Length.whole(x)), y: Int32(clamping: Length.whole(y)), width: 1, height: 1)
    unsafe gtk_popover_set_pointing_to(.init(popover.pointer), &place)
    shown?.leave()
    shown = popover
    popover.connect(Signal<Void>("closed")) { [weak popover] in
      // The chosen action runs after the popover has closed, and needs its action group.
      MainSource.idle { () -> Void in popover?.leave() }
    }
    popover.parentsEnd = parent.onDestroy { [weak popover] in popover?.leave() }
    unsafe gtk_popover_popup(.init(popover.pointer))
    // GTK makes the lines between sections in an idle, for which the menu then has no room: nobody lays a list's popovers out again. Once its
    // place is settled it takes no other size either, so that it has to ask in its first frame.
    popover.addTickCallback { [weak popover] _ in
      if let popover, popover.isMapped { unsafe gtk_popover_present(.init(popover.pointer)) }
      return false
    }
    return popover
  }

  /// Takes the popover off its parent, which would not do that by itself.
  private func leave() {
    parentsEnd?.disconnect()
    parentsEnd = nil
    unparent()
    if Self.shown === self { Self.shown = nil }
  }
}
