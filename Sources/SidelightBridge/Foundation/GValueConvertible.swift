import CSidelight

/// A Swift value that travels in a GValue: a signal's argument or result, or a property.
///
/// Integers of every width, enumerations and flags all travel as `Int`, so that a signature names what a value means and not how C stores it.
@MainActor package protocol GValueConvertible {
  static func read(_ value: GValueReference) -> Self

  func write(to value: GValueReference)
}

/// What may be absent on the C side, where a null pointer stands for it.
@MainActor package protocol GPointerConvertible {
  static func readIfPresent(_ value: GValueReference) -> Self?

  /// Writes the value, or a null pointer for `nil`.
  static func write(_ payload: Self?, to value: GValueReference)
}

/// GLib's fundamental types, whose `G_TYPE_` macros are casts that do not import.
enum Fundamental {
  static let none: UInt = 1 << 2
  static let char: UInt = 3 << 2
  static let uchar: UInt = 4 << 2
  static let boolean: UInt = 5 << 2
  static let int: UInt = 6 << 2
  static let uint: UInt = 7 << 2
  static let long: UInt = 8 << 2
  static let ulong: UInt = 9 << 2
  static let int64: UInt = 10 << 2
  static let uint64: UInt = 11 << 2
  static let enumeration: UInt = 12 << 2
  static let flags: UInt = 13 << 2
  static let float: UInt = 14 << 2
  static let double: UInt = 15 << 2
  static let string: UInt = 16 << 2
  static let pointer: UInt = 17 << 2
}

extension Bool: GValueConvertible {
  package static func read(_ value: GValueReference) -> Bool {
    unsafe g_value_get_boolean(value.pointer) != 0
  }

  package func write(to value: GValueReference) {
    unsafe g_value_set_boolean(value.pointer, self ? 1 : 0)
  }
}

extension Int: GValueConvertible {
  package static func read(_ value: GValueReference) -> Int {
    switch g_type_fundamental(value.type) {
    case Fundamental.int: unsafe Int(g_value_get_int(value.pointer))
    case Fundamental.uint: unsafe Int(g_value_get_uint(value.pointer))
    case Fundamental.long: unsafe g_value_get_long(value.pointer)
    case Fundamental.ulong: unsafe Int(truncatingIfNeeded: g_value_get_ulong(value.pointer))
    case Fundamental.int64: unsafe Int(g_value_get_int64(value.pointer))
    case Fundamental.uint64: unsafe Int(truncatingIfNeeded: g_value_get_uint64(value.pointer))
    case Fundamental.enumeration: unsafe Int(g_value_get_enum(value.pointer))
    case Fundamental.flags: unsafe Int(g_value_get_flags(value.pointer))
    case Fundamental.char: unsafe Int(g_value_get_schar(value.pointer))
    case Fundamental.uchar: unsafe Int(g_value_get_uchar(value.pointer))
    case Fundamental.boolean: unsafe Int(g_value_get_boolean(value.pointer))
    default: preconditionFailure("This signal or property does not carry a whole number.")
    }
  }

  package func write(to value: GValueReference) {
    switch g_type_fundamental(value.type) {
    case Fundamental.int: unsafe g_value_set_int(value.pointer, Int32(clamping: self))
    case Fundamental.uint: unsafe g_value_set_uint(value.pointer, UInt32(clamping: self))
    case Fundamental.long: unsafe g_value_set_long(value.pointer, self)
    case Fundamental.ulong: unsafe g_value_set_ulong(value.pointer, UInt(clamping: self))
    case Fundamental.int64: unsafe g_value_set_int64(value.pointer, gint64(self))
    case Fundamental.uint64: unsafe g_value_set_uint64(value.pointer, guint64(clamping: self))
    case Fundamental.enumeration: unsafe g_value_set_enum(value.pointer, Int32(clamping: self))
    case Fundamental.flags: unsafe g_value_set_flags(value.pointer, UInt32(clamping: self))
    case Fundamental.char: unsafe g_value_set_schar(value.pointer, Int8(clamping: self))
    case Fundamental.uchar: unsafe g_value_set_uchar(value.pointer, UInt8(clamping: self))
    case Fundamental.boolean: unsafe g_value_set_boolean(value.pointer, self == 0 ? 0 : 1)
    default: preconditionFailure("This signal or property does not carry a whole number.")
    }
  }
}

extension Double: GValueConvertible {
  package static func read(_ value: GValueReference) -> Double {
    unsafe value.type == Fundamental.float ? Double(g_value_get_float(value.pointer)) : g_value_get_double(value.pointer)
  }

  package func write(to value: GValueReference) {
    if value.type == Fundamental.float {
      unsafe g_value_set_float(value.pointer, Float(self))
    } else {
      unsafe g_value_set_double(value.pointer, self)
    }
  }
}

extension String: GValueConvertible, GPointerConvertible {
  package static func read(_ value: GValueReference) -> String {
    unsafe String(borrowing: g_value_get_string(value.pointer)) ?? ""
  }

  package func write(to value: GValueReference) {
    unsafe g_value_set_string(value.pointer, self)
  }

  package static func readIfPresent(_ value: GValueReference) -> String? {
    unsafe String(borrowing: g_value_get_string(value.pointer))
  }

  package static func write(_ payload: String?, to value: GValueReference) {
    unsafe g_value_set_string(value.pointer, payload)
  }
}

extension Optional: GValueConvertible where Wrapped: GPointerConvertible {
  package static func read(_ value: GValueReference) -> Wrapped? {
    Wrapped.readIfPresent(value)
  }

  package func write(to value: GValueReference) {
    Wrapped.write(self, to: value)
  }
}
