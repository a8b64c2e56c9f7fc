/// What the user may do to a row, and what of that it shows.
package struct RowEditing: Equatable, Sendable {
  /// The row may be deleted.
  package var canDelete = false
  /// The row itself forbids what others of its collection allow: in edit mode it leaves room for what deletes them.
  package var forbidsDeletion = false
  /// The row may be moved among the others of its collection.
  package var canMove = false
  /// It may also be moved to other levels of its outline.
  package var changesLevel = false
  /// The list is in edit mode: the row shows what can be done to it.
  package var isOn = false
  /// In edit mode: a circle shows whether the row is selected.
  package var showsSelection = false
  /// The actions that a swipe from an edge reveals.
  package var leadingSwipe: RowSwipe?
  package var trailingSwipe: RowSwipe?
  /// What may be dropped on the row itself, and not beside it.
  package var drops: DropKinds = []
  /// Something that is dragged and rests over the row selects it.
  package var isSpringLoaded = false

  package init() {}
}

extension RowElement {
  /// What happens when something that is dragged rests over the row at a position: it opens, or is selected; nil for nothing.
  package func restEvent(at index: Int) -> ListEvent? {
    guard role == .row else { return nil }
    if isExpanded == false { return .expand(index, true) }
    return editing.isSpringLoaded && isSelectable ? .select(index, extending: false) : nil
  }
}

/// Which rows a deletion means.
package enum DeletionScope: Equatable, Sendable {
  /// The row alone.
  case row
  /// The selection where the row is part of it, and otherwise the row alone: what a menu on the row acts on.
  case rowOrSelection
  /// The selection, or the row where nothing is selected: what a key acts on.
  case selectionOrRow
}

/// Rows that are being dragged.
package struct ListDrag: Equatable, Sendable {
  /// Names the row under the pointer; it stays with the row wherever changes move it.
  package var token: Int
  /// How many rows are dragged.
  package var count: Int
  /// The depth of the row under the pointer.
  package var depth: Int

  package init(token: Int, count: Int, depth: Int = 0) {
    self.token = token
    self.count = count
    self.depth = depth
  }
}
