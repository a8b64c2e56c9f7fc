/// A piece of Swift source and its tokens. Comments and white space are between them.
struct Source {
  let bytes: [UInt8]
  let tokens: [Token]

  init(_ text: String) {
    bytes = Array(text.utf8)
    var scanner = Scanner(bytes)
    tokens = scanner.tokens()
  }

  /// The source in a range of bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The source of a token.
  func text(_ token: Token) -> String { text(token.range) }

  /// How many bytes stand before the first token.
  var start: Int { tokens.first?.range.lowerBound ?? 0 }

  /// How many lines end before the first token.
  var linesBefore: Int { bytes[..<start].count { $0 == UInt8(ascii: "\n") } }

  /// The bytes from one token to the end of the one before another; nil where there are no tokens between.
  func range(of places: Range<Int>) -> Range<Int>? {
    places.isEmpty ? nil : tokens[places.lowerBound].range.lowerBound..<tokens[places.upperBound - 1].range.upperBound
  }

  /// Whether there is a token at a place that reads so.
  func has(_ text: String, at place: Int) -> Bool { tokens.indices.contains(place) && self.text(tokens[place]) == text }

  /// Whether nothing stands between a token and the one before.
  func touches(_ place: Int) -> Bool { place > 0 && tokens[place].range.lowerBound == tokens[place - 1].range.upperBound }

  /// The place of the bracket that closes the one at a place; the last token where none does.
  func closing(of place: Int) -> Int {
    var depth = 0
    for other in place..<tokens.count {
      if tokens[other].kind == .opening { depth += 1 }
      if tokens[other].kind == .closing { depth -= 1 }
      if depth == 0 { return other }
    }
    return tokens.count - 1
  }
}

/// A token of Swift source.
struct Token: Equatable {
  enum Kind { case word, literal, opening, closing, sign }

  let kind: Kind
  /// Its bytes in the source.
  let range: Range<Int>
  /// Whether it is the first one in its line.
  let startsLine: Bool
}
