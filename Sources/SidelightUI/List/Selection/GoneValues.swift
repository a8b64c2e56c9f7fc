import SidelightCore

/// Selected values whose elements left the data, until it shows what becomes of them.
struct GoneValues<Value: Hashable> {
  /// Those of this update.
  private var values: Set<Value> = []
  /// Those that left while a search hides rows.
  var filtered = FilteredValues<Value>()
  /// The place of the row that has to be selected and left the data.
  var vacancy: RowVacancy<Value>?

  /// Says whether they are the first of this update.
  mutating func add(_ more: Set<Value>) -> Bool {
    let isFirst = values.isEmpty
    values.formUnion(more)
    return isFirst
  }

  /// At the end of the update: those to look for elsewhere; nil while they may be hidden by a search.
  mutating func take(isFiltered: Bool) -> Set<Value>? {
    defer { values = [] }
    guard isFiltered else { return values }
    filtered.add(values)
    vacancy?.hide()
    return nil
  }
}

/// The place of a row that left a list.
struct RowVacancy<Value: Hashable> {
  /// What selecting the row stood for.
  let value: Value
  private let origin: Int
  /// Where what takes its place is.
  private(set) var place: Int
  private var isHidden = false

  init(of value: Value, at place: Int) {
    self.value = value
    origin = place
    self.place = place
  }

  /// Rows came or went in the same update.
  mutating func follow(_ splices: [Splice]) { if !isHidden { place = Splice.position(of: place, after: splices) } }

  /// A search has hidden the row, with others: its place is the one that it had among all of them.
  mutating func hide() {
    isHidden = true
    place = origin
  }
}
