import CSidelight

/// A GtkPopoverMenu, opened at a place of a widget and gone when it closes.
@safe package final class MenuPopover: Widget {
  /// The one menu that is open, kept until it has gone.
  private static var shown: MenuPopover?
  private var parentsEnd: SignalConnection?
  /// The entries after whose choice it stays open.
  var kept: [KeptEntry] = []
  /// Says what it holds after the choice of one of them.
  var again: (@MainActor () -> [MenuSection])?

  /// Opens a menu over `parent`, which keeps it until it closes.
  ///
  /// - Parameters:
  ///   - isPointed: whether the pointer or a finger opens it; a pointer that rests while a key does chooses no entry.
  ///   - again: says what it holds after the choice of an entry that leaves it open; nothing closes it.
  @discardableResult
  package static func open(
    _ sections: [MenuSection], over parent: Widget, x: Double, y: Double, isPointed: Bool, again: (@MainActor () -> [MenuSection])? = nil
  ) -> MenuPopover {
    let popover = MenuModel(sections).makePopover()
    popover.again = again
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

  /// Shows what it holds now: an entry was chosen after which it stays open.
  func renew() {
    guard isMapped, let again else { return }
    let sections = again()
    guard isMapped else { return }
    guard !sections.isEmpty else { return unsafe gtk_popover_popdown(.init(pointer)) }
    let page = property("visible-submenu", as: String?.self)
    let place = entries.firstIndex(where: \.widget.containsFocus)
    let title = place.map { entries[$0].title }
    MenuModel(sections).replace(in: self)
    if let page, page != property("visible-submenu", as: String?.self) { turn(to: page) }
    let now = entries
    guard let place, !now.isEmpty else { return }
    // The same entry, wherever it stands now, or else the nearest one that can be chosen.
    let same = now.indices.first { now[$0].title == title } ?? min(place, now.count - 1)
    let nearest = now.indices.filter { now[$0].widget.isSensitive }.min { abs($0 - same) < abs($1 - same) }
    if let nearest { now[nearest].widget.grabFocus() }
  }

  private var entries: [MenuEntry] { visibleTree.compactMap(MenuEntry.init) }

  /// Goes back to the menu of an entry, without the motion that opening it has.
  private func turn(to page: String) {
    guard let stack = visibleTree.first(where: { $0.typeName == "GtkStack" }) else { return }
    guard unsafe gtk_stack_get_child_by_name(stack.pointer, page) != nil else { return }
    let duration = unsafe gtk_stack_get_transition_duration(stack.pointer)
    unsafe gtk_stack_set_transition_duration(stack.pointer, 0)
    setProperty("visible-submenu", to: page)
    unsafe gtk_stack_set_transition_duration(stack.pointer, duration)
  }

  /// Takes the popover off its parent, which would not do that by itself.
  private func leave() {
    parentsEnd?.disconnect()
    parentsEnd = nil
    unparent()
    if Self.shown === self { Self.shown = nil }
  }
}
