import SidelightCore
@_spi(Nodes) import SidelightGraph

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

  /// The elements of the rows at some positions, those of one dynamic view together, in the order of the positions.
  private func chosen(_ positions: some Sequence<Int>) -> [ChosenElements] {
    var order: [ObjectIdentifier] = []
    var found: [ObjectIdentifier: ChosenElements] = [:]
    for position in positions.sorted() {
      guard let place = element(at: position) else { continue }
      let id = ObjectIdentifier(place.owner)
      if found[id] == nil { order.append(id) }
      found[id, default: ChosenElements(owner: place.owner)].offsets.insert(contentsOf: place.offset..<(place.offset + 1))
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

  package func mayDelete(_ index: Int, _ scope: DeletionScope) -> Bool { !deletable(index, scope).isEmpty }

  /// The positions of the rows that a deletion takes.
  private func deletable(_ index: Int, _ scope: DeletionScope) -> Set<Int> {
    let bound = boundRows()
    let positions: [Int]
    switch scope {
    case .row: positions = [index]
    case .rowOrSelection:
      let isSelected = selectionValue(at: index).map(selection.isSelected) ?? false
      positions = isSelected ? selectedPositions(bound) : [index]
    case .selectionOrRow: positions = selection.values.isEmpty ? [index] : selectedPositions(bound)
    }
    return Set(positions.filter { editing(at: $0, bound).canDelete })
  }

  func delete(_ index: Int, _ scope: DeletionScope) {
    let meant = deletable(index, scope)
    guard !meant.isEmpty else { return }
    var left = chosen(meant)
    while let first = left.first {
      // All elements of an outline are deleted at once: one of them may be below another.
      let tree = first.tree
      let together = tree == nil ? [first] : left.filter { $0.tree === tree }
      left.removeAll { chosen in together.contains { $0.owner === chosen.owner } }
      if let tree { tree.delete(together) } else { first.owner.elementEdits?.delete?(first.offsets) }
    }
  }

  // MARK: Moves

  /// What moves with a row: the selected elements of the same dynamic view, or of the same outline, where the row is one of them.
  func companions(of index: Int) -> [ChosenElements] {
    let bound = boundRows()
    guard let place = element(at: index), editing(at: index, bound).canMove else { return [] }
    let alone = ChosenElements(owner: place.owner, offsets: RangeSet(place.offset..<(place.offset + 1)))
    guard selection.values.count > 1, let value = selectionValue(at: index), selection.isSelected(value) else { return [alone] }
    let selected = chosen(selectedPositions(bound).filter { editing(at: $0, bound).canMove })
    if let tree = alone.tree {
      let moved = tree.topmost(selected.filter { $0.tree === tree })
      return moved.isEmpty ? [alone] : moved
    }
    return [selected.first { $0.owner === place.owner } ?? alone]
  }

  func moveStep(_ index: Int, forward: Bool) {
    guard let place = element(at: index), let chosen = companions(of: index).first(where: { $0.owner === place.owner }),
      let move = ElementMove.step(chosen.offsets, forward: forward, count: chosen.owner.elementCount)
    else { return }
    chosen.owner.elementEdits?.move?(move.offsets, move.destination)
  }

  /// Out of an element: the rows go behind it. Inward: they become the last children of the one before them, which opens.
  func moveLevel(_ index: Int, inward: Bool) {
    guard let place = element(at: index), let chosen = companions(of: index).first(where: { $0.owner === place.owner }),
      let tree = chosen.tree, let first = chosen.offsets.ranges.first?.lowerBound
    else { return }
    if inward {
      guard first > 0 else { return }
      tree.move([chosen], into: ElementOffset(owner: chosen.owner, offset: first - 1))
    } else if let parent = parent(of: index).flatMap({ element(at: $0) }), parent.owner.elementEdits?.tree === tree {
      tree.move([chosen], to: parent.owner, at: parent.offset + 1)
    }
  }
}

extension RowEditing {
  /// What a dynamic view allows, less what its row forbids.
  init(_ edits: ElementEdits?, _ traits: RowTraits) {
    self.init()
    let mayDelete = edits?.delete != nil
    canDelete = mayDelete && !traits.isDeleteDisabled
    forbidsDeletion = mayDelete && traits.isDeleteDisabled
    canMove = edits?.move != nil && !traits.isMoveDisabled
    changesLevel = canMove && edits?.tree != nil
  }
}
