/// What keys, letters and clicks mean in a list: they go in, and steps come out that a driver performs.
///
/// A rule of the keyboard or of the pointer stands here and nowhere else. The widgets' controller and the driver without a display ask it about
/// every key and every click, and perform what it answers.
package struct ListInteraction: Equatable, Sendable {
  /// The row from which Shift extends the selection.
  private(set) var anchor: Anchor?
  /// The letters that are being typed.
  var word = TypeAhead()
  /// The clicks that follow one another.
  var clicks: ClickRun?

  /// A row that is found again after the rows have changed.
  struct Anchor: Equatable, Sendable {
    let token: Int
    let position: Int
  }

  /// Clicks on one row that follow one another: what looks like the second click at the same place may be the first one on another row.
  struct ClickRun: Equatable, Sendable {
    let token: Int
    /// How many of the clicks at this place were on other rows.
    let others: Int
  }

  package init() {}

  /// The token that has to stay in use so that the row is found from which Shift extends the selection.
  package var keptToken: Int? { anchor?.token }
}

extension ListInteraction {
  /// Selects as GTK's lists do: a row alone; with Control with the others, or takes it away from them; with Shift all rows from where the
  /// selection began; with both these and the others, or takes them away where the first of them is not selected.
  ///
  /// - Parameter start: where the selection begins if it has not begun anywhere.
  @MainActor mutating func take(
    _ position: Int, _ modifiers: KeyShortcut.Modifiers = [], from start: Int? = nil, in list: some ListFacts
  ) -> [ListStep] {
    guard list.listElement.selectionMode != .none, !list.rows.isHeading(position) else { return [] }
    let isKept = modifiers.contains(.control)
    // Of all these rows those are left out that cannot be selected.
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

  /// Shift extends the selection from this row from now on.
  @MainActor mutating func anchor(at position: Int, _ list: some ListFacts) {
    anchor = Anchor(token: list.rows.token(at: position), position: position)
  }

  /// Where the row stands now from which Shift extends the selection; where it stood if it has gone.
  @MainActor private func anchorPosition(_ list: some ListFacts) -> Int? {
    guard let anchor, list.rows.rowCount > 0 else { return nil }
    return list.rows.index(ofToken: anchor.token) ?? min(anchor.position, list.rows.rowCount - 1)
  }

  /// Takes back a selection that may be empty, as Escape does where nobody else has a use for it; nil where there is nothing to do.
  @MainActor package static func clear(in list: some ListFacts) -> [ListStep]? {
    let mode = list.listElement.selectionMode
    guard mode == .single || mode == .multiple, list.rows.hasSelection else { return nil }
    return [.send(.deselectAll)]
  }
}
