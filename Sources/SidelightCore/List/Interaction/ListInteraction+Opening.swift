/// The keys that open and close sections and rows of outlines.
extension ListInteraction {
  @MainActor mutating func open(_ press: ListKeyPress, _ row: RowElement?, in list: some ListFacts) -> [ListStep]? {
    guard let row else { return nil }
    switch row.role {
    case .row: return openRow(press, row, in: list) ?? stepInOutline(press, row, in: list)
    case .header:
      guard press.modifiers.isEmpty, let isExpanded = row.isExpanded, folds(press.key, isExpanded, in: list) else { return nil }
      return [.send(.toggleSection(press.position))]
    case .footer: return nil
    }
  }

  /// Enter and Space fold or unfold a section; of the left and right arrows, one folds it and the other unfolds it.
  @MainActor private func folds(_ key: ListKey, _ isExpanded: Bool, in list: some ListFacts) -> Bool {
    switch key {
    case .enter, .space: true
    case .left, .right: pointsIn(key, list) != isExpanded
    default: false
    }
  }

  /// The keys of a row that can have children, as in a GtkTreeExpander: + opens it and - closes it, and so do the left and right arrows with
  /// Shift. * opens everything below it, as in a GtkTreeView.
  @MainActor private func openRow(_ press: ListKeyPress, _ row: RowElement, in list: some ListFacts) -> [ListStep]? {
    guard let isExpanded = row.isExpanded else { return nil }
    let opens: Bool
    switch press.key {
    case .left where press.modifiers.contains(.shift), .right where press.modifiers.contains(.shift):
      guard !press.modifiers.contains(.alt) else { return nil }
      opens = pointsIn(press.key, list)
    case .plus where press.modifiers.isSubset(of: .shift): opens = true
    case .minus where press.modifiers.isSubset(of: .shift), .slash where press.modifiers.isSubset(of: .shift): opens = false
    case .asterisk where press.modifiers.isSubset(of: .shift): return [.send(.expandAll(press.position))]
    default: return nil
    }
    return opens == isExpanded ? [] : [.send(.expand(press.position, opens))]
  }

  /// The arrow that points to the content opens a row, or goes to its first child. The other one closes it, or goes to its parent.
  @MainActor private mutating func stepInOutline(_ press: ListKeyPress, _ row: RowElement, in list: some ListFacts) -> [ListStep]? {
    guard row.depth != nil, press.modifiers.isEmpty, press.key == .left || press.key == .right else { return nil }
    let position = press.position
    let goesIn = pointsIn(press.key, list)
    switch row.isExpanded {
    case false? where goesIn: return [.send(.expand(position, true))]
    case true? where !goesIn: return [.send(.expand(position, false))]
    case true?:
      // The row may have no children.
      guard position + 1 < list.rows.rowCount, list.rows.parent(of: position + 1) == position else { return [] }
      return arrive(at: position + 1, press, in: list)
    default:
      guard !goesIn, let parent = list.rows.parent(of: position) else { return [] }
      return arrive(at: parent, press, in: list)
    }
  }

  /// Whether an arrow points from the leading edge to the content.
  @MainActor func pointsIn(_ key: ListKey, _ list: some ListFacts) -> Bool { (key == .right) != list.isRightToLeft }
}
