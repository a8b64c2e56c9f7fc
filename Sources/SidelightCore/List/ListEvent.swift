/// What the user did in a list, or what scrolling it brought about. Positions are the row model's.
package enum ListEvent: Equatable, Sendable {
  /// Select one row, keeping the others when `extending`.
  case select(Int, extending: Bool)
  case deselect(Int)
  /// Select one row with the others, or deselect it: a click in edit mode.
  case toggleSelection(Int)
  /// Select a range of rows; headers and footers in it are skipped.
  case selectRange(Range<Int>, extending: Bool)
  case deselectRange(Range<Int>)
  case selectAll
  case deselectAll
  /// Enter or double click on a row, a single click on a link, which is selected with that if it can be.
  case activate(Int)
  /// The user decided on a row, which is selected with that: a click or tap, or Enter on a row that does nothing else. An arrow key only selects.
  case choose(Int)
  /// A section was folded or unfolded at its header.
  case toggleSection(Int)
  /// Delete rows, starting from the one at a position.
  case delete(Int, DeletionScope)
  /// Move the row, and the selection if it is part of it, one position forward or back.
  case moveStep(Int, forward: Bool)
  /// Move the row of an outline, and the selection if it is part of it, one level in or out.
  case moveLevel(Int, inward: Bool)
  /// Dragged rows were dropped in the gap before the row at a position, or the number of rows for the end. A nil depth means the one nearest
  /// to their own.
  case drop(ListDrag, gap: Int, depth: Int? = nil)
  /// Something from outside was dropped in the gap before the row at a position. A nil depth means that of this row.
  case insert(DropPayload, gap: Int, depth: Int? = nil)
  /// Something from outside was dropped on a row that accepts it.
  case dropOn(Int, DropPayload)
  /// A swipe revealed the actions at an edge of a row.
  case reveal(Int, SwipeEdge)
  /// They are gone again.
  case conceal
  /// A row of an outline was opened, or closed.
  case expand(Int, Bool)
  /// A row of an outline was opened, with everything below it.
  case expandAll(Int)
  /// The rows that can be seen, if only in part, are these now, by their tokens. A list that ``ListElement/tellsSight`` sends it.
  case sighted(Set<Int>)
  /// The user chose a section in the index beside the list: it is to begin at the top.
  case showSection(SectionID)
}
