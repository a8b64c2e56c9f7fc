/// Reads property lists in XML, and knows where each value stands.
struct PropertyListReader {
  private var cursor: SourceCursor

  /// Reads a whole file.
  static func read(_ text: SourceText) throws(SourceMistake) -> SourceValue {
    var reader = PropertyListReader(cursor: SourceCursor(text))
    guard let root = try reader.element() else { throw reader.cursor.mistake("there is no property list in it") }
    guard root.name == "plist" else { return try reader.value(of: root) }
    guard let inside = try reader.element() else { throw reader.cursor.mistake("there is nothing in the property list") }
    return try reader.value(of: inside)
  }

  /// The beginning of an element.
  private struct Element {
    let name: String
    let place: Int
    /// Whether it has nothing in it.
    let isClosed: Bool
  }

  private init(cursor: SourceCursor) { self.cursor = cursor }

  /// Goes on behind the beginning of the next element; nil where the one around it ends, or the file.
  private mutating func element() throws(SourceMistake) -> Element? {
    while true {
      cursor.skipSpace()
      let start = cursor.place
      if cursor.take("<?") {
        try skip(to: "?>", from: start)
      } else if cursor.take("<!--") {
        try skip(to: "-->", from: start)
      } else if cursor.take("<!") {
        try skip(to: ">", from: start)
      } else if cursor.next == nil || cursor.has("</") {
        return nil
      } else {
        guard cursor.take("<") else { throw cursor.mistake("\(cursor.sign) stands where “<” is expected") }
        guard let tag = cursor.skip(to: ">") else { throw SourceMistake("the tag that begins here does not end", at: start) }
        let name = tag.prefix { $0 != 32 && $0 != UInt8(ascii: "/") && !(9...13).contains($0) }
        return Element(name: String(decoding: name, as: UTF8.self), place: start, isClosed: tag.last == UInt8(ascii: "/"))
      }
    }
  }

  private mutating func skip(to word: String, from start: Int) throws(SourceMistake) {
    guard cursor.skip(to: word) != nil else { throw SourceMistake("what begins here does not end with “\(word)”", at: start) }
  }

  private mutating func value(of element: Element) throws(SourceMistake) -> SourceValue {
    let content: SourceValue.Content
    try cursor.enter()
    defer { cursor.leave() }
    switch element.name {
    case "dict": content = .fields(try fields(of: element))
    case "array": content = .list(try list(of: element))
    case "string": content = .text(try text(of: element))
    case "integer", "real":
      guard let number = Double(try text(of: element)) else { throw SourceMistake("this is no number", at: element.place) }
      content = .number(number)
    case "true", "false", "date", "data":
      _ = try text(of: element)
      content = .other
    default: throw SourceMistake("<\(element.name)> is no part of a property list", at: element.place)
    }
    return SourceValue(content: content, place: element.place)
  }

  private mutating func fields(of parent: Element) throws(SourceMistake) -> [SourceValue.Field] {
    var fields: [SourceValue.Field] = []
    if parent.isClosed { return fields }
    while let key = try element() {
      guard key.name == "key" else { throw SourceMistake("<\(key.name)> stands where <key> is expected", at: key.place) }
      let name = try text(of: key)
      guard let value = try element() else { throw SourceMistake("the key “\(name)” has no value", at: key.place) }
      fields.append(SourceValue.Field(name: name, place: key.place, value: try self.value(of: value)))
    }
    try end(parent)
    return fields
  }

  private mutating func list(of parent: Element) throws(SourceMistake) -> [SourceValue] {
    var list: [SourceValue] = []
    if parent.isClosed { return list }
    while let element = try element() { list.append(try value(of: element)) }
    try end(parent)
    return list
  }

  private mutating func end(_ element: Element) throws(SourceMistake) {
    guard cursor.take("</\(element.name)") else {
      throw cursor.next == nil
        ? SourceMistake("the <\(element.name)> that begins here does not end", at: element.place)
        : cursor.mistake("</\(element.name)> is expected here")
    }
    cursor.skipSpace()
    guard cursor.take(">") else { throw cursor.mistake("\(cursor.sign) stands where “>” is expected") }
  }

  private mutating func text(of element: Element) throws(SourceMistake) -> String {
    if element.isClosed { return "" }
    var text: [UInt8] = []
    while let byte = cursor.next {
      let start = cursor.place
      if cursor.take("<![CDATA[") {
        guard let plain = cursor.skip(to: "]]>") else { throw SourceMistake("what begins here does not end with “]]>”", at: start) }
        text += plain
      } else if cursor.take("<!--") {
        try skip(to: "-->", from: start)
      } else if byte == UInt8(ascii: "<") {
        try end(element)
        return String(decoding: text, as: UTF8.self)
      } else if cursor.take("&") {
        guard let name = cursor.skip(to: ";"), let character = Self.character(String(decoding: name, as: UTF8.self)) else {
          throw SourceMistake("“&” begins no name of a character; write “&amp;” for the sign", at: start)
        }
        text += String(character).utf8
      } else {
        text.append(byte)
        cursor.place += 1
      }
    }
    throw SourceMistake("the <\(element.name)> that begins here does not end", at: element.place)
  }

  private static func character(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": "<"
    case "gt": ">"
    case "amp": "&"
    case "quot": "\""
    case "apos": "'"
    default:
      if name.hasPrefix("#x") {
        UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      } else {
        name.hasPrefix("#") ? UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) : nil
      }
    }
  }
}
