import CSidelight

/// A GtkListView.
@safe package final class ListViewWidget: Widget {
  package init() {
    unsafe super.init(sinking: gtk_list_view_new(nil, nil))
    // Any other behaviour sends the focus to the first row, and the list to its top, whenever the focus comes back to the list.
    unsafe gtk_list_view_set_tab_behavior(pointer, GTK_LIST_TAB_ITEM)
  }

  package func setModel(_ model: RowListModel?) {
    unsafe gtk_list_view_set_model(pointer, model?.pointer)
  }

  package func setFactory(_ factory: ListItemFactory?) {
    unsafe gtk_list_view_set_factory(pointer, factory?.pointer)
  }

  package var showsSeparators: Bool {
    get { unsafe gtk_list_view_get_show_separators(pointer) != 0 }
    set { if newValue != showsSeparators { unsafe gtk_list_view_set_show_separators(pointer, newValue ? 1 : 0) } }
  }

  /// Scrolls a row into view, and on demand gives it the keyboard focus or selects it.
  package func scroll(to position: Int, focus: Bool = false, select: Bool = false) {
    let flags = GtkListScrollFlags((focus ? 1 : 0) | (select ? 2 : 0))
    unsafe gtk_list_view_scroll_to(pointer, UInt32(position), flags, nil)
  }

  /// A row was chosen by Enter or double click: its position.
  package static let activate = Signal<Void, Int>("activate")
}
