extension String {
  /// Whether one of its bytes in UTF-8 is such. Every text that is shown is asked it, and a span costs less to read than the string itself.
  @inlinable package func containsByte(where isSuch: (UInt8) -> Bool) -> Bool {
    let bytes = utf8.span
    for index in bytes.indices where isSuch(bytes[index]) { return true }
    return false
  }
}
