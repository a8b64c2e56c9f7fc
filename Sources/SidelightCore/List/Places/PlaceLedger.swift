/// A place of a list widget, as a ``PlaceLedger`` sees it. The widget makes some two hundred for any number of rows and uses them again.
@MainActor package protocol ListPlace: AnyObject {
  /// The row that it shows; the ledger's to write.
  var row: NodeID? { get set }
  /// The token of the row that it showed when the widget last took that out; the ledger's to write.
  var lastToken: Int? { get set }
  /// The token of what the widget wants to have there now; nil once it has let go of the place.
  var token: Int? { get }
  /// Where the widget has it now.
  var position: Int? { get }
  /// Whether its row is that of an element, and no header or footer.
  var showsElement: Bool { get }
  var holdsFocus: Bool { get }
}

/// Which row stands in which place of a list widget.
///
/// The widget asks for a row in a place (``begin(_:in:)``, ``end(_:with:insteadOf:)``), takes it out (``unbound(_:)``) and takes places away
/// (``tornDown(_:comesBack:)``). Making a row is dear, so that each goes on being used: in its place, where a change of the list made another
/// row go, or after the widget was in no window for a moment. What the widget asks while it hears of a change may be out of date: such places
/// wait (``wait(_:)``), and are asked for again afterwards.
///
/// What holds after each call: no row has two places and no place two rows; a row that is given back to be discarded has no place.
@MainActor package struct PlaceLedger<Place: ListPlace> {
  /// The places that show a row, by that row.
  package private(set) var places: [NodeID: Place] = [:]
  /// The row that is being given another content, from ``begin(_:in:)`` to ``end(_:with:insteadOf:)``.
  package private(set) var filling: NodeID?
  /// The rows whose places are gone and come back, by their tokens.
  private var resting: [Int: NodeID] = [:]
  /// Places without the row that they should show, unless the widget takes them away with the changes that it is hearing of.
  private var waiting: [Place] = []
  private var spares = Spares.none

  /// Rows that went, for rows that come with the same change.
  private enum Spares {
    case none
    /// Rows go; nobody has asked for one yet.
    case some
    case found([NodeID])
  }

  package init() {}

  package var hasWaiting: Bool { !waiting.isEmpty }

  // MARK: - Changes of the list

  /// The widget hears of changes from now on.
  package mutating func beginChanges(rowsGo: Bool) { spares = rowsGo ? .some : .none }

  /// The widget has heard of all changes.
  package mutating func endChanges() { spares = .none }

  // MARK: - Rows for places

  /// A place is to show another row; says which row may be used for that.
  package mutating func begin(_ place: Place, in rows: some RowFacts) -> NodeID? {
    let row = place.row ?? place.token.flatMap { resting.removeValue(forKey: $0) } ?? spare(in: rows)
    filling = row
    return row
  }

  /// The place shows this row, which is the one from ``begin(_:in:)`` or another. The one from there is gone if it is another.
  /// - Returns: The place that the row has left, which shows nothing now.
  package mutating func end(_ place: Place, with row: NodeID, insteadOf old: NodeID?) -> Place? {
    if let old, old != row { places.removeValue(forKey: old)?.row = nil }
    filling = nil
    let left = places.updateValue(place, forKey: row)
    place.row = row
    guard let left, left !== place else { return nil }
    // The row moved, or serves for another one now, before the widget has taken its old place away.
    left.row = nil
    waiting.append(left)
    return left
  }

  /// A row that is gone, for one that comes: the widget keeps its place until all that come are there. What has the focus stays where it is
  /// until the widget gives that to another row. A header or footer is no use for a row of an element.
  private mutating func spare(in rows: some RowFacts) -> NodeID? {
    guard case .some = spares else { return nextSpare(in: rows) }
    spares = .found(places.compactMap { $1.showsElement && isGone($1, rows) ? $0 : nil })
    return nextSpare(in: rows)
  }

  private mutating func nextSpare(in rows: some RowFacts) -> NodeID? {
    guard case .found(var found) = spares else { return nil }
    spares = .none
    defer { spares = .found(found) }
    while let row = found.popLast() {
      if let place = places[row], isGone(place, rows), !place.holdsFocus { return row }
    }
    return nil
  }

  private func isGone(_ place: Place, _ rows: some RowFacts) -> Bool { place.token.map { rows.index(ofToken: $0) == nil } ?? false }

  // MARK: - Places that wait

  /// A place is asked to show a row which the list does not have, or not there.
  package mutating func wait(_ place: Place) { waiting.append(place) }

  /// The places that waited. Each is asked whether it ``isDue(_:in:)``.
  package mutating func takeWaiting() -> [Place] {
    defer { waiting = [] }
    return waiting
  }

  /// Whether a place that waited is to show a row now: the widget does not ask again for one with the same row after the changes. One on its way
  /// out has a row that is elsewhere, or is still there because it has the focus, beside the one that came for it: that waits on.
  package mutating func isDue(_ place: Place, in rows: some RowFacts) -> Bool {
    guard let token = place.token, let index = rows.index(ofToken: token), index == place.position else { return false }
    guard place.row == nil, places.values.contains(where: { $0.position == index && $0.token == token }) else { return true }
    waiting.append(place)
    return false
  }

  // MARK: - Places that go

  /// The widget takes the row out of a place; the row keeps it for the next one. Returns the row.
  package mutating func unbound(_ place: Place) -> NodeID? {
    guard let row = place.row else { return nil }
    place.lastToken = place.token
    return row
  }

  /// What becomes of the row of a place that the widget takes away.
  package enum End: Equatable {
    case nothing
    /// It waits for the place to come back; ``drain()`` ends that.
    case rests
    /// It is to be discarded.
    case discard(NodeID)
  }

  /// The widget takes a place away. Its row rests if the places come back.
  package mutating func tornDown(_ place: Place, comesBack: Bool) -> End {
    guard let row = place.row else { return .nothing }
    place.row = nil
    places[row] = nil
    guard comesBack, let token = place.lastToken else { return .discard(row) }
    resting[token] = row
    return .rests
  }

  /// The places have come back; returns the rows that did not. One that was asked for by another token, or by a place with a row of its own, has its
  /// place by now.
  package mutating func drain() -> [NodeID] {
    let rows = resting.values.filter { places[$0] == nil }
    // Some two hundred rest again as soon as the next group is closed.
    resting.removeAll(keepingCapacity: true)
    return rows
  }
}

extension PlaceLedger {
  /// What should hold after each call and does not, in words. For tests.
  package var faults: [String] {
    var faults: [String] = []
    for (row, place) in places where place.row != row { faults.append("\(row) is said to be where \(String(describing: place.row)) is") }
    for place in waiting { if let row = place.row, places[row] !== place { faults.append("\(row) waits in a place that is not its") } }
    return faults
  }
}
