/// How the user may edit a row, and what it shows of that.
package struct RowEditing: Equatable, Sendable {
  /// Whether the row may be deleted.
  package var canDelete = false
  /// Whether this row forbids deletion, while other rows of its collection allow it. In edit mode it has an empty space where they have a
  /// button.
  package var forbidsDeletion = false
  /// Whether the row may be moved within its collection.
  package var canMove = false
  /// Whether it may also be moved to other levels of its outline.
  package var changesLevel = false
  /// Whether the list is in edit mode, so that the row shows its controls for editing.
  package var isOn = false
  /// Whether, in edit mode, a circle shows if the row is selected.
  package var showsSelection = false
  /// The actions that a swipe from an edge reveals.
  package var leadingSwipe: RowSwipe?
  package var trailingSwipe: RowSwipe?
  /// What may be dropped on the row itself, rather than beside it.
  package var drops: DropKinds = []
  /// Whether holding a dragged item over the row selects it.
  package var isSpringLoaded = false

  package init() {}
}

extension RowElement {
  /// The event when a dragged item is held over this row, which is at `index`: it opens, or is selected; nil for none.
  package func restEvent(at index: Int) -> ListEvent? {
    guard role == .row else { return nil }
    if isExpanded == false { return .expand(index, true) }
    return editing.isSpringLoaded && isSelectable ? .select(index, extending: false) : nil
  }
}

/// Which rows a deletion applies to.
package enum DeletionScope: Equatable, Sendable {
  /// This row only.
  case row
  /// The selection if the row is part of it, or else this row only. This is what a menu of the row applies to.
  case rowOrSelection
  /// The selection, or this row if nothing is selected. This is what a key applies to.
  case selectionOrRow
}

/// Rows that are being dragged.
package struct ListDrag: Equatable, Sendable {
  /// The token of the row under the pointer.
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
