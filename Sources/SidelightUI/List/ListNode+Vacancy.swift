import SidelightCore

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
  mutating func follow(_ splices: [Splice]) { if !isHidden { place = Splice.place(of: place, after: splices) } }

  /// A search has hidden the row, with others: its place is the one that it had among all of them.
  mutating func hide() {
    isHidden = true
    place = origin
  }
}

/// A row that has to be selected and leaves the data is followed by the one that takes its place.
extension ListNode {
  var asksForPlaces: Bool { selection.mode == .required }

  /// Notes where the row stands, while the rows are as before.
  func noteVacancy(of gone: Set<SelectionValue>, _ removed: some RemovedRows, from segment: (any RowSegment)?) {
    guard asksForPlaces, let value = selection.single, gone.contains(value), vacancy?.value != value else { return }
    vacancy = nil
    let row = boundValues.first { $0.value == value }.flatMap { rows[$0.key] }
    if let position = row.flatMap({ model.index(ofToken: $0.token) }) {
      vacancy = RowVacancy(of: value, at: position)
    } else if let place = removed.place(of: value), let id = place.segment ?? segment?.segmentID {
      vacancy = model.place(of: id, offset: place.offset).map { RowVacancy(of: value, at: $0) }
    }
  }

  /// Selects the row in the place of one that is lost, else the one before; false where nothing is lost, or no row is left.
  func passOn(_ selection: inout Selection<SelectionValue>, from lost: Set<SelectionValue>) -> Bool {
    guard let value = selection.single, lost.contains(value) else { return false }
    // Nobody knows where a row was that was never shown, such as one that the program selected while a search hid it.
    let place = min(vacancy.flatMap { $0.value == value ? $0.place : nil } ?? 0, model.count)
    let heir = (place..<model.count).lazy.compactMap(heir(at:)).first ?? (0..<place).reversed().lazy.compactMap(heir(at:)).first
    return heir.map { selection.replace(with: [$0]) } ?? false
  }

  private func heir(at position: Int) -> SelectionValue? { maySelect(position) ? chosenValue(at: position) : nil }
}
