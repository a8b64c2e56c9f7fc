import SidelightBridge
import SidelightCore

/// From SF Symbols names to icon names: those of the freedesktop and Adwaita themes, and of the icons in `data/icons`.
///
/// The table is only asked for names that the icon theme does not know, so that source files may also use GNOME's own names. Its rows are
/// `data/symbols/icons.table`, which lies in the program as it is: nothing is made of it at the start, and a name is found by halving. A name
/// without a row has the icon of a simpler one; see ``candidates(for:)``.
package enum SymbolTable {
  /// The icon theme's name for a symbol; nil for an unknown one.
  package static func themeName(for symbol: String) -> String? { candidates(for: symbol).firstNonNil(row) }

  /// The names whose rows are looked for, the best one first: the symbol's own; without what says a form, such as `fill`; and both again without
  /// one part after the other from the end, up to a part `slash`, which says the contrary. A number of several digits is any number.
  package static func candidates(for symbol: String) -> [String] {
    var parts = symbol.split(separator: ".", omittingEmptySubsequences: false)[...]
    var names: [String] = []
    while let last = parts.last {
      names.append(parts.joined(separator: "."))
      if parts.dropFirst().contains(where: isForm) {
        names.append((parts.prefix(1) + parts.dropFirst().filter { !isForm($0) }).joined(separator: "."))
      }
      if last == "slash" { break }
      parts.removeLast()
    }
    let digits = symbol.prefix { $0.isNumber }
    return digits.count > 1 ? names + candidates(for: "number" + symbol.dropFirst(digits.count)) : names
  }

  /// All rows, in the order of their symbols.
  package static var rows: [(symbol: String, icon: String)] {
    (ResourceFile.text(file) ?? "").split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      return words.count == 2 ? (String(words[0]), String(words[1])) : nil
    }
  }

  /// The three names of the table that are most like an unknown one, the nearest first; none where all differ in more than half of their letters.
  package static func nearest(to symbol: String) -> [String] {
    let wanted = Array(symbol.utf8)
    let near = rows.compactMap { row -> (name: String, distance: Int)? in
      let name = Array(row.symbol.utf8)
      let most = max(wanted.count, name.count) / 2
      guard abs(wanted.count - name.count) <= most else { return nil }
      let distance = distance(wanted, name)
      return distance <= most ? (row.symbol, distance) : nil
    }
    return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  /// A line for each symbol, in the order of their bytes: its name, a space, and the icon's name.
  private static let file = "/io/github/sidelight/symbols/icons.table"

  /// Parts of a name that say which form of the same picture is meant.
  private static func isForm(_ part: Substring) -> Bool { part == "fill" || part == "filled" || part == "inverse" }

  /// The icon in a symbol's own row.
  package static func row(_ symbol: String) -> String? { ResourceFile.read(file) { row(symbol, in: $0) } }

  /// Finds a symbol's line by halving: the first line that does not sort before it lies between two places, which come together.
  private static func row(_ symbol: String, in table: Span<UInt8>) -> String? {
    let newline = UInt8(ascii: "\n"), space = UInt8(ascii: " ")
    let wanted = Array(symbol.utf8)
    var (low, high) = (0, table.count)
    while low < high {
      let middle = (low + high) / 2
      var (start, end) = (middle, middle)
      while start > low, table[start - 1] != newline { start -= 1 }
      while end < high, table[end] != newline { end += 1 }
      var (letter, same) = (start, 0)
      while letter < end, table[letter] != space, same < wanted.count, table[letter] == wanted[same] {
        letter += 1
        same += 1
      }
      // The space that ends a name sorts before all that a name has.
      let next = letter < end ? table[letter] : space
      if same == wanted.count, next == space { return String(decoding: (letter..<end).dropFirst().map { table[$0] }, as: UTF8.self) }
      if same < wanted.count, next < wanted[same] {
        low = end + 1
      } else {
        high = start
      }
    }
    return nil
  }

  /// How many letters have to be put in, taken out or changed to make one name of the other.
  package static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var costs = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var diagonal = costs[0]
      costs[0] = row + 1
      for column in other.indices {
        let changed = diagonal + (letter == other[column] ? 0 : 1)
        diagonal = costs[column + 1]
        costs[column + 1] = min(changed, diagonal + 1, costs[column] + 1)
      }
    }
    return costs[other.count]
  }
}
