import CSidelight

/// What went wrong inside GLib or GTK, with GLib's own sentence, already translated.
package struct GLibError: Error, Equatable, CustomStringConvertible {
  /// The family of the error, such as `g-io-error-quark`.
  package let domain: String
  /// Which of the family's errors it is.
  package let code: Int
  package let message: String

  package init(domain: String, code: Int, message: String) {
    self.domain = domain
    self.code = code
    self.message = message
  }

  /// Takes the GError over and frees it.
  @unsafe init(taking error: UnsafeMutablePointer<GError>) {
    domain = unsafe String(borrowing: g_quark_to_string(error.pointee.domain)) ?? ""
    code = unsafe Int(error.pointee.code)
    message = unsafe String(borrowing: error.pointee.message) ?? ""
    unsafe g_error_free(error)
  }

  package var description: String { message }

  /// Calls a C function that reports through a `GError **`, and throws what it reported.
  @unsafe static func catching<Value>(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Value
  ) throws(GLibError) -> Value {
    var error: UnsafeMutablePointer<GError>?
    let value = unsafe body(&error)
    if let error = unsafe error { throw unsafe GLibError(taking: error) }
    return value
  }
}
