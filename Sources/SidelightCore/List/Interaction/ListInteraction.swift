/// Decides what keys, letters and clicks do in a list. It returns steps, which a driver performs.
///
/// Every rule of the keyboard and of the pointer is here and nowhere else. The controller of the widgets and the driver without a display ask
/// about every key and every click, and perform the steps.
package struct ListInteraction: Equatable, Sendable {
  /// The row from which Shift extends the selection.
  private(set) var anchor: Anchor?
  /// The letters that are being typed.
  var word = TypeAhead()
  /// The current series of clicks.
  var clicks: ClickRun?

  /// A row that can be found again after changes.
  struct Anchor: Equatable, Sendable {
    let token: Int
    let position: Int
  }

  /// A series of clicks on one row. What looks like the second click at a point may be the first one on another row.
  struct ClickRun: Equatable, Sendable {
    let token: Int
    /// How many of the clicks at this point were on other rows.
    let others: Int
  }

  package init() {}

  /// The token to keep, so that the row from which Shift extends the selection can be found.
  package var keptToken: Int? { anchor?.token }
}

extension ListInteraction {
  /// Selects as GTK's lists do: only this row; with Control adds it to the selection or removes it; with Shift all rows from where the
  /// selection began; with both adds those rows, or removes them if the first of them is not selected.
  ///
  /// - Parameter start: where the selection begins if it has not begun yet.
  @MainActor mutating func take(
    _ position: Int, _ modifiers: KeyShortcut.Modifiers = [], from start: Int? = nil, in list: some ListFacts
  ) -> [ListStep] {
    guard list.listElement.selectionMode != .none, !list.rows.isHeading(position) else { return [] }
    let isKept = modifiers.contains(.control)
    // Rows that can't be selected are left out.
    if modifiers.contains(.shift), list.listElement.selectionMode == .multiple {
      if anchor == nil, let start { anchor(at: start, list) }
      if let start = anchorPosition(list) {
        let range = min(start, position)..<max(start, position) + 1
        if isKept, !list.rows.isSelected(start) { return [.send(.deselectRange(range))] }
        return [.send(.selectRange(range, extending: isKept))]
      }
    }
    guard list.isSelectable(position) else { return [] }
    anchor(at: position, list)
    guard isKept else { return [.send(.select(position, extending: false))] }
    return [.send(list.rows.isSelected(position) ? .deselect(position) : .select(position, extending: true))]
  }

  /// From now on Shift extends the selection from this row.
  @MainActor mutating func anchor(at position: Int, _ list: some ListFacts) {
    anchor = Anchor(token: list.rows.token(at: position), position: position)
  }

  /// The position of the row from which Shift extends the selection, or its last position if it is gone.
  @MainActor private func anchorPosition(_ list: some ListFacts) -> Int? {
    guard let anchor, list.rows.rowCount > 0 else { return nil }
    return list.rows.index(ofToken: anchor.token) ?? min(anchor.position, list.rows.rowCount - 1)
  }

  /// Deselects everything if the selection may be empty, as Escape does if nothing else uses it; nil if there is nothing to do.
  @MainActor package static func clear(in list: some ListFacts) -> [ListStep]? {
    let mode = list.listElement.selectionMode
    guard mode == .single || mode == .multiple, list.rows.hasSelection else { return nil }
    return [.send(.deselectAll)]
  }
}
