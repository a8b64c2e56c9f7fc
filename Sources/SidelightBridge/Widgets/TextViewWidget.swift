import CSidelight

/// A GtkTextView: text of many lines that the user edits.
@safe package final class TextViewWidget: Widget {
  package init() {
    unsafe super.init(sinking: gtk_text_view_new())
    unsafe gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR)
  }

  /// The looks that parts of the text have.
  package internal(set) var looks: [TextLook] = []

  private var view: UnsafeMutablePointer<GtkTextView> { unsafe .init(pointer) }
  private var buffer: UnsafeMutablePointer<GtkTextBuffer> { unsafe gtk_text_view_get_buffer(view) }

  /// The distance between the text and the edges, in pixels.
  package func setTextMargins(horizontal: Int, vertical: Int) {
    unsafe gtk_text_view_set_left_margin(view, Int32(horizontal))
    unsafe gtk_text_view_set_right_margin(view, Int32(horizontal))
    unsafe gtk_text_view_set_top_margin(view, Int32(vertical))
    unsafe gtk_text_view_set_bottom_margin(view, Int32(vertical))
  }

  /// Whether the tab key writes a tab; else it moves the focus.
  package var takesTabs: Bool {
    get { unsafe gtk_text_view_get_accepts_tab(view) != 0 }
    set { if newValue != takesTabs { unsafe gtk_text_view_set_accepts_tab(view, newValue ? 1 : 0) } }
  }

  package var isMonospaced: Bool {
    get { unsafe gtk_text_view_get_monospace(view) != 0 }
    set { if newValue != isMonospaced { unsafe gtk_text_view_set_monospace(view, newValue ? 1 : 0) } }
  }

  /// All of the text. Setting it replaces what differs, from the first to the last character that does, so that the cursor and the selection
  /// stay at what is left of the text.
  package var text: String {
    get {
      var (start, end) = unsafe (GtkTextIter(), GtkTextIter())
      unsafe gtk_text_buffer_get_bounds(buffer, &start, &end)
      return unsafe String(taking: gtk_text_buffer_get_text(buffer, &start, &end, 1)) ?? ""
    }
    set {
      let old = Array(text.unicodeScalars)
      let new = Array(newValue.unicodeScalars)
      guard old != new else { return }
      let prefix = zip(old, new).prefix { $0 == $1 }.count
      let suffix = min(zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count, min(old.count, new.count) - prefix)
      replace(prefix..<old.count - suffix, with: String(String.UnicodeScalarView(new[prefix..<new.count - suffix])))
    }
  }

  private func replace(_ range: Range<Int>, with text: String) {
    var (start, end) = unsafe (GtkTextIter(), GtkTextIter())
    unsafe gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(range.lowerBound))
    unsafe gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(range.upperBound))
    unsafe gtk_text_buffer_begin_user_action(buffer)
    if !range.isEmpty { unsafe gtk_text_buffer_delete(buffer, &start, &end) }
    if !text.isEmpty { unsafe gtk_text_buffer_insert(buffer, &start, text, Int32(text.utf8.count)) }
    unsafe gtk_text_buffer_end_user_action(buffer)
  }

  /// The cursor's place, in characters; setting it ends the selection.
  package var cursor: Int {
    get {
      var place = unsafe GtkTextIter()
      unsafe gtk_text_buffer_get_iter_at_mark(buffer, &place, gtk_text_buffer_get_insert(buffer))
      return unsafe Int(gtk_text_iter_get_offset(&place))
    }
    set {
      var place = unsafe GtkTextIter()
      unsafe gtk_text_buffer_get_iter_at_offset(buffer, &place, Int32(newValue))
      unsafe gtk_text_buffer_place_cursor(buffer, &place)
    }
  }

  /// What is selected, in characters; empty at the cursor where nothing is.
  package var selection: Range<Int> {
    get {
      var (start, end) = unsafe (GtkTextIter(), GtkTextIter())
      unsafe gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
      return unsafe Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
    }
    set {
      var (start, end) = unsafe (GtkTextIter(), GtkTextIter())
      unsafe gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(newValue.lowerBound))
      unsafe gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(newValue.upperBound))
      unsafe gtk_text_buffer_select_range(buffer, &end, &start)
    }
  }

  /// Runs `body` when something else is selected, or the cursor is somewhere else.
  package func onSelect(_ body: @escaping @MainActor () -> Void) -> [SignalConnection] {
    guard let buffer = unsafe Object.wrapper(for: OpaquePointer(buffer)) else { return [] }
    return [buffer.onNotify("cursor-position", body), buffer.onNotify("has-selection", body)]
  }

  /// Puts text in at the cursor and the cursor behind it, as typing does.
  package func type(_ text: String) { unsafe gtk_text_buffer_insert_at_cursor(buffer, text, Int32(text.utf8.count)) }

  /// Runs `body` when the text has changed.
  package func onChange(_ body: @escaping @MainActor () -> Void) {
    unsafe Object.wrapper(for: OpaquePointer(buffer))?.connect(Signal<Void>("changed"), body)
  }

  /// Runs `body` with the text that an input method is still composing, and with "" when that ends.
  package func onPreedit(_ body: @escaping @MainActor (String) -> Void) { connect(Signal<Void, String>("preedit-changed"), body) }
}
