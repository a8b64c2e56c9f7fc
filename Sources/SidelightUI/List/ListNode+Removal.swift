import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Elements that leave the data leave the selection.
///
/// A row that is out of sight is not gone: a folded section, or a condition around some rows, keeps what is selected in it. So does a
/// search around the list that has a text: which elements the app filters out and which it lost shows when the text is gone.
extension ListNode {
  func rowsRemoved(_ removed: some RemovedRows) { rowsRemoved(removed, from: nil) }

  /// - Parameter segment: the source of the rows, where it stays.
  func rowsRemoved(_ removed: some RemovedRows, from segment: (any RowSegment)?) {
    guard selection.mode != .none, !selection.values.isEmpty else { return }
    let gone = removed.values(among: selection.values)
    guard !gone.isEmpty else { return }
    // What goes here may come at another place in this update, and the program may write the selection itself.
    if goneValues.isEmpty { graph.after { [weak self] in self?.deselectGone() } }
    goneValues.formUnion(gone)
    noteVacancy(of: gone, removed, from: segment)
  }

  private func deselectGone() {
    let gone = goneValues
    goneValues = []
    guard isFiltered else { return deselect(gone) }
    filtered.add(gone)
    vacancy?.hide()
  }

  /// Elements that are not back when a search has ended are gone. An app that filters elsewhere brings them back some time later, so that
  /// this shows with the first change of the data, in the same update or a later one.
  func noticeSearch() { filtered.follow(isFiltered: graph.reading(self) { isFiltered }) }

  /// Elements came or went, maybe in a section that is folded.
  func noticeData() {
    dragged = nil
    guard filtered.noticeData() else { return }
    graph.after { [weak self] in
      if let self, let gone = filtered.takeGone() { deselect(gone) }
    }
  }

  /// What the program selects while the user searches may be hidden, so that nobody sees it leave the data.
  func noticeSelected(_ new: Set<SelectionValue>) {
    guard isFiltered else { return }
    let more = new.filter { !selection.isSelected($0) }
    filtered.add(more.subtracting(known(more)))
  }

  private func deselect(_ gone: Set<SelectionValue>) {
    guard isAlive else { return }
    defer { vacancy = nil }
    var now = view.kind.selection
    let lost = gone.subtracting(known(gone))
    guard now.mode == .required ? passOn(&now, from: lost) : now.removeAll(lost) else { return }
    writes.addRemainder(now)
    view.kind.write(now)
    // The binding may have refused: read it again.
    invalidate()
  }

  /// Whether a search around the list may hide rows.
  var isFiltered: Bool { scope.value(SearchFiltersKey.self) }

  /// Those of some values that a row stands for. O(rows).
  private func known(_ values: Set<SelectionValue>) -> Set<SelectionValue> {
    guard !values.isEmpty else { return [] }
    return structure.segments.values.reduce(into: []) { $0.formUnion($1.known(values)) }
  }
}
