/// Reads JSON, and knows where each value stands. Foundation's decoder does not tell.
struct JSONReader {
  private var cursor: SourceCursor

  /// Reads a whole file.
  static func read(_ text: SourceText) throws(SourceMistake) -> SourceValue {
    var reader = JSONReader(cursor: SourceCursor(text))
    let value = try reader.value()
    reader.cursor.skipSpace()
    guard reader.cursor.next == nil else { throw reader.cursor.mistake("\(reader.cursor.sign) stands behind the end of the JSON") }
    return value
  }

  private init(cursor: SourceCursor) { self.cursor = cursor }

  private mutating func value() throws(SourceMistake) -> SourceValue {
    cursor.skipSpace()
    let start = cursor.place
    let content: SourceValue.Content
    try cursor.enter()
    defer { cursor.leave() }
    switch cursor.next {
    case UInt8(ascii: "{"): content = .fields(try fields())
    case UInt8(ascii: "["): content = .list(try list())
    case UInt8(ascii: "\""): content = .text(try string())
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): content = .number(try number())
    default:
      guard cursor.take("true") || cursor.take("false") || cursor.take("null") else {
        throw cursor.mistake("\(cursor.sign) stands where a value is expected")
      }
      content = .other
    }
    return SourceValue(content: content, place: start)
  }

  private mutating func fields() throws(SourceMistake) -> [SourceValue.Field] {
    var fields: [SourceValue.Field] = []
    cursor.place += 1
    cursor.skipSpace()
    if cursor.take("}") { return fields }
    while true {
      cursor.skipSpace()
      let place = cursor.place
      guard cursor.next == UInt8(ascii: "\"") else { throw cursor.mistake("\(cursor.sign) stands where a name in quotes is expected") }
      let name = try string()
      cursor.skipSpace()
      guard cursor.take(":") else { throw cursor.mistake("\(cursor.sign) stands where “:” is expected") }
      fields.append(SourceValue.Field(name: name, place: place, value: try value()))
      cursor.skipSpace()
      if cursor.take("}") { return fields }
      guard cursor.take(",") else { throw cursor.mistake("\(cursor.sign) stands where “,” or “}” is expected") }
    }
  }

  private mutating func list() throws(SourceMistake) -> [SourceValue] {
    var list: [SourceValue] = []
    cursor.place += 1
    cursor.skipSpace()
    if cursor.take("]") { return list }
    while true {
      list.append(try value())
      cursor.skipSpace()
      if cursor.take("]") { return list }
      guard cursor.take(",") else { throw cursor.mistake("\(cursor.sign) stands where “,” or “]” is expected") }
    }
  }

  private mutating func number() throws(SourceMistake) -> Double {
    let start = cursor.place
    while let byte = cursor.next, "+-.eE0123456789".utf8.contains(byte) { cursor.place += 1 }
    guard let number = Double(String(decoding: cursor.bytes[start..<cursor.place], as: UTF8.self)) else {
      throw SourceMistake("this is no number", at: start)
    }
    return number
  }

  private mutating func string() throws(SourceMistake) -> String {
    let start = cursor.place
    cursor.place += 1
    var text = ""
    while cursor.next != nil {
      let plain = cursor.place
      // Most texts have nothing but plain characters.
      while cursor.place < cursor.bytes.count, case let byte = cursor.bytes[cursor.place], byte != 34, byte != 92, byte >= 32 {
        cursor.place += 1
      }
      if cursor.place > plain { text += String(decoding: cursor.bytes[plain..<cursor.place], as: UTF8.self) }
      switch cursor.next {
      case UInt8(ascii: "\""):
        cursor.place += 1
        return text
      case UInt8(ascii: "\\"): text.unicodeScalars.append(try escape())
      case nil: break
      default: throw cursor.mistake("a text goes on in another line; write “\\n” for the end of a line")
      }
    }
    throw SourceMistake("the text that begins here does not end", at: start)
  }

  private mutating func escape() throws(SourceMistake) -> Unicode.Scalar {
    let start = cursor.place
    cursor.place += 2
    guard cursor.place <= cursor.bytes.count else { throw SourceMistake("nothing stands behind “\\”", at: start) }
    switch cursor.bytes[start + 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try digits()
      if let scalar = Unicode.Scalar(unit) { return scalar }
      guard unit < 0xDC00, cursor.take("\\u"), case let second = try digits(), (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + second - 0xDC00)
      else { throw SourceMistake("this is half a character", at: start) }
      return scalar
    default: throw SourceMistake("“\\” can't stand before this character", at: start)
    }
  }

  private mutating func digits() throws(SourceMistake) -> UInt32 {
    let word = cursor.bytes[cursor.place...].prefix(4)
    guard word.count == 4, !word.contains(UInt8(ascii: "+")), let value = UInt32(String(decoding: word, as: UTF8.self), radix: 16) else {
      throw cursor.mistake("four hexadecimal digits are expected behind “\\u”")
    }
    cursor.place += 4
    return value
  }
}
