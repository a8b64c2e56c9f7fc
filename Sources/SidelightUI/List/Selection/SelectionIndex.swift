import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What each row of a list stands for, which of them are selected, and what became of selected values whose rows left.
///
/// The way of a value: a row that nobody has made stands for its tag, its element or its id, as its segment knows them. Once it is made,
/// the index looks the value up and notes it, so that a change of the selection asks no element again. It looks again when the row shows
/// something else, and at all rows once something around them may give them other tags. The binding of the list is the truth about what
/// is selected; `selection` is what was read from it, or what the user made of that and the list is about to write.
@MainActor final class SelectionIndex<Value: Hashable> {
  let rows: ListRows
  private(set) var selection = Selection<Value>.none { didSet { turn += 1 } }
  /// Counts the changes of the selection, and of what rows stand for.
  private var turn = 0
  /// What each row in use stands for.
  private(set) var values: [NodeID: Value] = [:]
  /// Rows may stand for something else than `values` says.
  private(set) var isOutdated = false
  private var filling = RowFilling()
  var writes = SelectionWrites<Value>()
  var gone = GoneValues<Value>()

  init(of rows: ListRows) { self.rows = rows }

  /// Selecting a row may stand for something: of what never is there is none to look for.
  private var hasValues: Bool { Value.self != Never.self }

  var isEmpty: Bool { selection.values.isEmpty }

  /// Takes what the binding holds.
  /// - Returns: who brought it about; nil where it is no other selection than before.
  func take(_ new: Selection<Value>, isFiltered: Bool) -> SelectionAuthor? {
    guard new != selection else {
      writes.confirm(new)
      return nil
    }
    if isFiltered { noteHidden(new.values) }
    selection = new
    return writes.author(of: new)
  }

  /// Does what the user did; says whether that changed the selection.
  func change(by event: ListEvent) -> Bool {
    let before = selection
    let changed: Bool
    switch event {
    case .select(let index, let extending):
      guard rows.maySelect(index), let value = chosenValue(at: index) else { return false }
      changed = selection.select(value, extending: extending)
    case .deselect(let index):
      guard let value = chosenValue(at: index) else { return false }
      changed = selection.deselect(value)
    case .toggleSelection(let index):
      guard rows.maySelect(index), let value = chosenValue(at: index) else { return false }
      changed = selection.toggle(value)
    case .selectRange(let range, let extending): changed = selection.selectRange(values(in: range), extending: extending)
    case .deselectRange(let range): changed = selection.deselectRange(values(in: range))
    case .selectAll: changed = selection.selectAll(values(in: 0..<rows.count))
    case .deselectAll: changed = selection.clear()
    default: return false
    }
    if changed { writes.add(selection, insteadOf: before) }
    return changed
  }

  /// Selects a value that the user chose by something else than a row; says whether that changed the selection.
  func choose(_ value: Value) -> Bool {
    let before = selection
    guard selection.select(value, extending: false) else { return false }
    writes.add(selection, insteadOf: before)
    return true
  }

  // MARK: What rows stand for

  private func value(of place: Row) -> Value? {
    guard case .row(_, let id, let offset) = place else { return nil }
    return rows.structure.providers[id]?.selectionValue(at: offset, as: Value.self)
  }

  /// What selecting the row at a position stands for; nil for headers, footers and rows of another type.
  func value(at index: Int) -> Value? { rows.row(at: index).flatMap { value(of: $0) } }

  /// The same for a row that the user chose: one that nobody has made yet is asked for its tag.
  func chosenValue(at index: Int) -> Value? {
    guard let place = rows.row(at: index) else { return nil }
    if case .row(_, let id, let offset) = place { rows.structure.providers[id]?.learnTag(at: offset) }
    return value(of: place)
  }

  /// What selecting a row in use stands for.
  private func value(of row: RowNode) -> Value? {
    if isOutdated {
      isOutdated = false
      turn += 1
      let model = rows.model
      values = rows.register.rows.compactMapValues { row in model.row(ofToken: row.token).flatMap { value(of: $0) } }
    }
    return values[row.host.id]
  }

  /// What selecting the rows of a range stands for; headers, footers and rows that may not be selected are passed over.
  private func values(in range: Range<Int>) -> Set<Value> {
    var values: Set<Value> = []
    let structure = rows.structure
    rows.model.forEachRun(in: range) { first, count in
      guard case .row(_, let id, let offset) = first, let provider = structure.providers[id] else { return }
      let offsets = offset..<(offset + count)
      guard provider.mayForbidSelection else { return provider.insertValues(of: offsets, into: &values) }
      for offset in offsets where !provider.traits(at: offset).isSelectionDisabled {
        provider.insertValues(of: offset..<(offset + 1), into: &values)
      }
    }
    // A row that is made may say what no value of a view shows.
    for row in rows.inUse where row.isSelectionDisabled && !row.isUnbound { value(of: row).map { _ = values.remove($0) } }
    return values
  }

  /// Those of some values that a row stands for. O(rows).
  func known(_ values: Set<Value>) -> Set<Value> {
    guard !values.isEmpty else { return [] }
    return rows.structure.providers.values.reduce(into: []) { $0.formUnion($1.known(values)) }
  }

  /// The row is in use no more.
  func forget(_ row: RowNode) {
    if !values.isEmpty { values[row.host.id] = nil }
    row.standing.forget()
  }

