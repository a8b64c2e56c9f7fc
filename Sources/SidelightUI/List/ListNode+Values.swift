import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What selecting a row stands for, and whether it is selected.
extension ListNode {
  func learnValue(of row: RowNode, from segment: any RowSegment, at offset: Int) {
    if hasValues { takeValue(of: row, from: segment, at: offset) }
    row.valueIsKnown = true
    row.selectionTurn = -1
  }

  // Alone, as below.
  @inline(never) private func takeValue(of row: RowNode, from segment: any RowSegment, at offset: Int) {
    let value = segment.selectionValue(at: offset, as: SelectionValue.self)
    boundValues[row.host.id] = value
    row.isSelectable = value != nil
  }

  /// Whether a row of the consumer is selected. The answer is kept until the selection changes, because the consumer asks it of all rows
  /// that it shows after each change of the rows.
  func isSelected(_ row: RowNode) -> Bool {
    // Alone, because looking at the values of a type costs more than the answer.
    row.selectionTurn == selectionTurn && !areValuesOld ? row.isSelected : findSelection(of: row)
  }

  @inline(never) private func findSelection(of row: RowNode) -> Bool {
    if areValuesOld { _ = boundValue(of: row.host.id) }
    if row.selectionTurn == selectionTurn - 1, row.selectionTurn >= 0 {
      findSelections()
    } else if row.selectionTurn != selectionTurn {
      if let value = boundValues[row.host.id] { row.isSelected = selection.isSelected(value) } else { row.isSelected = false }
      row.selectionTurn = selectionTurn
    }
    return row.isSelected
  }

  /// The selection has changed, and the consumer is about to ask all its rows, which costs less for all of them at once.
  private func findSelections() {
    let (values, selected, turn) = (boundValues, selection.values, selectionTurn)
    // One value is mostly all, and is compared for less than what a look into a set costs.
    let sole = selected.count == 1 ? selected.first : nil
    for row in rows.values where row.selectionTurn != turn {
      if let value = values[row.host.id] {
        if let sole { row.isSelected = value == sole } else { row.isSelected = selected.contains(value) }
      } else {
        row.isSelected = false
      }
      row.selectionTurn = turn
    }
  }

  /// The row of the consumer at a position.
  func boundRow(at index: Int) -> RowNode? {
    guard let token = model.knownToken(at: index), let row = rowsByToken[token], !row.isUnbound else { return nil }
    return row
  }

  func selectionValue(of place: Row) -> SelectionValue? {
    guard case .row(_, let id, let offset) = place else { return nil }
    return structure.segments[id]?.selectionValue(at: offset, as: SelectionValue.self)
  }

  /// What selecting the row at a position stands for; nil for headers, footers and rows of another type.
  func selectionValue(at index: Int) -> SelectionValue? {
    index >= 0 && index < model.count ? selectionValue(of: model.row(at: index)) : nil
  }

  /// What selecting a row of the consumer stands for.
  func boundValue(of row: NodeID) -> SelectionValue? {
    if areValuesOld {
      areValuesOld = false
      selectionTurn += 1
      boundValues = rows.compactMapValues { row in model.row(ofToken: row.token).flatMap { selectionValue(of: $0) } }
    }
    return boundValues[row]
  }

  /// What selecting the rows of a range stands for; headers, footers and rows that may not be selected are passed over.
  func values(in range: Range<Int>) -> Set<SelectionValue> {
    var values: Set<SelectionValue> = []
    model.forEachRun(in: range) { first, count in
      guard case .row(_, let id, let offset) = first, let segment = structure.segments[id] else { return }
      let offsets = offset..<(offset + count)
      guard segment.mayForbidSelection else { return segment.insertValues(of: offsets, into: &values) }
      for offset in offsets where !segment.traits(at: offset).isSelectionDisabled {
        segment.insertValues(of: offset..<(offset + 1), into: &values)
      }
    }
    // A row that is made may say what no value of a view shows.
    for row in rows.values where row.isSelectionDisabled && !row.isUnbound { boundValue(of: row.host.id).map { _ = values.remove($0) } }
    return values
  }

  /// Whether the user may select the row at a position: one that nobody has made yet is known by the value of its view.
  package func maySelect(_ index: Int) -> Bool {
    guard index >= 0, index < model.count, case .row(_, let id, let offset) = model.row(at: index) else { return false }
    if let row = boundRow(at: index) { return !row.isSelectionDisabled }
    guard let segment = structure.segments[id] else { return false }
    return !segment.mayForbidSelection || !segment.traits(at: offset).isSelectionDisabled
  }

  /// The same for a row that the user chose: one that nobody has made yet is asked for its tag.
  func chosenValue(at index: Int) -> SelectionValue? {
    guard index >= 0, index < model.count else { return nil }
    let place = model.row(at: index)
    if case .row(_, let id, let offset) = place { structure.segments[id]?.learnTag(at: offset) }
    return selectionValue(of: place)
  }
}
