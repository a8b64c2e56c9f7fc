/// A place of a list widget, as a ``PlaceLedger`` sees it. The widget makes some two hundred, and reuses them for any number of rows.
@usableFromInline @MainActor package protocol ListPlace: AnyObject {
  /// The row that it shows. Only the ledger writes it.
  var row: NodeID? { get set }
  /// The token of the row that it showed when the widget last unbound it. Only the ledger writes it.
  var lastToken: Int? { get set }
  /// The token of the row that the widget wants to show there; nil once the widget has given up the place.
  var token: Int? { get }
  /// The position at which the widget has it now.
  var position: Int? { get }
  /// Whether its row shows an element of the data, and is no header or footer.
  var showsElement: Bool { get }
  var holdsFocus: Bool { get }
}

/// Which row stands in which place of a list widget.
///
/// The widget asks for a row in a place (``begin(_:in:)``, ``end(_:with:insteadOf:)``), unbinds it (``unbound(_:)``), and removes places
/// (``tornDown(_:comesBack:)``). Making a row is expensive, so rows are reused: by the same place, by a row that comes when another one goes,
/// or by the same row after the widget was out of its window for a moment. While the widget is told of a change, what it asks for may be out
/// of date. Such places wait (``wait(_:)``), and are filled afterwards.
///
/// After each call, no row has two places, no place has two rows, and a row that is returned to be discarded has no place.
///
/// What is done for every row that is bound is inlinable: a dictionary of a type that is not known yet costs five times as much.
@usableFromInline @MainActor package struct PlaceLedger<Place: ListPlace> {
  /// The places that show a row, by their rows.
  @usableFromInline package internal(set) var places: [NodeID: Place] = [:]
  /// The row whose content is being replaced, from ``begin(_:in:)`` to ``end(_:with:insteadOf:)``.
  @usableFromInline package internal(set) var filling: NodeID?
  /// The rows whose places were removed and are expected back, by their tokens.
  private var resting: [Int: NodeID] = [:]
  /// Places that do not show the row that they should. The widget may still remove them with the current changes.
  @usableFromInline var waiting: [Place] = []
  private var recycledRows = RecycledRows.none

  /// The rows that go with the current changes, to be reused for rows that come with them.
  private enum RecycledRows {
    case none
    /// Rows go, but they have not been looked up yet.
    case some
    case found([NodeID])
  }

  package init() {}

  package var hasWaiting: Bool { !waiting.isEmpty }

  // MARK: - Changes of the list

  /// The widget is told of changes from now on.
  package mutating func beginChanges(rowsGo: Bool) { recycledRows = rowsGo ? .some : .none }

  /// The widget has been told of all changes.
  package mutating func endChanges() { recycledRows = .none }

  // MARK: - Rows for places

  /// A place is to show another row. Returns a row that may be reused for it.
  package mutating func begin(_ place: Place, in rows: some RowFacts) -> NodeID? {
    let row = place.row ?? place.token.flatMap { resting.removeValue(forKey: $0) } ?? recycledRow(in: rows)
    filling = row
    return row
  }

  /// The place now shows this row: the one from ``begin(_:in:)`` or another one. If it is another one, the first is gone.
  /// - Returns: The place that showed the row before, and shows nothing now.
  @inlinable package mutating func end(_ place: Place, with row: NodeID, insteadOf old: NodeID?) -> Place? {
    if let old, old != row { places.removeValue(forKey: old)?.row = nil }
    filling = nil
    let left = places.updateValue(place, forKey: row)
    place.row = row
    guard let left, left !== place else { return nil }
    // The row was moved or reused before the widget removed its old place.
    left.row = nil
    waiting.append(left)
    return left
  }

  /// A row that is gone from the list, to reuse it for one that comes. The widget keeps the place of such a row until all new rows are there.
  /// A row with the focus is not reused, until the widget moves the focus to another row. Headers and footers are not reused for elements.
  private mutating func recycledRow(in rows: some RowFacts) -> NodeID? {
    guard case .some = recycledRows else { return nextRecycledRow(in: rows) }
    recycledRows = .found(places.compactMap { $1.showsElement && isGone($1, rows) ? $0 : nil })
    return nextRecycledRow(in: rows)
  }

  private mutating func nextRecycledRow(in rows: some RowFacts) -> NodeID? {
    guard case .found(var found) = recycledRows else { return nil }
    recycledRows = .none
    defer { recycledRows = .found(found) }
    while let row = found.popLast() {
      if let place = places[row], isGone(place, rows), !place.holdsFocus { return row }
    }
    return nil
  }

  private func isGone(_ place: Place, _ rows: some RowFacts) -> Bool { place.token.map { rows.index(ofToken: $0) == nil } ?? false }

  /// The place of the row at a position. The widget may keep a row that is gone, for its focus, and goes on saying where that one was: the
  /// row that is there now goes first. Complexity: O(places).
  package func place(at position: Int, in rows: some RowFacts) -> Place? {
    var gone: Place?
    for place in places.values where place.position == position {
      if !isGone(place, rows) { return place }
      gone = place
    }
    return gone
  }

  // MARK: - Places that wait

  /// The widget wants a place to show a row that is not in the list, or not at that position.
  package mutating func wait(_ place: Place) { waiting.append(place) }

  /// Removes and returns the places that wait. Ask for each whether it ``isDue(_:in:)``.
  package mutating func takeWaiting() -> [Place] {
    defer { waiting = [] }
    return waiting
  }

  /// Whether a place that waited is to show a row now. The widget does not ask again if the place has the same row after the changes. A place
  /// that will be removed has a row that is elsewhere, or it is only kept for the focus, beside the place that replaces it. It waits on.
  package mutating func isDue(_ place: Place, in rows: some RowFacts) -> Bool {
    guard let token = place.token, let index = rows.index(ofToken: token), index == place.position else { return false }
    guard place.row == nil, places.values.contains(where: { $0.position == index && $0.token == token }) else { return true }
    waiting.append(place)
    return false
  }

  // MARK: - Places that go

  /// The widget unbinds a place. The place keeps its row, to reuse it for the next one. Returns the row.
  @inlinable package mutating func unbound(_ place: Place) -> NodeID? {
    guard let row = place.row else { return nil }
    place.lastToken = place.token
    return row
  }

  /// What becomes of the row of a place that the widget removes.
  package enum End: Equatable {
    case nothing
    /// It rests until the place comes back, or until ``drain()``.
    case rests
    /// It is to be discarded.
    case discard(NodeID)
  }

  /// The widget removes a place. Its row rests if the places come back.
  package mutating func tornDown(_ place: Place, comesBack: Bool) -> End {
    guard let row = place.row else { return .nothing }
    place.row = nil
    places[row] = nil
    guard comesBack, let token = place.lastToken else { return .discard(row) }
    resting[token] = row
    return .rests
  }

  /// The places have come back. Returns the resting rows that have none. A row that was bound under another token, or in a place that had a
  /// row of its own, has a place by now.
  package mutating func drain() -> [NodeID] {
    let rows = resting.values.filter { places[$0] == nil }
    // Some two hundred rest again as soon as the next group is closed.
    resting.removeAll(keepingCapacity: true)
    return rows
  }
}

extension PlaceLedger {
  /// The rules that are broken, as sentences; empty when all is well. For tests.
  package var faults: [String] {
    var faults: [String] = []
    for (row, place) in places where place.row != row { faults.append("\(row) is said to be where \(String(describing: place.row)) is") }
    for place in waiting { if let row = place.row, places[row] !== place { faults.append("\(row) waits in a place that is not its") } }
    return faults
  }
}
