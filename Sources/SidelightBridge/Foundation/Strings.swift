import CSidelight

extension String {
  /// Copies a C string that stays the caller's; `nil` for a null pointer.
  @unsafe init?(borrowing text: UnsafePointer<CChar>?) {
    guard let text = unsafe text else { return nil }
    self = unsafe String(cString: text)
  }

  /// Copies a C string that was given away, and frees it; `nil` for a null pointer.
  @unsafe init?(taking text: UnsafeMutablePointer<CChar>?) {
    guard let text = unsafe text else { return nil }
    self = unsafe String(cString: text)
    unsafe g_free(text)
  }

  /// Gives the text to a C function that copies it. An argument that is a String is copied once more before the call.
  @unsafe func give(to setter: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Void, of object: OpaquePointer) {
    unsafe withCString { text in unsafe setter(object, text) }
  }

  /// Whether a C string has the same bytes, found without copying it. A null pointer equals the empty string.
  @unsafe func equals(_ text: UnsafePointer<CChar>?) -> Bool {
    guard let text = unsafe text else { return isEmpty }
    return unsafe withCString { mine in unsafe g_strcmp0(mine, text) == 0 }
  }

  /// The text as Pango's markup shows it.
  var escapedMarkup: String {
    guard let escaped = unsafe g_markup_escape_text(self, -1) else { return "" }
    return unsafe String(taking: escaped) ?? ""
  }
}
