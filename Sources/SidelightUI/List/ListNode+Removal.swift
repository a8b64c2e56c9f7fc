import SidelightCore

/// Elements that leave the data leave the selection.
///
/// A row that is out of sight is not gone: a folded section, or a condition around some rows, keeps what is selected in it. So does a
/// search around the list: which elements the app filters out and which it lost shows when the search ends.
extension ListNode {
  func rowsRemoved(_ removed: some RemovedRows) {
    guard selection.mode != .none, !selection.values.isEmpty else { return }
    let gone = removed.values(among: selection.values)
    guard !gone.isEmpty else { return }
    // What goes here may come at another place in this update, and the program may write the selection itself.
    if goneValues.isEmpty { graph.after { [weak self] in self?.deselectGone() } }
    goneValues.formUnion(gone)
  }

  private func deselectGone() {
    let gone = goneValues
    goneValues = []
    if scope.value(SearchingKey.self) { filteredValues.formUnion(gone) } else { deselect(gone) }
  }

  /// Elements that are not back when a search ends are gone.
  func noticeSearch() {
    let isSearching = graph.reading(self) { scope.value(SearchingKey.self) }
    guard !isSearching, !filteredValues.isEmpty else { return }
    graph.after { [weak self] in
      guard let self else { return }
      let gone = filteredValues
      filteredValues = []
      deselect(gone)
    }
  }

  /// What the program selects while the user searches may be hidden, so that nobody sees it leave the data.
  func noticeSelected(_ new: Set<SelectionValue>) {
    guard scope.value(SearchingKey.self) else { return }
    filteredValues.formUnion(new.filter { !selection.isSelected($0) && !hasRow(for: $0) })
  }

  private func deselect(_ gone: Set<SelectionValue>) {
    guard isAlive else { return }
    var now = view.kind.selection
    guard now.removeAll(gone.filter { !hasRow(for: $0) }) else { return }
    view.kind.write(now)
    // The binding may have refused: read it again.
    invalidate()
  }

  private func hasRow(for value: SelectionValue) -> Bool {
    structure.segments.values.contains { $0.hasRow(for: value) }
  }
}
