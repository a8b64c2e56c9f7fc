/// GTK's list of bookmarks, line by line: those that can't be understood stay as they are.
struct BookmarkList: Equatable {
  private struct Line: Equatable {
    let bytes: [UInt8]
    let location: Location?
  }

  private var lines: [Line]

  init(_ bytes: [UInt8]) {
    var parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if parts.last?.isEmpty == true { parts.removeLast() }
    lines = parts.map { Line(bytes: Array($0), location: Bookmark(line: $0)?.location) }
  }

  /// The file. Its last line ends like all others.
  var bytes: [UInt8] { lines.flatMap { $0.bytes + [UInt8(ascii: "\n")] } }

  /// Does to the list what makes one order of locations another one: removes lines, adds some, and puts those that stay in the new order.
  ///
  /// The list may know more than both orders do. What neither names stays, lines that are no bookmarks among them, and so does the label
  /// of a bookmark that is only moved. Complexity: O(lines + locations), and O(lines) for each
  /// that comes.
  mutating func change(from old: [Location], to new: [Bookmark]) {
    let wanted = Set(new.map(\.location))
    let gone = Set(old).subtracting(wanted)
    lines.removeAll { $0.location.map(gone.contains) ?? false }
    reorder(new.map(\.location))
    add(new)
  }

  /// Fills the places of the named lines with these lines in another order. Of several for one location the first counts.
  private mutating func reorder(_ order: [Location]) {
    let named = Set(order)
    var found: [Location: Line] = [:]
    var places: [Int] = []
    for (place, line) in lines.enumerated() {
      guard let location = line.location, named.contains(location), found[location] == nil else { continue }
      found[location] = line
      places.append(place)
    }
    for (place, line) in zip(places, order.compactMap { found[$0] }) { lines[place] = line }
  }

  /// Adds what is not there yet behind what is to stand before it, or else before what is to stand after it.
  private mutating func add(_ new: [Bookmark]) {
    let known = Set(lines.compactMap(\.location))
    var last: Location?
    var leading: [Line] = []
    for bookmark in new {
      if !known.contains(bookmark.location) {
        let line = Line(bytes: bookmark.line, location: bookmark.location)
        if let last, let place = lines.firstIndex(where: { $0.location == last }) {
          lines.insert(line, at: place + 1)
        } else {
          leading.append(line)
          continue
        }
      }
      if !leading.isEmpty {
        let place = lines.firstIndex { $0.location == bookmark.location } ?? lines.count
        lines.insert(contentsOf: leading, at: place)
        leading = []
      }
      last = bookmark.location
    }
    lines += leading
  }
}
