/// What the user did in a list. Positions are the row model's.
package enum ListEvent: Equatable, Sendable {
  /// Select one row, keeping the others when `extending`.
  case select(Int, extending: Bool)
  case deselect(Int)
  /// Select one row with the others, or deselect it: a click in edit mode.
  case toggleSelection(Int)
  /// Select a run of rows; headers and footers in it are passed over.
  case selectRange(Range<Int>, extending: Bool)
  case deselectRange(Range<Int>)
  case selectAll
  case deselectAll
  /// Enter or double click on a row, a single click on a link.
  case activate(Int)
  /// A click or tap on a row, or Enter on one that does nothing else: the user has made up their mind. An arrow key only selects.
  case choose(Int)
  /// The header of a section that folds was toggled.
  case toggleSection(Int)
  /// Delete rows, starting from the one at a position.
  case delete(Int, DeletionScope)
  /// Move the row, and with it the selection that it is part of, one place forward or back.
  case moveStep(Int, forward: Bool)
  /// Move the row of an outline, and with it the selection that it is part of, one level in or out.
  case moveLevel(Int, inward: Bool)
  /// Dragged rows were let go in the gap before the row at a position; the number of rows for the end. Nil for the depth that is nearest
  /// to their own.
  case drop(ListDrag, gap: Int, depth: Int? = nil)
  /// Something from outside was dropped in the gap before the row at a position; nil for the depth of that row.
  case insert(DropPayload, gap: Int, depth: Int? = nil)
  /// Something from outside was dropped on a row that takes it.
  case dropOn(Int, DropPayload)
  /// A row of an outline was opened, or closed.
  case expand(Int, Bool)
  /// A row of an outline was opened, with everything below it.
  case expandAll(Int)
}
