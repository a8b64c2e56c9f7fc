/// Takes Swift source apart: where a string or a comment ends, and which brackets belong together.
///
/// A regular expression between plain slashes is taken for operators, since the grammar alone tells one from a division.
struct Scanner {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func tokens() -> [Token] {
    var tokens: [Token] = []
    var startsLine = true
    while true {
      startsLine = skipTrivia() || startsLine
      guard place < bytes.count else { return tokens }
      let start = place
      let kind = takeToken()
      tokens.append(Token(kind: kind, range: start..<place, startsLine: startsLine))
      startsLine = false
    }
  }

  private func at(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  private func starts(with text: StaticString) -> Bool { bytes[place...].starts(with: Array("\(text)".utf8)) }

  /// Skips white space and comments, and answers whether a line ended there.
  private mutating func skipTrivia() -> Bool {
    var endsLine = false
    while place < bytes.count {
      if at(place) == UInt8(ascii: "\n") || at(place) == UInt8(ascii: "\r") {
        endsLine = true
        place += 1
      } else if at(place) == UInt8(ascii: " ") || at(place) == UInt8(ascii: "\t") {
        place += 1
      } else if starts(with: "//") {
        while place < bytes.count, at(place) != UInt8(ascii: "\n"), at(place) != UInt8(ascii: "\r") { place += 1 }
      } else if starts(with: "/*") {
        let start = place
        skipComment()
        endsLine = bytes[start..<place].contains(UInt8(ascii: "\n")) || endsLine
      } else {
        break
      }
    }
    return endsLine
  }

  /// Comments between `/*` and `*/` may lie within one another.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        place += 2
      } else if starts(with: "*/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
    place = min(place, bytes.count)
  }

  private mutating func takeToken() -> Token.Kind {
    let first = at(place)
    if let hashes = hashesOfString() {
      takeString(hashes)
      return .literal
    }
    if first == UInt8(ascii: "#"), at(place + 1) == UInt8(ascii: "/") {
      place += 2
      while place < bytes.count, !starts(with: "/#") { place += 1 }
      place = min(place + 2, bytes.count)
      return .literal
    }
    if first == UInt8(ascii: "`") {
      repeat { place += 1 } while place < bytes.count && at(place) != first
      place = min(place + 1, bytes.count)
      return .word
    }
    if isDigit(first) {
      while isWord(at(place)) || at(place) == UInt8(ascii: ".") && isDigit(at(place + 1)) { place += 1 }
      return .literal
    }
    if isWord(first) {
      while isWord(at(place)) { place += 1 }
      return .word
    }
    if isOperator(first) {
      // A comment ends an operator.
      repeat { place += 1 } while isOperator(at(place)) && !starts(with: "//") && !starts(with: "/*")
      return .sign
    }
    place += 1
    switch first {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return .closing
    default: return .sign
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// What is no ASCII counts as a letter: operators of such letters are rare, and no macro looks for one.
  private func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private func isOperator(_ byte: UInt8) -> Bool { byte != 0 && "/=-+!*%<>&|^~?.".utf8.contains(byte) }

  /// How many `#` stand before the quotation mark of a string; nil where no string begins.
  private func hashesOfString() -> Int? {
    var hashes = 0
    while at(place + hashes) == UInt8(ascii: "#") { hashes += 1 }
    return at(place + hashes) == UInt8(ascii: "\"") ? hashes : nil
  }

  private mutating func takeString(_ hashes: Int) {
    place += hashes
    let quote = Array((starts(with: "\"\"\"") ? "\"\"\"" : "\"").utf8)
    place += quote.count
    let end = quote + Array(repeating: UInt8(ascii: "#"), count: hashes)
    let escape = Array("\\".utf8) + Array(repeating: UInt8(ascii: "#"), count: hashes)
    while place < bytes.count {
      if bytes[place...].starts(with: end) {
        place += end.count
        return
      }
      guard bytes[place...].starts(with: escape) else {
        place += 1
        continue
      }
      place += escape.count
      // A value in a string is source, with strings of its own.
      if at(place) == UInt8(ascii: "(") { takeBrackets() } else { place += 1 }
    }
    place = min(place, bytes.count)
  }

  private mutating func takeBrackets() {
    var depth = 0
    repeat {
      _ = skipTrivia()
      guard place < bytes.count else { return }
      switch takeToken() {
      case .opening: depth += 1
      case .closing: depth -= 1
      default: break
      }
    } while depth > 0
  }
}
