extension ListInteraction {
  /// What a key does; nil if the list does not use it. Letters go to ``type(_:_:at:time:in:)`` first.
  @MainActor package mutating func press(_ press: ListKeyPress, in list: some ListFacts) -> [ListStep]? {
    guard press.position >= 0, press.position < list.rows.rowCount else { return nil }
    if press.origin == .handedOn { return selectAll(press) ?? move(press, in: list) }
    let row = list.boundRow(press.position)
    if let edit = edit(press, row, in: list) { return [edit] }
    guard press.origin == .row else { return nil }
    return open(press, row, in: list) ?? use(press, row, in: list) ?? selectAll(press) ?? move(press, in: list)
  }

  /// Enter, Space, and the keys that open a menu.
  @MainActor private mutating func use(_ press: ListKeyPress, _ row: RowElement?, in list: some ListFacts) -> [ListStep]? {
    switch press.key {
    case .enter where press.modifiers.isEmpty:
      guard let row, row.role == .row else { return [] }
      if let step = list.formStep(press.position, row) { return [step] }
      if list.listElement.activates(row) { return [.send(.activate(press.position))] }
      return list.isSelectable(press.position) ? [.send(.choose(press.position))] : []
    case .space where !press.modifiers.contains(.alt):
      if press.modifiers.isEmpty, let row, let step = list.formStep(press.position, row) { return [step] }
      return take(press.position, .control, in: list)
    case .menu: return [.openMenu(press.position)]
    case .f10 where press.modifiers == .shift: return [.openMenu(press.position)]
    default: return nil
    }
  }

  private func selectAll(_ press: ListKeyPress) -> [ListStep]? {
    switch (press.key, press.modifiers) {
    case (.a, .control), (.slash, .control): [.send(.selectAll)]
    case (.a, [.control, .shift]), (.backslash, .control): [.send(.deselectAll)]
    default: nil
    }
  }

  // MARK: - Keys that go to other rows

  @MainActor private mutating func move(_ press: ListKeyPress, in list: some ListFacts) -> [ListStep]? {
    guard !press.modifiers.contains(.alt) else { return nil }
    switch press.key {
    case .up: return step(press, by: -1, in: list)
    case .down: return step(press, by: 1, in: list)
    case .home: return jump(press, from: 0, by: 1, in: list)
    case .end: return jump(press, from: list.rows.rowCount - 1, by: -1, in: list)
    case .pageUp: return page(press, by: -1, in: list)
    case .pageDown: return page(press, by: 1, in: list)
    // There is nothing beside a row.
    case .left, .right: return []
    default: return nil
    }
  }

  /// An arrow first selects the row with the focus, and then goes to the next one.
  @MainActor private mutating func step(_ press: ListKeyPress, by step: Int, in list: some ListFacts) -> [ListStep] {
    let position = press.position
    if !movesAlone(press, list), !press.modifiers.contains(.control), list.isSelectable(position), !list.rows.isSelected(position) {
      return arrive(at: position, press, in: list)
    }
    if let next = list.first(from: position + step, by: step, where: list.isStop) { return arrive(at: next, press, in: list) }
    // There is no row to go to, but a heading there should be visible.
    let hasHeading = (0..<list.rows.rowCount).contains(position + step)
    return (hasHeading ? [.scroll(position + step)] : []) + stay(press, in: list)
  }

  @MainActor private mutating func jump(_ press: ListKeyPress, from end: Int, by step: Int, in list: some ListFacts) -> [ListStep] {
    guard let goal = list.first(from: end, by: step, where: list.isGoal) else { return [.scroll(end)] }
    // A heading that is passed should be visible.
    return (goal == end ? [] : [.scroll(end)]) + arrive(at: goal, press, in: list)
  }

  /// A page ends on the last row that is fully visible together with the row that has the focus, or on a row near it if that is a heading. It
  /// never goes backwards.
  @MainActor private mutating func page(_ press: ListKeyPress, by step: Int, in list: some ListFacts) -> [ListStep]? {
    guard let sight = list.sight else { return nil }
    let rows = 0..<list.rows.rowCount
    let heights = sight.heights
    var end = press.position
    var height = heights(end)
    while rows.contains(end + step) {
      height += heights(end + step)
      guard height <= sight.height || end == press.position else { break }
      end += step
    }
    let before = list.first(from: end, by: -step) { $0 == press.position || list.isGoal($0) }
    let goal = list.first(from: end, by: step, where: list.isGoal) ?? before
    let passed: [ListStep] = goal == end ? [] : [.scroll(end)]
    guard let goal else { return passed }
    return passed + (goal == press.position ? stay(press, in: list) : arrive(at: goal, press, in: list))
  }

  /// A key that goes to a row leaves no other row selected, even if it can go no further.
  @MainActor private mutating func stay(_ press: ListKeyPress, in list: some ListFacts) -> [ListStep] {
    guard press.modifiers.isEmpty, list.listElement.selectionMode == .multiple, list.isSelectable(press.position) else { return [] }
    return arrive(at: press.position, press, in: list)
  }

  /// Moves the focus to a row and selects it: only this row; with Shift all rows from where the selection began; with Control none.
  @MainActor mutating func arrive(at goal: Int, _ press: ListKeyPress, in list: some ListFacts) -> [ListStep] {
    if movesAlone(press, list) || press.modifiers == .control { return [.focus(goal)] }
    return [.focus(goal)] + take(goal, press.modifiers, from: press.position, in: list)
  }

  @MainActor private func movesAlone(_ press: ListKeyPress, _ list: some ListFacts) -> Bool {
    press.modifiers.isEmpty && list.togglesSelection
  }
}
