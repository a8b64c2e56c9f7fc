import CSidelight

/// A GtkEntry, GtkPasswordEntry, GtkSearchEntry, AdwEntryRow or AdwPasswordEntryRow: one line of text that the user edits.
@safe package final class EntryWidget: Widget {
  package enum Kind {
    case text, password, search
    /// As a row of preferences.
    case row, passwordRow
  }

  /// Whether it is a row of preferences.
  package let isRow: Bool

  package init(_ kind: Kind) {
    isRow = kind == .row || kind == .passwordRow
    switch kind {
    case .text: unsafe super.init(sinking: gtk_entry_new())
    case .password:
      unsafe super.init(sinking: gtk_password_entry_new())
      unsafe gtk_password_entry_set_show_peek_icon(pointer, 1)
    case .search: unsafe super.init(sinking: gtk_search_entry_new())
    case .row: unsafe super.init(sinking: adw_entry_row_new())
    case .passwordRow: unsafe super.init(sinking: adw_password_entry_row_new())
    }
    if isRow { setProperty("use-markup", to: false) }
  }

  /// The GtkText within, which has the keyboard focus and the cursor.
  private var delegate: OpaquePointer? { unsafe gtk_editable_get_delegate(pointer) }

  package var text: String {
    get { unsafe String(borrowing: gtk_editable_get_text(pointer)) ?? "" }
    set {
      if unsafe newValue.equals(gtk_editable_get_text(pointer)) { return }
      unsafe gtk_editable_set_text(pointer, newValue)
    }
  }

  /// The cursor's place, in characters.
  package var cursor: Int {
    get { unsafe Int(gtk_editable_get_position(pointer)) }
    set { if newValue != cursor { unsafe gtk_editable_set_position(pointer, Int32(clamping: newValue)) } }
  }

  /// What is selected, in characters; empty at the cursor where nothing is.
  package var selection: Range<Int> {
    get {
      var (start, end): (gint, gint) = (0, 0)
      unsafe gtk_editable_get_selection_bounds(pointer, &start, &end)
      return Int(start)..<Int(max(start, end))
    }
    set { unsafe gtk_editable_select_region(pointer, Int32(clamping: newValue.lowerBound), Int32(clamping: newValue.upperBound)) }
  }

  /// Runs `body` when something else is selected, or the cursor is somewhere else.
  package func onSelect(_ body: @escaping @MainActor () -> Void) -> [SignalConnection] {
    ["cursor-position", "selection-bound"].map { onNotify($0, body) }
  }

  /// Where the text lies in its width: 0 at its start, 1 at its end.
  package var alignment: Double {
    get { unsafe Double(gtk_editable_get_alignment(pointer)) }
    set { if newValue != alignment { unsafe gtk_editable_set_alignment(pointer, Float(newValue)) } }
  }

  /// What a row is called. What is no row has no title.
  package var rowTitle: String {
    get { isRow ? property("title", as: String?.self) ?? "" : "" }
    set { if isRow, newValue != rowTitle { setProperty("title", to: newValue) } }
  }

  /// What stands in it while it is empty. In a row that is its title, until the row has the keyboard focus: then this stands below the title.
  package var placeholder: String {
    get { isRow ? rowPlaceholder : property("placeholder-text", as: String?.self) ?? "" }
    set {
      if newValue == placeholder { return }
      if isRow { rowPlaceholder = newValue } else { setProperty("placeholder-text", to: newValue) }
    }
  }

  /// AdwEntryRow has no property for it, and draws that of the GtkText within.
  private var rowPlaceholder: String {
    get { unsafe delegate.flatMap { unsafe String(borrowing: gtk_text_get_placeholder_text(.init($0))) } ?? "" }
    set { if let delegate = unsafe delegate { unsafe gtk_text_set_placeholder_text(.init(delegate), newValue.isEmpty ? nil : newValue) } }
  }

  /// Whether Return presses the default button of the dialog around it.
  package var activatesDefault: Bool {
    get { property("activates-default", as: Bool.self) }
    set { if newValue != activatesDefault { setProperty("activates-default", to: newValue) } }
  }

  /// Whether some of the text is selected.
  package var hasSelection: Bool { unsafe gtk_editable_get_selection_bounds(pointer, nil, nil) != 0 }

  /// Whether the cursor is in it.
  package var hasCursor: Bool {
    guard let delegate = unsafe delegate else { return false }
    return unsafe gtk_widget_has_focus(.init(delegate)) != 0
  }

  /// Takes the keyboard focus and leaves the cursor and the selection alone.
  @discardableResult package func focusKeepingCursor() -> Bool {
    guard let delegate = unsafe delegate else { return false }
    return unsafe gtk_text_grab_focus_without_selecting(.init(delegate)) != 0
  }

  package static let changed = Signal<Void>("changed")
  private static let activated = Signal<Void>("activate")
  private static let rowActivated = Signal<Void>("entry-activated")
  /// Escape in a search entry.
  package static let searchStopped = Signal<Void>("stop-search")

  /// Runs `body` when Return is pressed.
  package func onActivate(_ body: @escaping @MainActor () -> Void) { connect(isRow ? Self.rowActivated : Self.activated, body) }

  /// Runs `body` with the text that an input method is still composing, and with "" when that ends.
  @discardableResult package func onPreedit(_ body: @escaping @MainActor (String) -> Void) -> SignalConnection? {
    guard let delegate = unsafe delegate, let text = unsafe Widget.wrapper(for: delegate) else { return nil }
    return text.connect(Signal<Void, String>("preedit-changed"), body)
  }
}

extension EntryWidget {
  /// Puts text in at the cursor and the cursor behind it, as typing does.
  package func type(_ text: String) {
    var place = Int32(cursor)
    unsafe gtk_editable_insert_text(pointer, text, -1, &place)
    cursor = Int(place)
  }
}
