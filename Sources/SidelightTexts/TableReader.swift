/// Reads tables of texts as `.strings` files are written: `"key" = "text";`, with comments as in C.
///
/// Dictionaries in braces and lists in parentheses may stand there as well; together this is the older form of a property list.
struct TableReader {
  private var cursor: SourceCursor

  /// Reads a whole file.
  static func read(_ text: SourceText) throws(SourceMistake) -> SourceValue {
    var reader = TableReader(cursor: SourceCursor(text))
    try reader.skip()
    let start = reader.cursor.place
    let isBraced = reader.cursor.take("{")
    let fields = try reader.fields(to: isBraced ? "}" : nil)
    try reader.skip()
    guard reader.cursor.next == nil else { throw reader.cursor.mistake("\(reader.cursor.sign) stands behind the end of the table") }
    return SourceValue(content: .fields(fields), place: start)
  }

  private init(cursor: SourceCursor) { self.cursor = cursor }

  /// Goes on behind spaces and comments.
  private mutating func skip() throws(SourceMistake) {
    while true {
      cursor.skipSpace()
      let start = cursor.place
      if cursor.take("//") {
        while let byte = cursor.next, byte != 10, byte != 13 { cursor.place += 1 }
      } else if cursor.take("/*") {
        guard cursor.skip(to: "*/") != nil else { throw SourceMistake("the comment that begins here does not end", at: start) }
      } else {
        return
      }
    }
  }

  /// Reads fields to a sign, or to the end of the file.
  private mutating func fields(to end: String?) throws(SourceMistake) -> [SourceValue.Field] {
    var fields: [SourceValue.Field] = []
    while true {
      try skip()
      if let end {
        if cursor.take(end) { return fields }
      } else if cursor.next == nil {
        return fields
      }
      let place = cursor.place
      let name = try string()
      try skip()
      // A key alone is its own text.
      var value = SourceValue(content: .text(name), place: place)
      if cursor.take("=") { value = try self.value() }
      fields.append(SourceValue.Field(name: name, place: place, value: value))
      try skip()
      guard cursor.take(";") else { throw cursor.mistake("\(cursor.sign) stands where “;” is expected") }
    }
  }

  private mutating func value() throws(SourceMistake) -> SourceValue {
    try skip()
    let start = cursor.place
    try cursor.enter()
    defer { cursor.leave() }
    if cursor.take("{") { return SourceValue(content: .fields(try fields(to: "}")), place: start) }
    if cursor.take("(") { return SourceValue(content: .list(try list()), place: start) }
    return SourceValue(content: .text(try string()), place: start)
  }

  private mutating func list() throws(SourceMistake) -> [SourceValue] {
    var list: [SourceValue] = []
    while true {
      try skip()
      if cursor.take(")") { return list }
      list.append(try value())
      try skip()
      if cursor.take(")") { return list }
      guard cursor.take(",") else { throw cursor.mistake("\(cursor.sign) stands where “,” or “)” is expected") }
    }
  }

  private mutating func string() throws(SourceMistake) -> String {
    let start = cursor.place
    guard let quote = cursor.next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return try word() }
    cursor.place += 1
    var units: [UInt16] = []
    var plain = cursor.place
    while let byte = cursor.next {
      if byte == quote || byte == UInt8(ascii: "\\") {
        units += String(decoding: cursor.bytes[plain..<cursor.place], as: UTF8.self).utf16
        if byte == quote {
          cursor.place += 1
          return String(decoding: units, as: UTF16.self)
        }
        units.append(contentsOf: escape())
        plain = cursor.place
      } else {
        cursor.place += 1
      }
    }
    throw SourceMistake("the text that begins here does not end", at: start)
  }

  /// A text without quotes.
  private mutating func word() throws(SourceMistake) -> String {
    let start = cursor.place
    while let byte = cursor.next, Self.isOfWord(byte) { cursor.place += 1 }
    guard cursor.place > start else { throw cursor.mistake("\(cursor.sign) stands where a text in quotes is expected") }
    return String(decoding: cursor.bytes[start..<cursor.place], as: UTF8.self)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "_$/:.-".utf8.contains(byte)
    }
  }

  /// The units of UTF-16 that a sign behind “\” means.
  private mutating func escape() -> [UInt16] {
    cursor.place += 1
    guard let byte = cursor.next else { return [] }
    switch byte {
    case UInt8(ascii: "a"): return single(7)
    case UInt8(ascii: "b"): return single(8)
    case UInt8(ascii: "f"): return single(12)
    case UInt8(ascii: "n"): return single(10)
    case UInt8(ascii: "r"): return single(13)
    case UInt8(ascii: "t"): return single(9)
    case UInt8(ascii: "v"): return single(11)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      cursor.place += 1
      return [number(radix: 16, digits: 4)]
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return [number(radix: 8, digits: 3)]
    default:
      // Any other character means itself, however many bytes it has.
      let rest = cursor.bytes[cursor.place...].prefix(4)
      guard let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first else { return [] }
      cursor.place += UTF8.width(scalar)
      return Array(String(scalar).utf16)
    }
  }

  private mutating func single(_ unit: UInt16) -> [UInt16] {
    cursor.place += 1
    return [unit]
  }

  private mutating func number(radix: Int, digits: Int) -> UInt16 {
    var value = 0
    for _ in 0..<digits {
      guard let byte = cursor.next, let digit = Int(String(decoding: [byte], as: UTF8.self), radix: radix) else { break }
      value = value * radix + digit
      cursor.place += 1
    }
    return UInt16(truncatingIfNeeded: value)
  }
}
