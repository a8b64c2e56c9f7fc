import SidelightCore
import SidelightGTK

/// What the user does with the pointer, and what edits.
extension ShelfWalk {
  func hand(_ step: Step) async -> String {
    if happens(oneIn: 3) {
      list.list.scroll(to: pick(lines.count))
      await settle()
    }
    switch step {
    case .click: return clickOne()
    case .add: return add()
    case .extend: return await extend()
    case .foldByUser: return foldOne()
    case .delete: return await edited { await $0.deleteByKey() }
    case .deleteAlone: return await edited { $0.deleteByButton() }
    case .moveByKey: return await edited { await $0.moveByKey() }
    case .drag: return await edited { await $0.dragOne() }
    default: return "not"
    }
  }

  private func clickOne() -> String {
    guard let row = visibleRow() else { return "nothing" }
    hit(row)
    return lines[row.position].id
  }

  private func add() -> String {
    guard let row = visibleRow() else { return "nothing" }
    hit(row, control: true)
    return lines[row.position].id
  }

  /// A click, and one with Shift.
  private func extend() async -> String {
    let rows = rows
    guard !isEditing, let first = visibleRow(where: { rows[$0].book != nil }) else { return "nothing" }
    hit(first)
    await settle()
    guard let second = visibleRow(where: { rows[$0].book != nil }) else { return "nothing" }
    hit(second, shift: true)
    // Said without the rules: the rows between are selected.
    let between = Set((min(first.position, second.position)...max(first.position, second.position)).compactMap { rows[$0].book?.id })
    if mode == .multiple, selected != between { remarks.append("Shift selects \(selected.sorted().prefix(9))") }
    return "from \(first.position) to \(second.position)"
  }

  private func foldOne() -> String {
    let rows = rows
    func shelf(_ position: Int) -> Int? { if case .header(let shelf) = rows[position], shelves[shelf].folds { shelf } else { nil } }
    guard let row = visibleRow(where: { shelf($0) != nil }), let index = shelf(row.position) else { return "nothing" }
    guard clickButton("sidelight-disclosure", of: row) else { return "no button" }
    shelves[index].isExpanded.toggle()
    if focused != nil { focus = .on([line(rows[row.position]).id]) }
    return "shelf \(shelves[index].id)"
  }

  // MARK: Edits

  /// An edit, and where it can be undone sometimes undone and done again.
  private func edited(_ edit: (ShelfWalk) async -> String) async -> String {
    let before = shelves
    isDisturbed = false
    let note = await edit(self)
    followSelection()
    guard isUndoable, !isDisturbed, shelves != before, happens(oneIn: 2), remarks.isEmpty else { return note }
    await settle()
    noticeData()
    remarks = faults
    let after = shelves
    press(.character("z"), .control)
    shelves = before
    followSelection()
    focus = .free
    guard happens(oneIn: 2), remarks.isEmpty else { return note + ", undone" }
    await settle()
    remarks = faults
    press(.character("z"), [.control, .shift])
    shelves = after
    forget(Set(before.flatMap(\.books).map(\.id)).subtracting(after.flatMap(\.books).map(\.id)))
    return note + ", undone and done again"
  }

  /// The visible rows of a selection, in their shelves.
  private func chosen(_ isMeant: (Shelf.Book) -> Bool) -> [Int: [Int]] {
    var found: [Int: [Int]] = [:]
    for case .book(let shelf, let offset, let book) in rows where isMeant(book) { found[shelf, default: []].append(offset) }
    return found
  }

  private func remove(_ chosen: [Int: [Int]]) -> String {
    let before = Set(shelves.flatMap(\.books).map(\.id))
    for (shelf, offsets) in chosen { shelves[shelf].remove(offsets, text) }
    let gone = before.subtracting(shelves.flatMap(\.books).map(\.id))
    forget(gone)
    return "\(gone.sorted().prefix(9))"
  }

  private func deleteByKey() async -> String {
    let rows = rows
    guard let position = await enter(where: { rows[$0].book != nil }), let book = rows[position].book else { return "nothing" }
    focused = line(rows[position]).id
    press(.delete)
    if selected.isEmpty || mode == .none { return remove(chosen { $0.id == book.id && !$0.isKept }) }
    return remove(chosen { selected.contains($0.id) && !$0.isKept })
  }

  private func deleteByButton() -> String {
    let rows = rows
    guard isEditing, let row = visibleRow(where: { rows[$0].book?.isKept == false }), let book = rows[row.position].book else {
      return "not"
    }
    guard clickButton("sidelight-delete", of: row) else {
      remarks.append("row \(row.position) has no button that deletes it")
      return ""
    }
    if focused != nil { focused = line(rows[row.position]).id }
    return remove(chosen { $0.id == book.id })
  }

  /// What moves with a book: the selection of its shelf that it is part of.
  private func companions(_ shelf: Int, _ offset: Int, _ book: Shelf.Book) -> [Int] {
    guard selected.count > 1, selected.contains(book.id) else { return [offset] }
    return chosen { selected.contains($0.id) && !$0.isFixed }[shelf] ?? [offset]
  }

  private func moveByKey() async -> String {
    let rows = rows
    guard let position = await enter(where: { rows[$0].book != nil }), case .book(let shelf, let offset, let book) = rows[position] else {
      return "nothing"
    }
    let isDown = Bool.random(using: &random)
    press(isDown ? .down : .up, .alt)
    focus = .on([line(rows[position]).id])
    guard !book.isFixed else { return "nothing that may move" }
    let moved = companions(shelf, offset, book)
    let count = shelves[shelf].shown(text).count
    let destination = isDown ? min(count, (moved.last ?? 0) + 2) : max(0, (moved.first ?? 0) - 1)
    shelves[shelf].move(moved, to: destination, text)
    return "\(moved.map { shelves[shelf].id * 1000 + $0 }) to \(destination)"
  }

  /// A drag over rows of any shelf, and sometimes a change of the data while it lasts.
  private func dragOne() async -> String {
    guard let row = visibleRow(), case .book(let index, var offset, let book) = rows[row.position] else { return "nothing" }
    let shelf = shelves[index].id
    guard list.dragging.begin(at: row.position) == !book.isFixed else {
      remarks.append("\(book.id) can \(book.isFixed ? "" : "not ")be dragged")
      return ""
    }
    defer { list.dragging.end() }
    guard !book.isFixed else { return "nothing that may move" }
    var note = "\(book.id)"
    if happens(oneIn: 3) {
      isDisturbed = true
      note += ", meanwhile \(program(.insert))"
      await settle()
      guard case .book(_, let now, _)? = rows.first(where: { $0.book?.id == book.id }) else { return note + " hides it" }
      offset = now
    }
    guard let goal = goal(), let home = shelves.firstIndex(where: { $0.id == shelf }) else { return note + " nowhere" }
    let rows = rows
    func own(_ position: Int) -> Int? {
      guard rows.indices.contains(position), case .book(home, let offset, _) = rows[position] else { return nil }
      return offset
    }
    let destination = own(goal.gap) ?? own(goal.gap - 1).map { $0 + 1 }
    let mayGo = list.dragging.hover(goal.x, goal.y)
    if mayGo != (destination != nil) { remarks.append("\(book.id) may \(mayGo ? "" : "not ")go to \(goal.gap)") }
    await scene.frame()
    guard list.dragging.drop(goal.x, goal.y), let destination else { return note + " not to \(goal.gap)" }
    shelves[home].move(companions(home, offset, book), to: destination, text)
    return note + " to \(destination)"
  }
}
