/// What the user can do with a column of a table.
package struct TableChanges: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The column moves to another place.
  package static let reorder = TableChanges(rawValue: 1)
  /// The column becomes wider or narrower.
  package static let resize = TableChanges(rawValue: 2)
  /// The column is hidden or shown.
  package static let visibility = TableChanges(rawValue: 4)
  package static let all: TableChanges = [.reorder, .resize, .visibility]
}

/// What has been made of the columns of a table: their order, which of them are shown, and how wide they are.
///
/// What it says of columns that the table does not have is kept: they may come back.
package struct TableArrangement: Hashable, Sendable {
  /// The keys of columns in the order in which they stand; empty where they stand as the app declares them.
  package var order: [String] = []
  /// Whether columns are shown, by their keys.
  package var visibility: [String: Bool] = [:]
  /// How wide columns are, in px, by their keys.
  package var widths: [String: Double] = [:]

  package init() {}

  /// The places of all columns in their order, hidden ones included. A column that the order does not name keeps its place, and those that it names
  /// share the places that they have.
  package func order(of columns: [TableColumns.Column]) -> [Int] {
    guard !order.isEmpty else { return Array(columns.indices) }
    let ranks = Dictionary(order.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    let named = columns.indices.filter { ranks[columns[$0].key] != nil }
    var moved = named.sorted { (ranks[columns[$0].key] ?? 0) < (ranks[columns[$1].key] ?? 0) }[...]
    var result = Array(columns.indices)
    for place in named { result[place] = moved.popFirst() ?? place }
    return result
  }

  func shows(_ column: TableColumns.Column) -> Bool { visibility[column.key] ?? column.isShown }
}

/// What the user does with the header of a table. Columns are named by their keys: by the time that it is heard they may stand elsewhere.
package enum TableEvent: Hashable, Sendable {
  /// The edge behind a column was dragged, so that the column is to be this wide, in px, in a table of a width.
  case resize(String, width: Double, room: Double)
  /// A column is to have its own width again.
  case reset(String)
  /// A column was dragged to a distance from the leading edge, in px, in a table of a width.
  case drag(String, to: Double, room: Double)
}

extension TableColumns {
  /// What the columns are after something that the user does. Where a column is given another width, those before it keep theirs, and those behind it
  /// have the rest; a column that is dragged passes others that can't be moved, which stay.
  package func arranged(by event: TableEvent) -> TableArrangement {
    func index(_ key: String) -> Int? { columns.firstIndex { $0.key == key } }
    switch event {
    case .resize(let key, let width, let room): return index(key).map { resized($0, width, in: room) } ?? arrangement
    case .reset(let key):
      var result = arrangement
      result.widths[key] = nil
      return result
    case .drag(let key, let distance, let room):
      return index(key).map { moved($0, to: target(of: $0, at: distance, in: room)) } ?? arrangement
    }
  }

  private func resized(_ index: Int, _ width: Double, in room: Double) -> TableArrangement {
    let now = widths(in: room)
    var result = arrangement
    for place in 0..<index { result.widths[columns[place].key] = Double(now[place]) }
    let before = now[..<index].reduce(0, +)
    let behind = columns[(index + 1)...].reduce(0) { $0 + $1.width.minimum }
    let most = max(columns[index].width.minimum, room - Double(before) - behind)
    result.widths[columns[index].key] = columns[index].width.limit(min(width, most))
    return result
  }

  /// What the columns are where one goes to the place of another, by their places among those that are shown.
  package func moved(_ index: Int, to target: Int) -> TableArrangement {
    guard index != target, columns.indices.contains(index), columns.indices.contains(target), canMove(index), canMove(target) else {
      return arrangement
    }
    var places = arrangement.order(of: declared)
    // Those that can be moved share the places that they have.
    let slots = places.indices.filter { declared[places[$0]].changes.contains(.reorder) }
    var movable = slots.map { places[$0] }
    guard let start = movable.firstIndex(of: shown[index]), let end = movable.firstIndex(of: shown[target]) else { return arrangement }
    movable.insert(movable.remove(at: start), at: end)
    for (slot, place) in zip(slots, movable) { places[slot] = place }
    var result = arrangement
    let named = places.filter { declared[$0].changes.contains(.reorder) || arrangement.order.contains(declared[$0].key) }
      .map { declared[$0].key }
    result.order = named + arrangement.order.filter { !named.contains($0) }
    return result
  }

  /// What the columns are without all that the user can change. What is kept of columns that the table does not have now stays.
  package var reset: TableArrangement {
    var result = arrangement
    for column in declared {
      if column.changes.contains(.resize) { result.widths[column.key] = nil }
      if column.changes.contains(.visibility) { result.visibility[column.key] = nil }
    }
    if declared.contains(where: { $0.changes.contains(.reorder) }) {
      let own = Set(declared.map(\.key))
      result.order.removeAll(where: own.contains)
    }
    return result
  }

  /// Whether the user can move a column that is shown.
  package func canMove(_ index: Int) -> Bool { columns.indices.contains(index) && columns[index].changes.contains(.reorder) }

  /// The column whose trailing edge lies within reach of a distance from the leading edge, and can be moved; nil where there is none. That of the
  /// last one is the edge of the table.
  package func edge(at distance: Double, reach: Double, in room: Double) -> Int? {
    var edge = 0.0
    var found: (index: Int, distance: Double)?
    for (index, width) in widths(in: room).enumerated().dropLast() {
      edge += Double(width)
      let away = abs(edge - distance)
      guard away <= reach, columns[index].width.canChange, columns[index].changes.contains(.resize) else { continue }
      if away < found?.distance ?? .infinity { found = (index, away) }
    }
    return found?.index
  }

  /// The column that lies at a distance from the leading edge.
  package func column(at distance: Double, in room: Double) -> Int? {
    var edge = 0.0
    return widths(in: room).firstIndex { width in
      edge += Double(width)
      return distance < edge
    }
  }

  /// Where a column goes that is dragged to a distance from the leading edge: past each column that can be moved, as soon as both the pointer lies
  /// on that and the dragged one lies below the pointer there.
  package func target(of index: Int, at distance: Double, in room: Double) -> Int {
    let widths = widths(in: room)
    guard widths.indices.contains(index) else { return index }
    var target = index
    var edge = Double(widths[...index].reduce(0, +))
    for next in widths.indices.dropFirst(index + 1) {
      edge += Double(widths[next])
      if distance >= edge - Double(min(widths[index], widths[next])), canMove(next) { target = next }
    }
    guard target == index else { return target }
    edge = Double(widths[..<index].reduce(0, +))
    for next in (0..<index).reversed() {
      edge -= Double(widths[next])
      if distance < edge + Double(min(widths[index], widths[next])), canMove(next) { target = next }
    }
    return target
  }
}
