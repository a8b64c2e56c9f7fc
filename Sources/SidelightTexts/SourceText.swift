/// The bytes of a file of texts as UTF-8.
package struct SourceText: Sendable {
  package let bytes: [UInt8]

  /// Decodes UTF-8, or UTF-16 as older programs wrote tables of texts.
  package init(_ file: [UInt8]) throws(SourceMistake) {
    let isBig = file.starts(with: [0xFE, 0xFF]) || (file.count > 1 && file[0] == 0 && file[1] != 0)
    let isLittle = file.starts(with: [0xFF, 0xFE]) || (file.count > 1 && file[0] != 0 && file[1] == 0)
    guard isBig || isLittle else {
      let plain = file.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(file.dropFirst(3)) : file
      let repaired = Array(String(decoding: plain, as: UTF8.self).utf8)
      guard repaired == plain else {
        let place = zip(plain, repaired).enumerated().first { $1.0 != $1.1 }?.offset ?? min(plain.count, repaired.count)
        throw SourceMistake("it is not written in UTF-8", at: place)
      }
      bytes = plain
      return
    }
    let units = stride(from: 0, to: file.count - 1, by: 2).map { place in
      UInt16(file[place + (isBig ? 0 : 1)]) << 8 | UInt16(file[place + (isBig ? 1 : 0)])
    }
    bytes = Array(String(decoding: units.first == 0xFEFF ? units.dropFirst() : units[...], as: UTF16.self).utf8)
  }

  /// The line and the column of a place, both from 1. Columns are counted in bytes, as the compiler does.
  package func position(of place: Int) -> (line: Int, column: Int) {
    let before = bytes.prefix(max(0, place))
    let line = before.count { $0 == 10 } + 1
    return (line, place - (before.lastIndex(of: 10).map { $0 + 1 } ?? 0) + 1)
  }
}

/// The bytes of a file, and how far they are read.
struct SourceCursor {
  let bytes: [UInt8]
  var place = 0
  /// How many values are around the one that is read.
  private(set) var depth = 0

  init(_ text: SourceText) { bytes = text.bytes }

  /// The next byte; nil at the end.
  var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  func has(_ word: String) -> Bool { bytes[place...].starts(with: word.utf8) }

  /// Goes on behind a word if it stands here.
  mutating func take(_ word: String) -> Bool {
    guard has(word) else { return false }
    place += word.utf8.count
    return true
  }

  mutating func skipSpace() {
    while place < bytes.count, bytes[place] <= 32, bytes[place] == 32 || (bytes[place] >= 9 && bytes[place] <= 13) { place += 1 }
  }

  /// Goes on to a word, and answers what stands before it; nil where it does not come any more.
  mutating func skip(to word: String) -> ArraySlice<UInt8>? {
    let start = place
    while place < bytes.count {
      if has(word) {
        defer { place += word.utf8.count }
        return bytes[start..<place]
      }
      place += 1
    }
    place = start
    return nil
  }

  /// Goes on into a value. A file that is nested without end must not end the program.
  mutating func enter() throws(SourceMistake) {
    depth += 1
    guard depth <= 100 else { throw mistake("more than 100 values stand within each other") }
  }

  mutating func leave() { depth -= 1 }

  /// What stands here, for a sentence.
  var sign: String {
    guard place < bytes.count else { return "the end of the file" }
    return "“\(String(decoding: bytes[place..<min(bytes.count, place + 4)], as: UTF8.self).prefix(1))”"
  }

  func mistake(_ sentence: String) -> SourceMistake { SourceMistake(sentence, at: place) }
}
