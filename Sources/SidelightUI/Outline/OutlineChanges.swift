import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What one update did to the rows of an outline, level by level.
///
/// The list hears of it as one change, so that an element that left one level and came to another is the same row with the same widgets,
/// as one that moved within its level is.
@MainActor struct OutlineChanges<Data: RandomAccessCollection, ID: Hashable> {
  /// The only change, as long as there is one.
  private(set) var single: IdentityDiff?
  /// All changes, one after the other.
  private(set) var splices: [Splice] = []
  /// What left the data.
  var removed: RemovedItems<Data, ID>

  /// - Parameter rows: the rows before the update, where the list asks for the places that elements left.
  init(_ access: OutlineAccess<Data, ID>, rows: OutlineRows? = nil) { removed = RemovedItems(access, [:], rows: rows) }

  mutating func add(_ difference: IdentityDiff, _ more: RemovedItems<Data, ID>) {
    single = splices.isEmpty ? difference : nil
    splices = Splice.joined(splices, difference.splices)
    removed.add(more)
  }
}

extension OutlineNode {
  /// Tells the list what the update did.
  ///
  /// Complexity: O(1) where one level changed. Otherwise O(what left the data, and the rows that came).
  func tellChanges() {
    guard let changes else { return }
    self.changes = nil
    if let single = changes.single { return tell(single, changes.removed) }
    guard !changes.splices.isEmpty else { return }
    var removed = changes.removed
    let gone = Set(removed.ids)
    var places = boundPlaces(in: IdentityDiff(splices: changes.splices, moves: []).removedRanges)
    var moves: [RowMove] = []
    var returned: Set<ID> = []
    for splice in changes.splices where !gone.isEmpty || !places.isEmpty {
      for position in splice.position..<(splice.position + splice.added) {
        guard let (level, place) = find(position) else { continue }
        let id = access.id(at: place, of: level.items)
        if let from = places.removeValue(forKey: id) { moves.append(RowMove(from: from, to: position)) }
        if gone.contains(id) { returned.insert(id) }
      }
    }
    removed.returned = returned
    tell(IdentityDiff(splices: changes.splices, moves: moves), removed)
  }

  /// Where the rows in use were that lay in some ranges, by their elements.
  private func boundPlaces(in ranges: [Range<Int>]) -> [ID: Int] {
    var places: [ID: Int] = [:]
    for row in context.rows?.boundRows(of: self) ?? [] where ranges.contains(where: { $0.contains(row.offset) }) {
      if let id = row.key.base as? ID { places[id] = row.offset }
    }
    return places
  }
}
