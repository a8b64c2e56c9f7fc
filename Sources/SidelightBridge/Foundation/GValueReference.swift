import CSidelight

/// A GValue that somebody else owns, valid for the duration of the call that hands it out.
@MainActor @safe package struct GValueReference {
  let pointer: UnsafeMutablePointer<GValue>

  init(_ pointer: UnsafeMutablePointer<GValue>) {
    unsafe self.pointer = unsafe pointer
  }

  var type: UInt {
    unsafe sidelight_value_type(pointer)
  }
}

extension GValueReference {
  /// Lends an empty GValue to `body` and releases what it holds afterwards.
  @unsafe static func withTemporary<Value>(_ body: (UnsafeMutablePointer<GValue>) -> Value) -> Value {
    unsafe withUnsafeTemporaryAllocation(of: GValue.self, capacity: 1) { buffer in
      let value = unsafe buffer.baseAddress.unsafelyUnwrapped
      unsafe value.initialize(to: GValue())
      defer {
        if unsafe sidelight_value_type(value) != 0 { unsafe g_value_unset(value) }
      }
      return unsafe body(value)
    }
  }
}
