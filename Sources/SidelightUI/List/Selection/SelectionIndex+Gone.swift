import SidelightCore

/// Elements that leave the data leave the selection.
///
/// A row that is out of sight is not gone: a folded section, or a condition around some rows, keeps what is selected in it. So does a
/// search around the list that has a text: which elements the app filters out and which it lost shows when the text is gone.
extension SelectionIndex {
  var asksForPlaces: Bool { selection.mode == .required }

  /// Notes which selected values go with some rows.
  /// - Parameter provider: what answered for the rows, where it stays.
  /// - Returns: whether they are the first of this update, so that ``remainder(of:isFiltered:)`` is to be asked at its end.
  func note(_ removed: some RemovedRows, from provider: (any RowProvider)?) -> Bool {
    guard selection.mode != .none, !isEmpty else { return false }
    let values = removed.values(among: selection.values)
    guard !values.isEmpty else { return false }
    noteVacancy(of: values, removed, from: provider)
    return gone.add(values)
  }

  /// Notes where the row of a required value stands, while the rows are as before.
  private func noteVacancy(of left: Set<Value>, _ removed: some RemovedRows, from provider: (any RowProvider)?) {
    guard asksForPlaces, let value = selection.single, left.contains(value), gone.vacancy?.value != value else { return }
    gone.vacancy = nil
    let row = values.first { $0.value == value }.flatMap { rows.register.rows[$0.key] }
    if let position = row.flatMap({ rows.model.index(ofToken: $0.token) }) {
      gone.vacancy = RowVacancy(of: value, at: position)
    } else if let place = removed.place(of: value), let id = place.segment ?? provider?.segmentID {
      gone.vacancy = rows.model.insertionIndex(of: id, offset: place.offset).map { RowVacancy(of: value, at: $0) }
    }
  }

  /// Rows came or went.
  func follow(_ splices: [Splice]) { gone.vacancy?.follow(splices) }

  /// What is left of the selection at the end of an update in which values left the data; nil where nothing is lost.
  /// - Parameter binding: what the list's binding says is selected.
  func remainder(of binding: Selection<Value>, isFiltered: Bool) -> Selection<Value>? {
    gone.take(isFiltered: isFiltered).flatMap { remainder(of: binding, without: $0) }
  }

  /// A search may hide rows, or does no longer. Elements that are not back then are gone, which shows with the next change of the data:
  /// an app that filters elsewhere brings them back some time later.
  func follow(isFiltered: Bool) { gone.filtered.follow(isFiltered: isFiltered) }

  /// Elements came or went, maybe in a section that is folded.
  /// - Returns: whether ``remainderAfterSearch(of:)`` is to be asked at the end of the update.
  func noteData() -> Bool { gone.filtered.noticeData() }

  /// What is left of the selection when a search is over, and elements that it hid are not back; nil where nothing is lost.
  func remainderAfterSearch(of binding: Selection<Value>) -> Selection<Value>? {
    gone.filtered.takeGone().flatMap { remainder(of: binding, without: $0) }
  }

  private func remainder(of binding: Selection<Value>, without left: Set<Value>) -> Selection<Value>? {
    defer { gone.vacancy = nil }
    var now = binding
    let lost = left.subtracting(known(left))
    guard now.mode == .required ? passOn(&now, from: lost) : now.removeAll(lost) else { return nil }
    writes.addRemainder(now)
    return now
  }

  /// What the program selects while the user searches may be hidden, so that nobody sees it leave the data.
  func noteHidden(_ new: Set<Value>) {
    let more = new.filter { !selection.isSelected($0) }
    gone.filtered.add(more.subtracting(known(more)))
  }

  /// Selects the row in the place of one that is lost, else the one before; false where nothing is lost, or no row is left.
  private func passOn(_ selection: inout Selection<Value>, from lost: Set<Value>) -> Bool {
    guard let value = selection.single, lost.contains(value) else { return false }
    // Nobody knows where a row was that was never shown, such as one that the program selected while a search hid it.
    let place = min(gone.vacancy.flatMap { $0.value == value ? $0.place : nil } ?? 0, rows.count)
    let heir = (place..<rows.count).firstNonNil(heir(at:)) ?? (0..<place).reversed().firstNonNil(heir(at:))
    return heir.map { selection.replace(with: [$0]) } ?? false
  }

  private func heir(at position: Int) -> Value? { rows.maySelect(position) ? chosenValue(at: position) : nil }
}
