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

  /// In edit mode the keys that lead to other rows leave what is selected alone, as clicks only add to it.
  private var movesFocusAlone: Bool { isEditing && mode == .multiple }

  private func pressOne() async -> String {
    guard let position = await enter(where: { _ in true }) else { return "without focus" }
    let rows = rows
    let name = lines[position].id
    let keys: [TestKey] = [.down, .up, .down, .up, .home, .end, .pageDown, .pageUp, .left, .right, .space, .enter]
    let key = keys[pick(keys.count)]
    let note = "\(key.name) at \(name)"
    if key == .pageDown || key == .pageUp {
      press(key)
      await land(from: position, isDown: key == .pageDown, rows)
    } else {
      focus = rows.contains { $0.book != nil } ? .on([name]) : .free
      strike(key, at: position)
    }
    return note
  }

  /// Pages end on a book beyond, or on the last one.
  private func land(from position: Int, isDown: Bool, _ rows: [Row]) async {
    await settle()
    focus = .free
    guard rows.contains(where: { $0.book != nil }) else { return }
    guard let now = list.focusedPosition, now < rows.count, let book = rows[now].book else {
      remarks.append("a page ended on \(focusedLine ?? "nothing")")
      return
    }
    let isBeyond = isDown ? now > position : now < position
    let others = isDown ? rows[(position + 1)...] : rows[..<position]
    if !isBeyond, others.contains(where: { $0.book != nil }) { remarks.append("a page led from \(position) to \(now)") }
    if movesFocusAlone { return }
    if now != position || mode == .multiple { choose(book.id) }
  }
}
