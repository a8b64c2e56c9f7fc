/// The texts of one language in the form in which a program carries them: one string, in which a key is found by halving.
///
/// The string is a constant of the program, and nothing of it is read but what a search passes. It begins with a line
/// `sidelight-strings 1 COUNT WIDTH`, then COUNT numbers of WIDTH hexadecimal digits say where the entries stand behind that, in the order of
/// the bytes of their keys. In an entry a text is `LENGTH:BYTES`, a number `NUMBER;`: the key, the text, how many forms it has, each with its
/// kind and text, and how many parts, each with its name, the index of its number, and its forms.
package struct StringTable: Sendable {
  package static let mark = "sidelight-strings 1 "

  private let text: String
  /// How many entries there are.
  package let count: Int
  private let width: Int
  /// Where the index begins.
  private let index: Int
  /// Where the entries begin, which the numbers of the index count from.
  private var entries: Int { index + count * width + 1 }

  /// Reads the first line; nil where it is none of a table.
  package init?(_ text: String) {
    let bytes = text.utf8.span
    var place = Self.mark.utf8.count
    guard text.utf8.starts(with: Self.mark.utf8), let count = Self.number(bytes, &place, to: UInt8(ascii: " ")),
      let width = Self.number(bytes, &place, to: UInt8(ascii: "\n")), width > 0, width <= 8, place + count * width < bytes.count
    else { return nil }
    self.text = text
    (self.count, self.width, index) = (count, width, place)
  }

  /// What the language has for a key; nil for nothing. It looks at log₂ of the number of keys.
  package func entry(for key: String) -> TextEntry? {
    var place: Int?
    do {
      let (bytes, wanted) = (text.utf8.span, key.utf8.span)
      var (low, high) = (0, count)
      while low < high, place == nil {
        let middle = (low + high) / 2
        guard var found = start(of: middle, bytes), let range = Self.text(bytes, &found) else { return nil }
        switch Self.order(bytes, range, wanted) {
        case 0: place = found
        case ..<0: low = middle + 1
        default: high = middle
        }
      }
    }
    return place.flatMap(entry)
  }

  /// All keys in their order, for tests and messages.
  package var keys: [String] {
    (0..<count).compactMap { number in
      guard var place = start(of: number, text.utf8.span), let range = Self.text(text.utf8.span, &place) else { return nil }
      return string(range)
    }
  }

  private func start(of number: Int, _ bytes: Span<UInt8>) -> Int? {
    var offset = 0
    for place in index + number * width..<index + (number + 1) * width {
      let byte = bytes[place]
      offset = offset << 4 | Int(byte < 58 ? byte &- 48 : byte &- 87) & 15
    }
    return entries + offset < bytes.count ? entries + offset : nil
  }

  /// Below 0 where the bytes of a range come before others, 0 where they are the same.
  private static func order(_ bytes: Span<UInt8>, _ range: Range<Int>, _ other: Span<UInt8>) -> Int {
    for place in 0..<min(range.count, other.count) where bytes[range.lowerBound + place] != other[place] {
      return bytes[range.lowerBound + place] < other[place] ? -1 : 1
    }
    return range.count - other.count
  }

  /// Reads the entry behind its key.
  private func entry(at start: Int) -> TextEntry? {
    let bytes = text.utf8.span
    var place = start
    guard let format = Self.text(bytes, &place), let forms = forms(bytes, &place), let count = Self.number(bytes, &place) else {
      return nil
    }
    var entry = TextEntry(format: string(format), forms: forms)
    for _ in 0..<count {
      guard let name = Self.text(bytes, &place), let argument = Self.number(bytes, &place), let forms = self.forms(bytes, &place) else {
        return nil
      }
      entry.parts[string(name)] = TextEntry.Part(argument: argument == 0 ? nil : argument - 1, forms: forms)
    }
    return entry
  }

  private func forms(_ bytes: Span<UInt8>, _ place: inout Int) -> [String: String]? {
    guard let count = Self.number(bytes, &place) else { return nil }
    var forms: [String: String] = [:]
    for _ in 0..<count {
      guard let category = Self.text(bytes, &place), let form = Self.text(bytes, &place) else { return nil }
      forms[string(category)] = string(form)
    }
    return forms
  }

  private func string(_ range: Range<Int>) -> String {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return String(text[start..<text.utf8.index(start, offsetBy: range.count)])
  }

  /// Reads a number and the sign behind it; nil where none stands there.
  private static func number(_ bytes: Span<UInt8>, _ place: inout Int, to end: UInt8 = UInt8(ascii: ";")) -> Int? {
    var value = 0
    let start = place
    while place < bytes.count, place - start < 10 {
      let byte = bytes[place]
      place += 1
      if byte == end { return place - start > 1 ? value : nil }
      guard (48...57).contains(byte) else { return nil }
      value = value * 10 + Int(byte - 48)
    }
    return nil
  }

  /// Where a text stands whose length stands before it; nil where none stands there.
  private static func text(_ bytes: Span<UInt8>, _ place: inout Int) -> Range<Int>? {
    guard let length = number(bytes, &place, to: UInt8(ascii: ":")), place + length <= bytes.count else { return nil }
    defer { place += length }
    return place..<place + length
  }
}
