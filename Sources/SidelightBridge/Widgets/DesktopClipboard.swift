import CSidelight

/// The clipboard of the desktop. Without a display there is none: it is empty, and nothing is put in it.
@MainActor package enum DesktopClipboard {
  @unsafe private static var clipboard: OpaquePointer? { unsafe gdk_display_get_default().map { unsafe gdk_display_get_clipboard($0) } }

  /// Puts a text in it.
  package static func write(_ text: String) {
    if let clipboard = unsafe clipboard { unsafe gdk_clipboard_set_text(clipboard, text) }
  }

  /// Puts something in it.
  package static func write(_ content: DragContent) {
    if let clipboard = unsafe clipboard { _ = unsafe gdk_clipboard_set_content(clipboard, .init(content.pointer)) }
  }

  /// What it has, the most special of what it can be read as; nil if it is empty.
  package static var kind: DropTarget.Kind? { kinds.first }

  /// All that it can be read as, the most special first.
  package static var kinds: [DropTarget.Kind] {
    guard let clipboard = unsafe clipboard else { return [] }
    let formats = unsafe gdk_content_formats_union_deserialize_gtypes(gdk_content_formats_ref(gdk_clipboard_get_formats(clipboard)))
    defer { unsafe gdk_content_formats_unref(formats) }
    return [DropTarget.Kind.own, .files, .text].filter { unsafe gdk_content_formats_contain_gtype(formats, type(of: $0)) != 0 }
  }

  /// Runs a closure whenever it has something else, until the connection is ended; nil without a display.
  package static func onChange(_ body: @escaping @MainActor () -> Void) -> SignalConnection? {
    guard let clipboard = unsafe clipboard else { return nil }
    return unsafe Object(borrowing: clipboard).connect(Signal<Void>("changed"), body)
  }

  /// Reads it.
  ///
  /// - Parameters:
  ///   - kind: files or text.
  ///   - done: gets what there is; nil where there is nothing of the kind. Never called without a display.
  package static func read(_ kind: DropTarget.Kind, _ done: @escaping @MainActor (DropValue?) -> Void) {
    guard let clipboard = unsafe clipboard else { return }
    let data = unsafe AsyncAnswer.data { result in
      guard let clipboard = unsafe self.clipboard, let value = unsafe gdk_clipboard_read_value_finish(clipboard, result, nil) else {
        return done(nil)
      }
      let found = DropValue(unsafe GValueReference(.init(mutating: value)))
      // Whoever promised files could not make them.
      done(found == .files([]) ? nil : found)
    }
    unsafe gdk_clipboard_read_value_async(clipboard, type(of: kind), 0, nil, AsyncAnswer.callback, data)
  }

  private static func type(of kind: DropTarget.Kind) -> GType {
    switch kind {
    case .own: g_bytes_get_type()
    case .files: gdk_file_list_get_type()
    case .row, .text: Fundamental.string
    }
  }
}