  /// Whether a row is being filled, which says itself at the end what it stands for.
  var isFilling: Bool { filling.isOpen }

  /// A row is about to get its content. What it says of its value meanwhile is taken when it has that.
  /// - Returns: what ``endFilling(_:_:of:at:isLasting:)`` needs, for a row may be filled while another one is.
  func beginFilling() -> RowFilling {
    defer { filling = RowFilling(isOpen: true) }
    return filling
  }

  /// - Parameter isLasting: what the row stands for follows from its identity.
  func endFilling(_ row: RowNode, _ outer: RowFilling, of provider: any RowProvider, at offset: Int, isLasting: Bool) {
    let isKnown = row.standing.isKnown && isLasting && !filling.saidOtherwise
    filling = outer
    guard !isKnown else { return }
    if hasValues { learnValue(of: row, from: provider, at: offset) }
    row.standing.learn()
  }

  // Alone, because looking at the values of a type costs more than what is around it.
  @inline(never) private func learnValue(of row: RowNode, from provider: any RowProvider, at offset: Int) {
    let value = provider.selectionValue(at: offset, as: Value.self)
    values[row.host.id] = value
    row.isSelectable = value != nil
  }

  /// What selecting some rows stands for may have changed without their being made anew.
  func valuesMayDiffer() {
    if filling.isOpen { filling.saidOtherwise = true } else { isOutdated = true }
  }

  /// Whether a row that stands for the first that fits of some values is selected.
  func isAnySelected(_ values: [Any]) -> Bool {
    values.firstNonNil { taggedValue($0, as: Value.self) }.map(selection.isSelected) ?? false
  }

  // MARK: Which are selected

  func isSelected(_ index: Int) -> Bool {
    guard !isEmpty else { return false }
    if let row = rows.boundRow(at: index) { return isSelected(row) }
    return value(at: index).map(selection.isSelected) ?? false
  }

  /// Whether a row of the consumer is selected. The answer is kept until the selection changes, because the consumer asks it of all rows
  /// that it shows after each change of the rows.
  func isSelected(_ row: RowNode) -> Bool {
    // Alone, because looking at the values of a type costs more than the answer.
    row.standing.turn == turn && !isOutdated ? row.standing.isSelected : findSelection(of: row)
  }

  @inline(never) private func findSelection(of row: RowNode) -> Bool {
    if isOutdated { _ = value(of: row) }
    if row.standing.turn == turn - 1, row.standing.turn >= 0 {
      findSelections()
    } else if row.standing.turn != turn {
      row.standing.answer(values[row.host.id].map(selection.isSelected) ?? false, in: turn)
    }
    return row.standing.isSelected
  }

  /// The selection has changed, and the consumer is about to ask all its rows, which costs less for all of them at once.
  private func findSelections() {
    let (values, selected, turn) = (values, selection.values, turn)
    // One value is mostly all, and is compared for less than what a look into a set costs.
    let sole = selected.count == 1 ? selected.first : nil
    for row in rows.inUse where row.standing.turn != turn {
      if let value = values[row.host.id] {
        if let sole { row.standing.answer(value == sole, in: turn) } else { row.standing.answer(selected.contains(value), in: turn) }
      } else {
        row.standing.answer(false, in: turn)
      }
    }
  }

  /// Those of the rows in use that are selected.
  var selectedRows: SelectedRows {
    guard !isEmpty else { return SelectedRows([]) }
    var selected: [NodeID] = []
    for row in rows.inUse where isSelected(row) { selected.append(row.host.id) }
    return SelectedRows(selected)
  }

  /// The rows that the consumer shows, from front to back, and whether each is selected.
  func boundSelection() -> [(index: Int, isSelected: Bool)] {
    let isEmpty = isEmpty
    var answers: [(index: Int, isSelected: Bool)] = []
    let (model, register) = (rows.model, rows.register)
    answers.reserveCapacity(model.trackedCount)
    model.forEachTracked { token, index in
      guard let row = register[token: token], !row.isUnbound else { return }
      answers.append((index, !isEmpty && isSelected(row)))
    }
    return answers
  }

  /// All that is selected is shown by the consumer, so that nothing is to be known of other rows.
  var isWhollyBound: Bool {
    guard !isOutdated else { return false }
    guard selection.mode != .none, !isEmpty else { return true }
    guard selection.values.count <= rows.inUse.count else { return false }
    var found: Set<Value> = []
    for row in rows.inUse where !row.isUnbound && isSelected(row) {
      if let value = values[row.host.id] { found.insert(value) }
      if found.count == selection.values.count { return true }
    }
    return false
  }
}

/// What is said of a row while it gets its content.
struct RowFilling {
  var isOpen = false
  /// It says something else of its value than before.
  var saidOtherwise = false
}

extension SelectionIndex: SelectedPositions {
  var count: Int { selection.values.count }

  /// Those that the consumer has are known; only for others the elements are gone through.
  func positions(among bound: [Int: RowNode]) -> [Int] {
    let known = bound.filter { value(of: $0.value).map(selection.isSelected) ?? false }.map(\.key)
    guard known.count < count else { return known }
    let model = rows.model
    return rows.structure.providers.values.flatMap { provider in
      provider.offsets(of: selection.values).compactMap { model.index(of: provider.segmentID, offset: $0) }
    }
  }
}
