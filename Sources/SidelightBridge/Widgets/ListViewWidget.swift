import CSidelight

/// A GtkListView.
@safe package final class ListViewWidget: Widget {
  /// How the list is drawn.
  let painting: ListPainting

  package init() {
    let painting = ListPainting()
    self.painting = painting
    unsafe super.init(sinking: UnsafeMutablePointer(ListViewClass.instances.make(painting)))
    // Any other behaviour sends the focus to the first row, and the list to its top, whenever the focus comes back to the list.
    unsafe gtk_list_view_set_tab_behavior(pointer, GTK_LIST_TAB_ITEM)
  }

  package func setModel(_ model: RowListModel?) {
    unsafe gtk_list_view_set_model(pointer, model?.pointer)
  }

  package func setFactory(_ factory: ListItemFactory?) {
    unsafe gtk_list_view_set_factory(pointer, factory?.pointer)
  }

  /// Scrolls a row into view, and on demand gives it the keyboard focus or selects it. GTK allows no position that its model lacks,
  /// and a row that was just removed keeps its own until the list is laid out: there is nothing to scroll to then.
  package func scroll(to position: Int, focus: Bool = false, select: Bool = false) {
    guard position >= 0, position < rowCount else { return }
    painting.isAnchorVague = height == 0
    let flags = GtkListScrollFlags(rawValue: (focus ? 1 : 0) | (select ? 2 : 0))
    unsafe gtk_list_view_scroll_to(pointer, UInt32(clamping: position), flags, nil)
    // GTK notes the row alone where no row of the list has the focus, and where the one that had it has just gone.
    if focus, !containsFocus {
      let outer = painting.isPlacingFocus
      painting.isPlacingFocus = true
      grabFocus()
      painting.isPlacingFocus = outer
    }
  }

  /// Says which row gets the focus when that comes into the list, which it has not done yet.
  package func expectFocus(at position: Int) {
    guard position >= 0, position < rowCount, !containsFocus else { return }
    painting.isAnchorVague = height == 0
    unsafe gtk_list_view_scroll_to(pointer, UInt32(position), GtkListScrollFlags(rawValue: 1), nil)
  }

  /// Asks where the focus goes: when a key moves it into the list or on in it, which is answered with whether it went, or with nil where GTK
  /// knows; and when the list as a whole is given it, before a row gets it. Says when that is over.
  package func directFocus(
    moving: @escaping @MainActor (FocusDirection) -> Bool?, taking: @escaping @MainActor () -> Void, moved: @escaping @MainActor () -> Void
  ) {
    painting.moveFocus = moving
    painting.takeFocus = taking
    painting.hasMovedFocus = moved
  }

  /// Call it before rows come or go.
  ///
  /// GTK (4.18) notes where in sight the row is that it scrolled to last or that got the focus, in parts of the list's height. Of a list
  /// that has not been laid out yet that is no number, which does no harm until rows come before that one: then no row is shown at all.
  ///
  /// - Parameter position: A row in sight of a list that is not scrolled, to be noted instead.
  package func settleAnchor(at position: @autoclosure () -> Int) {
    guard painting.isAnchorVague, height > 0 else { return }
    painting.isAnchorVague = false
    if unsafe gtk_adjustment_get_value(gtk_scrollable_get_vadjustment(.init(pointer))) == 0 { scroll(to: position()) }
  }

  /// The row that has the focus, or around what has it; nil while nothing in the list has.
  package var focusedRow: Widget? { unsafe gtk_widget_get_focus_child(widget).flatMap { unsafe Widget.wrapper(for: OpaquePointer($0)) } }

  /// Runs `body` when the focus goes to another row, or leaves the list.
  package func onFocusMoved(_ body: @escaping @MainActor () -> Void) { painting.focusMoved.append(body) }

  /// How many rows the model has that GTK shows.
  package var rowCount: Int {
    guard let model = unsafe gtk_list_view_get_model(pointer) else { return 0 }
    return unsafe Int(g_list_model_get_n_items(model))
  }

  /// A row was chosen by Enter or double click: its position.
  package static let activate = Signal<Void, Int>("activate")
}
