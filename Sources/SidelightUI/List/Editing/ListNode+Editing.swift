import SidelightCore

/// What the user does to the elements that rows show.
extension ListNode {
  /// The element that the row at a position shows; nil for what no dynamic view made.
  func element(at index: Int) -> ElementOffset? {
    guard index >= 0, index < model.count, case .row(_, let id, let offset) = model.row(at: index) else { return nil }
    return structure.segments[id]?.element(at: offset)
  }

  /// Whether the list is in edit mode.
  var isEditing: Bool {
    if case .list(let list) = host.element.kind { list.isEditing } else { false }
  }

  /// What the user may do to a row: a bound one knows it, and of others the value of their view is looked at.
  private func editing(at index: Int, _ bound: [Int: RowNode]) -> RowEditing {
    if let row = bound[index] { return row.editing }
    guard index >= 0, index < model.count, case .row(_, let id, let offset) = model.row(at: index), let segment = structure.segments[id]
    else { return RowEditing() }
    return RowEditing(segment.element(at: offset)?.owner.elementEdits, segment.traits(at: offset))
  }

  func mayDelete(at index: Int) -> Bool { editing(at: index, boundRows()).canDelete }

  /// The rows that the consumer has, by their positions. Complexity: O(rows that it has).
  private func boundRows() -> [Int: RowNode] {
    var found: [Int: RowNode] = [:]
    for row in rows.values where !row.isUnbound {
      if let index = model.index(ofToken: row.token) { found[index] = row }
    }
    return found
  }

  /// Some elements of one dynamic view.
  private struct Chosen {
    let owner: any EditableElements
    var offsets = RangeSet<Int>()
  }

  /// The elements of the rows at some positions, those of one dynamic view together, in the order of the positions.
  private func chosen(_ positions: some Sequence<Int>) -> [Chosen] {
    var order: [ObjectIdentifier] = []
    var found: [ObjectIdentifier: Chosen] = [:]
    for position in positions.sorted() {
      guard let place = element(at: position) else { continue }
      let id = ObjectIdentifier(place.owner)
      if found[id] == nil { order.append(id) }
      found[id, default: Chosen(owner: place.owner)].offsets.insert(contentsOf: place.offset..<(place.offset + 1))
    }
    return order.compactMap { found[$0] }
  }

  /// Where the selected rows are. Those that the consumer has are known; only for others the elements are gone through.
  private func selectedPositions(_ bound: [Int: RowNode]) -> [Int] {
    let known = bound.filter { boundValue(of: $0.value.host.id).map(selection.isSelected) ?? false }.map(\.key)
    guard known.count < selection.values.count else { return known }
    return structure.segments.values.flatMap { segment in
      segment.offsets(of: selection.values).compactMap { model.index(of: segment.segmentID, offset: $0) }
    }
  }

  // MARK: Deletion

  func delete(_ index: Int, _ scope: DeletionScope) {
    let bound = boundRows()
    let positions: [Int]
    switch scope {
    case .row: positions = [index]
    case .rowOrSelection:
      let isSelected = selectionValue(at: index).map(selection.isSelected) ?? false
      positions = isSelected ? selectedPositions(bound) : [index]
    case .selectionOrRow: positions = selection.values.isEmpty ? [index] : selectedPositions(bound)
    }
    let meant = Set(positions.filter { editing(at: $0, bound).canDelete })
    guard !meant.isEmpty else { return }
    for chosen in chosen(meant) { chosen.owner.elementEdits?.delete?(chosen.offsets) }
  }

  // MARK: Moves

  /// What moves with a row: the selected elements of the same dynamic view where the row is one of them.
  private func companions(of index: Int) -> Chosen? {
    let bound = boundRows()
    guard let place = element(at: index), editing(at: index, bound).canMove else { return nil }
    let alone = Chosen(owner: place.owner, offsets: RangeSet(place.offset..<(place.offset + 1)))
    guard selection.values.count > 1, let value = selectionValue(at: index), selection.isSelected(value) else { return alone }
    return chosen(selectedPositions(bound).filter { editing(at: $0, bound).canMove }).first { $0.owner === place.owner } ?? alone
  }

  func moveStep(_ index: Int, forward: Bool) {
    guard let chosen = companions(of: index),
      let move = ElementMove.step(chosen.offsets, forward: forward, count: chosen.owner.elementCount)
    else { return }
    chosen.owner.elementEdits?.move?(move.offsets, move.destination)
  }

  package func drag(at index: Int) -> ListDrag? {
    guard let chosen = companions(of: index) else { return nil }
    return ListDrag(token: tokenOfRow(at: index), count: chosen.offsets.ranges.reduce(0) { $0 + $1.count })
  }

  package func canDrop(_ drag: ListDrag, at gap: Int) -> Bool {
    guard let index = model.index(ofToken: drag.token), let place = element(at: index) else { return false }
    return destination(gap, in: place.owner) != nil
  }

  package func canDrop(_ kinds: DropKinds, at gap: Int) -> Bool {
    destination(of: kinds, gap).map { $0.owner.elementEdits?.dropKinds.isDisjoint(with: kinds) == false } ?? false
  }

  func insert(_ payload: DropPayload, _ gap: Int) {
    guard let place = destination(of: payload.kind, gap) else { return }
    for action in place.owner.elementEdits?.inserts ?? [] where action.kinds.contains(payload.kind) {
      if action.perform(payload, place.offset) { return }
    }
  }

  /// The dynamic view that takes something in a gap: that of the row below, or of the row above, or else one without elements.
  private func destination(of kinds: DropKinds, _ gap: Int) -> ElementOffset? {
    func takes(_ owner: any EditableElements) -> Bool { owner.elementEdits?.dropKinds.isDisjoint(with: kinds) == false }
    for index in [gap, gap - 1] {
      guard let owner = element(at: index)?.owner, takes(owner), let offset = destination(gap, in: owner) else { continue }
      return ElementOffset(owner: owner, offset: offset)
    }
    for segment in structure.segments.values where segment.rowCount == 0 {
      if let owner = segment.element(at: 0)?.owner, takes(owner) { return ElementOffset(owner: owner, offset: 0) }
    }
    return nil
  }

  private func destination(_ gap: Int, in owner: any EditableElements) -> Int? {
    func own(_ index: Int) -> Int? { element(at: index).flatMap { $0.owner === owner ? $0.offset : nil } }
    return DropPlace.destination(above: own(gap - 1), below: own(gap))
  }

  func drop(_ drag: ListDrag, _ gap: Int) {
    guard let index = model.index(ofToken: drag.token), let chosen = companions(of: index),
      let destination = destination(gap, in: chosen.owner)
    else { return }
    let move = ElementMove(chosen.offsets, to: destination)
    if !move.changesNothing { chosen.owner.elementEdits?.move?(move.offsets, move.destination) }
  }
}

extension RowEditing {
  /// What a dynamic view allows, less what its row forbids.
  init(_ edits: ElementEdits?, _ traits: RowTraits) {
    self.init()
    canDelete = edits?.delete != nil && !traits.isDeleteDisabled
    canMove = edits?.move != nil && !traits.isMoveDisabled
  }
}
