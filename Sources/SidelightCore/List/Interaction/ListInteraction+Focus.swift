/// Where the keyboard focus comes into a list, and where Tab takes it in a form.
extension ListInteraction {
  /// How many rows are asked whether they are selected in a list that has not made any yet.
  private static let firstRows = 250

  /// The row at which the keyboard focus comes into a list: the one that had it last, unless others are selected; else the first selected one
  /// of those that are made; else the first row below the first heading. Nil for a list without rows.
  ///
  /// - Parameter last: the row that had the focus last, if there is one.
  @MainActor package static func entrance(last: Int?, in list: some ListFacts) -> Int? {
    let rows = list.rows
    guard rows.rowCount > 0 else { return nil }
    let last = last.flatMap { (0..<rows.rowCount).contains($0) ? $0 : nil }
    if let last, rows.isSelected(last) { return last }
    if let selected = firstSelected(in: list) { return selected }
    return last ?? list.first(from: 0, by: 1) { !rows.isHeading($0) } ?? 0
  }

  /// The first selected row of those that are made. Complexity: O(made rows).
  @MainActor package static func firstSelected(in list: some ListFacts) -> Int? {
    guard list.rows.hasSelection else { return nil }
    let made = list.madeRows
    if made.isEmpty { return (0..<min(list.rows.rowCount, firstRows)).first(where: list.rows.isSelected) }
    return made.filter { $0 < list.rows.rowCount && list.rows.isSelected($0) }.min()
  }

  /// A place in a form at which Tab stops.
  package enum TabStop: Equatable, Sendable {
    /// The row itself.
    case row(Int)
    /// What can be operated in the row: the first thing for Tab, and the last one for Shift+Tab.
    case control(Int)

    package var position: Int {
      switch self {
      case .row(let position), .control(let position): position
      }
    }
  }

  /// Where Tab goes in a form, whose rows are there for what stands in them: to the next thing that can be operated. A row that does something
  /// itself is a stop, too; a row and its only control are one. Nil where there is none, so that Tab leaves the form.
  ///
  /// - Parameters:
  ///   - place: where the focus is, once nothing in that row can take it any more; nil where it comes from outside of the form.
  ///   - forward: whether Shift is not held.
  @MainActor package static func tabStop(after place: TabStop?, forward: Bool, in list: some ListFacts) -> TabStop? {
    if let place, place.position < list.rows.rowCount {
      let (takesRow, controls) = stops(at: place.position, in: list)
      switch place {
      case .row(let position): if forward, controls > (takesRow ? 0 : 1) { return .control(position) }
      case .control(let position): if !forward, takesRow, controls > 1 { return .row(position) }
      }
    }
    let start = place.map { $0.position + (forward ? 1 : -1) } ?? (forward ? 0 : list.rows.rowCount - 1)
    let next = list.first(from: start, by: forward ? 1 : -1) { position in
      let stops = stops(at: position, in: list)
      return stops.takesRow || stops.controls > 0
    }
    return next.map { position in
      let stops = stops(at: position, in: list)
      return stops.takesRow && (forward || stops.controls < 2) ? .row(position) : .control(position)
    }
  }

  /// Whether a row of a form takes the focus itself, and how many controls in it do. A row that is not made yet is a stop: what is in it is
  /// known once the focus is there.
  @MainActor private static func stops(at position: Int, in list: some ListFacts) -> (takesRow: Bool, controls: Int) {
    guard let row = list.boundRow(position) else { return (true, 0) }
    let controls = list.controls(inRow: position)
    if row.isExpanded != nil || list.listElement.activates(row) { return (true, controls) }
    return (controls == 0 && list.listElement.selects(row), controls)
  }
}
