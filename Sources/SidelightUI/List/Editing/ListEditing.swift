import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Which rows of a list are selected, for code that does not ask what they stand for.
@MainActor protocol SelectedPositions: AnyObject {
  /// How many values are selected.
  var count: Int { get }
  func isSelected(_ index: Int) -> Bool
  /// Where the selected rows are.
  /// - Parameter bound: the rows that the consumer shows, by their positions.
  func positions(among bound: [Int: RowNode]) -> [Int]
}

/// What the user does to the elements that the rows of a list show: deletes, moves, drags and drops them.
@MainActor final class ListEditing {
  let rows: ListRows
  private let selected: any SelectedPositions
  /// What the drag that began last takes with it.
  var dragged: DraggedElements?

  init(_ rows: ListRows, _ selected: any SelectedPositions) {
    self.rows = rows
    self.selected = selected
  }

  /// The data or what is selected has changed, so that a drag takes something else along.
  func forgetDrag() { dragged = nil }

  /// What the user may do to a row: a bound one knows it, and of others the value of their view is looked at.
  private func editing(at index: Int, _ bound: [Int: RowNode]) -> RowEditing {
    if let row = bound[index] { return row.editing }
    guard let (provider, offset) = rows.provider(at: index) else { return RowEditing() }
    return RowEditing(provider.element(at: offset)?.owner.elementEdits, provider.traits(at: offset))
  }

  func mayDelete(at index: Int) -> Bool { editing(at: index, rows.boundRows()).canDelete }

  /// The elements of the rows at some positions, those of one dynamic view together, in the order of the positions.
  private func chosen(_ positions: some Sequence<Int>) -> [ChosenElements] {
    var order: [ObjectIdentifier] = []
    var found: [ObjectIdentifier: ChosenElements] = [:]
    for position in positions.sorted() {
      guard let place = rows.element(at: position) else { continue }
      let id = ObjectIdentifier(place.owner)
      if found[id] == nil { order.append(id) }
      found[id, default: ChosenElements(owner: place.owner)].offsets.insert(contentsOf: place.offset..<(place.offset + 1))
    }
    return order.compactMap { found[$0] }
  }

  // MARK: Deletion

  func mayDelete(_ index: Int, _ scope: DeletionScope) -> Bool { !deletable(index, scope).isEmpty }

  /// The positions of the rows that a deletion takes.
  private func deletable(_ index: Int, _ scope: DeletionScope) -> Set<Int> {
    let bound = rows.boundRows()
    let positions: [Int]
    switch scope {
    case .row: positions = [index]
    case .rowOrSelection:
      positions = selected.isSelected(index) ? selected.positions(among: bound) : [index]
    case .selectionOrRow: positions = selected.count == 0 ? [index] : selected.positions(among: bound)
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
    let bound = rows.boundRows()
    guard let place = rows.element(at: index), editing(at: index, bound).canMove else { return [] }
    let alone = ChosenElements(owner: place.owner, offsets: RangeSet(place.offset..<(place.offset + 1)))
    guard selected.count > 1, selected.isSelected(index) else { return [alone] }
    let together = chosen(selected.positions(among: bound).filter { editing(at: $0, bound).canMove })
    if let tree = alone.tree {
      let moved = tree.topmost(together.filter { $0.tree === tree })
      return moved.isEmpty ? [alone] : moved
    }
    return [together.first { $0.owner === place.owner } ?? alone]
  }

  func moveStep(_ index: Int, forward: Bool) {
    guard let place = rows.element(at: index), let chosen = companions(of: index).first(where: { $0.owner === place.owner }) else { return }
    // Beyond its ends there may be another collection.
    if let part = chosen.owner.elementEdits?.reorder { return part.step(chosen.offsets, forward: forward) }
    guard let move = ElementMove.step(chosen.offsets, forward: forward, count: chosen.owner.elementCount) else { return }
    chosen.owner.elementEdits?.move?(move.offsets, move.destination)
  }

  /// Out of an element: the rows go behind it. Inward: they become the last children of the one before them, which opens.
  func moveLevel(_ index: Int, inward: Bool) {
    guard let place = rows.element(at: index), let chosen = companions(of: index).first(where: { $0.owner === place.owner }),
      let tree = chosen.tree, let first = chosen.offsets.ranges.first?.lowerBound
    else { return }
    if inward {
      guard first > 0 else { return }
      tree.move([chosen], into: ElementOffset(owner: chosen.owner, offset: first - 1))
    } else if let parent = rows.parent(of: index).flatMap({ rows.element(at: $0) }), parent.owner.elementEdits?.tree === tree {
      tree.move([chosen], to: parent.owner, at: parent.offset + 1)
    }
  }
}
