/// The letters that the user types in a list to go to the next row whose text begins with them.
///
/// They form one word until there is a pause. There is no timer: each letter comes with its time, which tells whether it begins a new word.
package struct TypeAhead: Equatable, Sendable {
  /// After this pause, in milliseconds, a letter begins a new word.
  package static let pause = 1000

  private var word = ""
  private var lastTime = 0

  package init() {}

  /// Whether a letter at this time, in milliseconds, continues a word.
  package func isTyping(at time: Int) -> Bool { !word.isEmpty && time - lastTime < Self.pause }

  /// Takes in a letter and returns the search for a row; nil for a space that no word precedes.
  ///
  /// A longer word may still fit the row that it went to. The same letter typed repeatedly goes from each row that begins with it to the
  /// next one.
  /// - Parameters:
  ///   - time: when it was typed, in milliseconds.
  ///   - cursor: the position of the row with the focus.
  ///   - count: how many rows there are.
  package mutating func type(_ letter: Character, at time: Int, cursor: Int?, count: Int) -> RowSearch? {
    if !isTyping(at: time) { word = "" }
    guard count > 0, !word.isEmpty || letter != " " else { return nil }
    word += letter.lowercased()
    lastTime = time
    guard let first = word.first, word.dropFirst().allSatisfy({ $0 == first }) else {
      return RowSearch(for: word, from: cursor ?? 0, count: count)
    }
    return RowSearch(for: String(first), from: cursor.map { $0 + 1 } ?? 0, count: count)
  }
}

/// A search for a row whose text begins with some letters: from one row to the last, and then on from the first.
///
/// It runs in slices, because the text of rows is not stored anywhere. Each row is asked for it in turn.
package struct RowSearch: Equatable, Sendable {
  /// In lower case.
  package let prefix: String
  /// The row that is looked at next.
  package private(set) var position: Int
  /// How many rows have not been looked at.
  package private(set) var left: Int
  private let count: Int

  /// The budget of a slice: the number of rows whose text is known without making their views. They take a few milliseconds.
  package static let slice = 1000
  /// The cost of a row whose views have to be made.
  package static let costOfMaking = 40

  package init(for prefix: String, from position: Int, count: Int) {
    self.prefix = prefix
    self.position = position < count ? max(position, 0) : 0
    self.count = count
    left = count
  }

  package var isOver: Bool { left == 0 }

  /// Goes on to the next row.
  package mutating func advance() {
    left -= 1
    position = position + 1 < count ? position + 1 : 0
  }

  /// Gives up, because the rows have changed.
  package mutating func end() { left = 0 }

  /// Whether a text begins with the letters, ignoring case.
  package func fits(_ text: String) -> Bool {
    guard let first = text.utf8.first, let wanted = prefix.utf8.first else { return false }
    // Most rows differ in the first letter; lower and upper case differ only in this bit.
    if first < 0x80, wanted < 0x80, first | 0x20 != wanted | 0x20 { return false }
    return text.prefix(prefix.count).lowercased().hasPrefix(prefix)
  }
}
