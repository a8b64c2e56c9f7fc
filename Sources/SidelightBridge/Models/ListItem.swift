import CSidelight

/// One place in a list widget that shows a row: GTK gives it row after row.
///
/// There is one `ListItem` per place, made at its setup and handed out again at each bind. After its teardown it is empty: `token` is
/// `nil`, and setters do nothing.
@MainActor @safe package final class ListItem {
  fileprivate var pointer: OpaquePointer?

  /// Whatever the list's owner keeps for this place, from setup to teardown.
  package var attachment: AnyObject?

  fileprivate init(_ pointer: OpaquePointer) {
    unsafe self.pointer = unsafe pointer
  }

  /// The token of the row that is shown; `nil` while none is.
  package var token: Int? {
    guard let pointer = unsafe pointer, let item = unsafe gtk_list_item_get_item(pointer) else { return nil }
    return unsafe RowItem.token(of: item)
  }

  /// Where the row stands now; `nil` while none is shown.
  package var position: Int? {
    guard let pointer = unsafe pointer else { return nil }
    let position = unsafe gtk_list_item_get_position(pointer)
    return position == guint.max ? nil : Int(position)
  }

  package var isSelected: Bool {
    guard let pointer = unsafe pointer else { return false }
    return unsafe gtk_list_item_get_selected(pointer) != 0
  }

  package var child: Widget? {
    get {
      guard let pointer = unsafe pointer else { return nil }
      return unsafe Widget.wrapper(for: OpaquePointer(gtk_list_item_get_child(pointer)))
    }
    set {
      guard let pointer = unsafe pointer, unsafe gtk_list_item_get_child(pointer) != newValue?.widget else { return }
      unsafe gtk_list_item_set_child(pointer, newValue?.widget)
    }
  }

  /// Whether the content is shown by this widget of GTK's.
  package func isShown(by line: Widget) -> Bool { unsafe line.widget == linePointer }

  /// Gives the focus to the row if it is wholly in sight in a list, or has it already; says whether it has it. A list that scrolls to a row
  /// lays itself out again, even if it stays where it is.
  package func takeFocusInSight(of list: Widget) -> Bool {
    guard let line = unsafe linePointer, unsafe gtk_widget_get_mapped(line) != 0 else { return false }
    if unsafe gtk_widget_is_focus(line) != 0 { return true }
    var bounds = graphene_rect_t()
    guard unsafe gtk_widget_compute_bounds(line, list.widget, &bounds) != 0 else { return false }
    let end = Double(bounds.origin.y + bounds.size.height)
    guard bounds.size.height > 0, bounds.origin.y >= 0, end <= Double(list.height) else { return false }
    return unsafe gtk_widget_grab_focus(line) != 0
  }

  /// Takes back what was said of the row to assistive technology, whatever the associated value is.
  package func resetAccessible(_ state: AccessibleState) {
    if let line = unsafe linePointer { unsafe gtk_accessible_reset_state(OpaquePointer(line), state.parts.kind) }
  }

  /// Tells assistive technology where the row stands, or takes back what it was told; costs no wrapper of GTK's widget.
  package func tellAccessible(_ place: AccessiblePlace, isKnown: Bool) {
    guard let line = unsafe linePointer else { return }
    if isKnown {
      unsafe place.tell(of: OpaquePointer(line))
    } else {
      unsafe gtk_accessible_reset_relation(OpaquePointer(line), place.parts.kind)
    }
  }

  private var linePointer: UnsafeMutablePointer<GtkWidget>? {
    guard let pointer = unsafe pointer, let child = unsafe gtk_list_item_get_child(pointer) else { return nil }
    return unsafe gtk_widget_get_parent(child)
  }

  /// Whether a click or a key may select the row. Ranges and Ctrl+A ask the model alone, so the source must refuse as well.
  package var isSelectable: Bool {
    get {
      guard let pointer = unsafe pointer else { return false }
      return unsafe gtk_list_item_get_selectable(pointer) != 0
    }
    set {
      guard let pointer = unsafe pointer, unsafe (gtk_list_item_get_selectable(pointer) != 0) != newValue else { return }
      unsafe gtk_list_item_set_selectable(pointer, newValue ? 1 : 0)
    }
  }

  /// Whether Return or a double click activates the row.
  package var isActivatable: Bool {
    get {
      guard let pointer = unsafe pointer else { return false }
      return unsafe gtk_list_item_get_activatable(pointer) != 0
    }
    set {
      guard let pointer = unsafe pointer, unsafe (gtk_list_item_get_activatable(pointer) != 0) != newValue else { return }
      unsafe gtk_list_item_set_activatable(pointer, newValue ? 1 : 0)
    }
  }

  /// Whether the row can hold the keyboard focus. Arrow keys get stuck before a row that cannot.
  package var isFocusable: Bool {
    get {
      guard let pointer = unsafe pointer else { return false }
      return unsafe gtk_list_item_get_focusable(pointer) != 0
    }
    set {
      guard let pointer = unsafe pointer, unsafe (gtk_list_item_get_focusable(pointer) != 0) != newValue else { return }
      unsafe gtk_list_item_set_focusable(pointer, newValue ? 1 : 0)
    }
  }

  /// The row's name for assistive technology.
  package var accessibleLabel: String {
    get { unsafe pointer.flatMap { unsafe String(borrowing: gtk_list_item_get_accessible_label($0)) } ?? "" }
    set {
      guard let pointer = unsafe pointer, unsafe !newValue.equals(gtk_list_item_get_accessible_label(pointer)) else { return }
      unsafe newValue.give(to: gtk_list_item_set_accessible_label, of: pointer)
    }
  }
}

extension ListItem {
  private static let quark = unsafe g_quark_from_string("sidelight-list-item")

  private static let release: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
    if let data = unsafe data { unsafe Unmanaged<ListItem>.fromOpaque(data).release() }
  }

  /// The one `ListItem` of a GtkListItem, which keeps it.
  static func shared(_ pointer: OpaquePointer) -> ListItem {
    if let data = unsafe g_object_get_qdata(.init(pointer), quark) {
      return unsafe Unmanaged<ListItem>.fromOpaque(data).takeUnretainedValue()
    }
    let item = unsafe ListItem(pointer)
    unsafe g_object_set_qdata_full(.init(pointer), quark, Unmanaged.passRetained(item).toOpaque(), release)
    return item
  }

  /// Empties the item, because GTK lets go of the place.
  func invalidate() {
    guard let pointer = unsafe pointer else { return }
    attachment = nil
    unsafe self.pointer = nil
    unsafe g_object_set_qdata(.init(pointer), Self.quark, nil)
  }
}
