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
    press(.character("a"), .control)
    if mode == .multiple { selected.formUnion(rows.compactMap { $0.book?.id }) }
    return ""
  }

  private func selectNothing() async -> String {
    // Escape ends a search first.
    guard !isSearching, let position = await enter(where: { _ in true }) else { return "without focus" }
    focus = .on([lines[position].id])
    press(.escape)
    if mode != .required { selected = [] }
    return ""
  }

  /// Where an arrow leads: to the next book or header that folds, and nowhere at the end.
  private func step(from position: Int, by distance: Int) -> Int {
    var next = position + distance
    let count = lines.count
    while next >= 0, next < count, !isStop(next) { next += distance }
    return next >= 0 && next < count ? next : position
  }

  private func extendByKeys() async -> String {
    let rows = rows
    guard mode == .multiple, !isEditing, let row = visibleRow(where: { rows[$0].book != nil }) else { return "not" }
    click(row)
    var position = row.position
    let distance = Bool.random(using: &random) ? 1 : -1
    let count = 1 + pick(5)
    for _ in 0..<count {
      await settle()
      press(distance > 0 ? .down : .up, .shift)
      position = step(from: position, by: distance)
    }
    focus = .on([lines[position].id])
    selected = Set((min(row.position, position)...max(row.position, position)).compactMap { rows[$0].book?.id })
    return "from \(row.position) to \(position)"
  }

  /// In edit mode the keys that lead to other rows leave what is selected alone, as clicks only add to it.
  private var movesFocusAlone: Bool { isEditing && mode == .multiple }

  private func pressOne() async -> String {
    guard let position = await enter(where: { _ in true }) else { return "without focus" }
    let rows = rows
    let ids = lines.map(\.id)
    let keys: [TestKey] = [.down, .up, .down, .up, .home, .end, .pageDown, .pageUp, .left, .right, .space, .enter]
    let key = keys[pick(keys.count)]
    press(key)
    let note = "\(key.name) at \(ids[position])"
    switch key {
    case .down, .up:
      let next = step(from: position, by: key == .down ? 1 : -1)
      guard !movesFocusAlone else {
        focus = .on([ids[next]])
        return note
      }
      let target = await landed(on: next, from: position, isSelected: rows[position].book.map { selected.contains($0.id) } ?? true)
      focus = .on([ids[target]])
      // An arrow that leads nowhere leaves its row selected alone, and selects nothing at a heading.
      choose(rows[target].book?.id)
    case .home, .end:
      let books = rows.indices.filter { rows[$0].book != nil }
      guard let target = key == .home ? books.first : books.last else {
        focus = .free
        return note
      }
      focus = .on([ids[target]])
      if !movesFocusAlone { choose(rows[target].book?.id) }
    case .pageDown, .pageUp: await land(from: position, isDown: key == .pageDown, rows)
    case .left, .right, .space, .enter: use(key, rows[position])
    default: break
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
    if now != position || mode == .multiple { choose(book.id) } else { mayChoose = book.id }
  }

  private func use(_ key: TestKey, _ row: Row) {
    focus = .on([line(row).id])
    switch row {
    case .header(let index):
      guard shelves[index].folds else { return }
      switch key {
      case .left: shelves[index].isExpanded = false
      case .right: shelves[index].isExpanded = true
      default: shelves[index].isExpanded.toggle()
      }
    case .book(_, _, let book):
      if key == .enter { choose(book.id) }
      if key == .space { toggle(book.id) }
      // GTK's list may take an arrow to the side for one that leads nowhere, and selects the row.
      if key == .left || key == .right { mayChoose = book.id }
    case .footer: focus = .free
    }
  }
}
