import CSidelight

/// Short files of text, read and written at once.
package enum TextFile {
  /// The text of a file; nil where there is none.
  package static func read(_ path: String) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    guard unsafe g_file_get_contents(path, &text, nil, nil) != 0 else { return nil }
    return unsafe String(taking: text)
  }

  /// Puts a text in a file's place. Returns what went wrong, or nil.
  package static func write(_ text: String, to path: String) -> String? {
    var error: UnsafeMutablePointer<GError>?
    if unsafe g_file_set_contents(path, text, gssize(text.utf8.count), &error) != 0 { return nil }
    defer { unsafe g_clear_error(&error) }
    return unsafe error.map { unsafe String(cString: $0.pointee.message) } ?? "the file can't be written."
  }
}
