extension ListInteraction {
  /// Delete deletes rows, and Alt with an arrow moves them; nil for other keys. Buttons and switches in a row don't use these keys, so they work
  /// there as well.
  @MainActor func edit(_ press: ListKeyPress, _ row: RowElement?, in list: some ListFacts) -> ListStep? {
    let position = press.position
    switch press.key {
    case .delete where press.modifiers.isEmpty:
      // Rows that are selected far away are not made.
      guard row?.editing.canDelete == true || list.rows.mayDelete(position, .selectionOrRow) else { return nil }
      return .send(.delete(position, .selectionOrRow))
    case .up where press.modifiers == .alt, .down where press.modifiers == .alt:
      return row?.editing.canMove == true ? .send(.moveStep(position, forward: press.key == .down)) : nil
    case .left where press.modifiers == .alt, .right where press.modifiers == .alt:
      return row?.editing.changesLevel == true ? .send(.moveLevel(position, inward: pointsIn(press.key, list))) : nil
    default: return nil
    }
  }
}
