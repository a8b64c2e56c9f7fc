extension String {
  /// Whether its UTF-8 has a byte that matches. It is asked of every text that is shown, and a span costs less to read than the string itself.
  @inlinable package func containsByte(where matches: (UInt8) -> Bool) -> Bool {
    let bytes = utf8.span
    for index in bytes.indices where matches(bytes[index]) { return true }
    return false
  }
}
