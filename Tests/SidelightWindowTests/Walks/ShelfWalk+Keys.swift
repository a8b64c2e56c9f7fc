import SidelightCore
import SidelightGTK
import SidelightTesting

/// What the user does with the keyboard.
extension ShelfWalk {
  func keyboard(_ step: Step) async -> String {
    switch step {
    case .all: return await selectAll()
    case .nothing: return await selectNothing()
    case .shiftKeys: return await extendByKeys()
    default: return await pressOne()
    }
  }

  private func selectAll() async -> String {
    guard let position = await enter(where: { _ in true }) else { return "without focus" }
    focus = .on([lines[position].id])
    strike(.character("a"), .control, at: position)
    return ""
  }

  private func selectNothing() async -> String {
    // Escape ends a search first.
    guard !isSearching, let position = await enter(where: { _ in true }) else { return "without focus" }
    focus = .on([lines[position].id])
    clear()
    return ""
  }

  private func extendByKeys() async -> String {
    let rows = rows
    guard mode == .multiple, !isEditing, let row = visibleRow(where: { rows[$0].book != nil }) else { return "not" }
    hit(row)
    var position = row.position
    let distance = Bool.random(using: &random) ? 1 : -1
    let count = 1 + pick(5)
    for _ in 0..<count {
      await settle()
      position = strike(distance > 0 ? .down : .up, .shift, at: position)
    }
    // Said without the rules: the rows between are selected.
    let between = Set((min(row.position, position)...max(row.position, position)).compactMap { rows[$0].book?.id })
    if selected != between { remarks.append("Shift from \(row.position) to \(position) selects \(selected.sorted().prefix(9))") }
    return "from \(row.position) to \(position)"
  }

  private func pressOne() async -> String {
    guard let position = await enter(where: { _ in true }) else { return "without focus" }
    let rows = rows
    let name = lines[position].id
    let keys: [TestKey] = [.down, .up, .down, .up, .home, .end, .pageDown, .pageUp, .left, .right, .space, .enter]
    let key = keys[pick(keys.count)]
    let note = "\(key.name) at \(name)"
    focus = rows.contains { $0.book != nil } ? .on([name]) : .free
    strike(key, at: position)
    return note
  }
}
