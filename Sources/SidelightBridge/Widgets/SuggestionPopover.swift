import CSidelight

/// A GtkPopover with a GtkListBox below a widget that keeps the focus: lines of which one is marked.
@safe package final class SuggestionPopover: Widget {
  private let list: Widget
  private let scroll = ScrollWidget()
  private weak var anchor: Widget?

  /// - Parameter anchor: what it opens below; it takes the popover along when it goes.
  package init(below anchor: Widget) {
    list = unsafe Widget(sinking: gtk_list_box_new())
    self.anchor = anchor
    unsafe super.init(sinking: gtk_popover_new())
    unsafe gtk_list_box_set_selection_mode(list.pointer, GTK_SELECTION_SINGLE)
    unsafe gtk_list_box_set_activate_on_single_click(list.pointer, 1)
    StyleSheet.controls.read()
    list.addClass("sidelight-suggestions")
    addClass("menu")
    scroll.setScrolls(horizontally: false, vertically: true)
    unsafe gtk_scrolled_window_set_propagate_natural_height(scroll.pointer, 1)
    unsafe gtk_scrolled_window_set_max_content_height(scroll.pointer, Self.tallest)
    scroll.setChild(list)
    unsafe gtk_popover_set_child(popover, scroll.widget)
    unsafe gtk_popover_set_autohide(popover, 0)
    unsafe gtk_popover_set_has_arrow(popover, 0)
    unsafe gtk_popover_set_position(popover, GTK_POS_BOTTOM)
    // The field keeps the keyboard focus.
    unsafe gtk_widget_set_can_focus(widget, 0)
    unsafe gtk_widget_set_parent(widget, anchor.widget)
    // GTK would complain of an entry that goes with a child.
    anchor.onDestroy { self.unparent() }
  }

  private static let tallest: Int32 = 320

  private var popover: UnsafeMutablePointer<GtkPopover> { unsafe .init(pointer) }

  package func insert(_ line: SuggestionLine, at index: Int) {
    unsafe gtk_list_box_insert(list.pointer, line.widget, Int32(clamping: index))
  }

  package func remove(_ line: SuggestionLine) { unsafe gtk_list_box_remove(list.pointer, line.widget) }

  /// Marks a line and brings it into view; nil for none.
  package func mark(_ line: SuggestionLine?) {
    unsafe gtk_list_box_select_row(list.pointer, line.map { unsafe UnsafeMutablePointer<GtkListBoxRow>($0.pointer) })
    guard let line, let box = line.bounds(in: list), let adjustment = unsafe gtk_scrolled_window_get_vadjustment(scroll.pointer) else {
      return
    }
    unsafe gtk_adjustment_clamp_page(adjustment, box.y, box.y + box.height)
  }

  /// Whether it can be seen. It is as wide as what it opens below.
  package var isOpen: Bool {
    get { isMapped }
    set {
      guard newValue else {
        if isVisible { unsafe gtk_popover_popdown(popover) }
        return
      }
      // The width of a widget itself leaves out its padding.
      guard let anchor, anchor.isMapped, let box = anchor.bounds(in: anchor) else { return }
      unsafe gtk_widget_set_size_request(scroll.widget, Int32(clamping: Length.whole(max(0, box.width - 2 * Self.margin))), -1)
      if isMapped { unsafe gtk_popover_present(popover) } else { unsafe gtk_popover_popup(popover) }
    }
  }

  /// What a popover draws around its content, in pixels.
  private static let margin = 7.0

  /// The position of the line that the user chose with the pointer.
  @discardableResult package func onChosen(_ body: @escaping @MainActor (Widget?) -> Void) -> SignalConnection {
    list.connect(Signal<Void, Widget?>("row-activated"), body)
  }
}

/// A GtkListBoxRow of suggestions.
@safe package final class SuggestionLine: Widget {
  package init(_ child: Widget) {
    unsafe super.init(sinking: gtk_list_box_row_new())
    unsafe gtk_list_box_row_set_child(.init(pointer), child.widget)
  }

  /// Lets go of the content, which may be shown elsewhere next.
  package func removeChild() { unsafe gtk_list_box_row_set_child(.init(pointer), nil) }

  /// Whether it can be chosen.
  package var isChoosable: Bool {
    get { unsafe gtk_list_box_row_get_activatable(.init(pointer)) != 0 }
    set {
      unsafe gtk_list_box_row_set_activatable(.init(pointer), newValue ? 1 : 0)
      unsafe gtk_list_box_row_set_selectable(.init(pointer), newValue ? 1 : 0)
    }
  }
}
