/// What a ``ListInteraction`` asks about the list.
@MainActor package protocol ListFacts {
  var listElement: ListElement { get }
  var rows: any RowFacts { get }
  /// Whether a row, or something in a row, has the focus.
  var hasFocus: Bool { get }
  var isRightToLeft: Bool { get }
  /// The element of a row, if the row is made.
  func boundRow(_ position: Int) -> RowElement?
  /// Whether a click anywhere in a row of a form is one on the control that is alone in it.
  func usesControl(inRow position: Int) -> Bool
  /// Whether something in a bound row can have the focus.
  func hasControl(inRow position: Int) -> Bool
  /// How many controls in a bound row can have the focus.
  func controls(inRow position: Int) -> Int
  /// Where the rows stand that are made, in any order.
  var madeRows: [Int] { get }
  /// The rows that are visible; nil if none is laid out.
  var sight: ListSight? { get }
}

extension ListFacts {
  /// What a click anywhere in a row of a form does, and Enter and Space on it: it opens or closes the rows below it, or uses the control that is
  /// alone in it. Nil for any other row.
  package func formStep(_ position: Int, _ row: RowElement) -> ListStep? {
    guard listElement.isForm, row.role == .row, !row.activatesOnClick else { return nil }
    if let isExpanded = row.isExpanded { return .send(.expand(position, !isExpanded)) }
    return usesControl(inRow: position) ? .use(position) : nil
  }

  /// Whether a row can be selected.
  func isSelectable(_ position: Int) -> Bool {
    guard listElement.selectionMode != .none, !rows.isHeading(position) else { return false }
    return boundRow(position).map(listElement.selects) ?? rows.maySelect(position)
  }

  /// Whether the arrow keys stop at a row. They skip headings, except for those that can be folded or that have a control, which Tab reaches
  /// from there.
  func isStop(_ position: Int) -> Bool {
    guard rows.isHeading(position) else { return true }
    return isOpen(position) != nil || hasControl(inRow: position)
  }

  /// Whether Home, End and the page keys go to a row: all rows, and headers of closed sections.
  func isGoal(_ position: Int) -> Bool { !rows.isHeading(position) || isOpen(position) == false }

  /// Whether the section of a header is open; nil if it can't be folded.
  private func isOpen(_ position: Int) -> Bool? { boundRow(position).map(\.isExpanded) ?? rows.isOpen(position) }

  /// Whether clicks and Space add rows to the selection or remove them, and other keys move only the focus: in edit mode, if several rows may
  /// be selected.
  var togglesSelection: Bool { listElement.isEditing && listElement.selectionMode == .multiple }

  /// The nearest row from a position on that fits a condition.
  func first(from start: Int, by step: Int, where fits: (Int) -> Bool) -> Int? {
    var next = start
    while next >= 0, next < rows.rowCount {
      if fits(next) { return next }
      next += step
    }
    return nil
  }
}

extension ListElement {
  /// Whether a row can be selected.
  package func selects(_ row: RowElement) -> Bool { row.role == .row && row.isSelectable && selectionMode != .none }

  /// Whether Enter or a double click activates a row.
  package func activates(_ row: RowElement) -> Bool { row.role == .row && (row.activatesOnClick || hasPrimaryAction) }
}
