extension ListInteraction {
  /// What a click does; nil if the list does not use it.
  @MainActor package mutating func click(_ click: ListClick, in list: some ListFacts) -> [ListStep]? {
    let count = count(click, in: list)
    guard let position = click.position else {
      return click.modifiers.isEmpty ? Self.clear(in: list) : nil
    }
    guard !click.isOnControl, let row = list.boundRow(position), row.role == .row else { return nil }
    if click.modifiers.isEmpty, let step = list.formStep(position, row) { return count == 1 ? [step] : [] }
    if click.modifiers.isEmpty, list.togglesSelection, list.isSelectable(position) {
      anchor(at: position, list)
      return [.focus(position), .send(.toggleSelection(position))]
    }
    if count > 1, click.modifiers.isEmpty {
      // A link has already acted on the first click.
      return count == 2 && list.listElement.activates(row) && !row.activatesOnClick ? [.send(.activate(position))] : []
    }
    return [.focus(position)] + (decide(click, position, row, in: list) ?? take(position, click.modifiers, in: list))
  }

  /// The number of a click in a series on the same row.
  @MainActor private mutating func count(_ click: ListClick, in list: some ListFacts) -> Int {
    guard let position = click.position else {
      clicks = nil
      return click.count
    }
    let token = list.rows.token(at: position)
    if click.count < 2 || clicks?.token != token {
      clicks = ClickRun(token: token, others: clicks == nil || click.count < 2 ? 0 : click.count - 1)
    }
    return click.count - (clicks?.others ?? 0)
  }

  /// A single click activates a link, and chooses any other row, either of which selects it; nil for one that only selects.
  @MainActor private mutating func decide(
    _ click: ListClick, _ position: Int, _ row: RowElement, in list: some ListFacts
  ) -> [ListStep]? {
    guard click.modifiers.isEmpty, !list.listElement.isEditing, row.activatesOnClick || list.isSelectable(position) else { return nil }
    if list.isSelectable(position) { anchor(at: position, list) }
    return [.send(row.activatesOnClick ? .activate(position) : .choose(position))]
  }

  /// What a click on a part of a row does. If that removes rows with the focus, the focus goes to this row.
  @MainActor package static func use(_ part: RowPart, ofRow position: Int, in list: some ListFacts) -> [ListStep] {
    let focus: [ListStep] = list.hasFocus ? [.focus(position)] : []
    switch part {
    case .disclosure: return focus + [.send(.toggleSection(position))]
    case .deleteButton: return focus + [.send(.delete(position, .row))]
    case .triangle: return list.boundRow(position)?.isExpanded.map { [.send(.expand(position, !$0))] } ?? []
    }
  }
}
