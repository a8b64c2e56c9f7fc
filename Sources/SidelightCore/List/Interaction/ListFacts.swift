/// What a ``ListInteraction`` asks about the list whose keys and clicks it gets.
@MainActor package protocol ListFacts {
  var listElement: ListElement { get }
  var rows: any RowFacts { get }
  /// Whether a row has the focus, or something in one.
  var hasFocus: Bool { get }
  var isRightToLeft: Bool { get }
  /// A row that is made.
  func boundRow(_ position: Int) -> RowElement?
  /// Whether something in a bound row can have the focus.
  func hasControl(inRow position: Int) -> Bool
  /// What is laid out in sight; nil where nothing is.
  var sight: ListSight? { get }
}

extension ListFacts {
  /// Whether a row can be selected.
  func isSelectable(_ position: Int) -> Bool {
    guard listElement.selectionMode != .none, !rows.isHeading(position) else { return false }
    return boundRow(position).map(listElement.selects) ?? rows.maySelect(position)
  }

  /// Whether the arrows stop at a row: at all but headings without a use. A heading that folds has one, and one with a control, which Tab
  /// leads into.
  func isStop(_ position: Int) -> Bool {
    guard rows.isHeading(position) else { return true }
    return isOpen(position) != nil || hasControl(inRow: position)
  }

  /// Whether Home, End and the pages lead there: to rows, and to headers of sections that are closed.
  func isGoal(_ position: Int) -> Bool { !rows.isHeading(position) || isOpen(position) == false }

  /// Whether the section of a header is open; nil where it does not fold.
  private func isOpen(_ position: Int) -> Bool? { boundRow(position).map(\.isExpanded) ?? rows.isOpen(position) }

  /// In edit mode, where several rows may be selected, a click or Space adds to the selection or takes away from it, and what leads to other
  /// rows moves the focus alone.
  var togglesSelection: Bool { listElement.isEditing && listElement.selectionMode == .multiple }

  /// The nearest row from a position on that fits.
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

  /// Whether Enter or a double click does something of its own with a row.
  package func activates(_ row: RowElement) -> Bool { row.role == .row && (row.activatesOnClick || hasPrimaryAction) }
}
