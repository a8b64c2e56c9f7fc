/// The letters that the user types in a list to get to the next row whose text begins with them.
///
/// They make one word until there is a pause. Nothing runs meanwhile: each letter comes with its time, which says whether it begins another word.
package struct TypeAhead: Equatable, Sendable {
  /// How long after a letter the next one begins another word, in milliseconds.
  package static let pause = 1000

  private var word = ""
  private var lastTime = 0

  package init() {}

  /// Whether a letter at a time, in milliseconds, goes on with a word.
  package func isTyping(at time: Int) -> Bool { !word.isEmpty && time - lastTime < Self.pause }

  /// Takes a letter, and says what to look for; nil for a space that no word precedes.
  ///
  /// A word that grows may still fit the row that it led to. A letter that is typed again and again leads from each row that begins with
  /// it to the next.
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

/// A search through a list's rows for one whose text begins with some letters: from a row to the last one, and on from the first.
///
/// It goes in slices, because what rows say is not stored anywhere: each is asked when it is its turn.
package struct RowSearch: Equatable, Sendable {
  /// In small letters.
  package let prefix: String
  /// The row that is looked at next.
  package private(set) var position: Int
  /// How many rows have not been looked at.
  package private(set) var left: Int
  private let count: Int

  /// What one slice may cost, in rows whose text is known without making their views: a few milliseconds.
  package static let slice = 1000
  /// What a row costs whose views have to be made.
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

  /// Gives up: the rows are not those that it began with.
  package mutating func end() { left = 0 }

  /// Whether a row's text begins with the letters, capitals or not.
  package func fits(_ text: String) -> Bool {
    guard let first = text.utf8.first, let wanted = prefix.utf8.first else { return false }
    // Most rows differ in the first letter, and small letters differ from capitals in this bit alone.
    if first < 0x80, wanted < 0x80, first | 0x20 != wanted | 0x20 { return false }
    return text.prefix(prefix.count).lowercased().hasPrefix(prefix)
  }
}
