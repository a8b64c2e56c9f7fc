import SidelightCore
import SidelightGTK
import SidelightTesting

/// What the user does.
extension TreeWalk {
  func hand(_ step: Step) async -> String {
    if happens(oneIn: 3) {
      list.list.scroll(to: pick(lines.count))
      await settle()
    }
    let rows = rows
    switch step {
    case .click, .add:
      guard let row = visibleRow() else { return "nothing" }
      click(row, control: step == .add)
      if step == .add { toggle(rows[row.position].element) } else { choose(rows[row.position].element) }
      focus = .on([rows[row.position].name])
      return rows[row.position].name
    case .extend:
      guard mode == .multiple, let first = visibleRow(where: { !rows[$0].isStatus }) else { return "not" }
      click(first)
      choose(rows[first.position].element)
      focus = .on([rows[first.position].name])
      await settle()
      guard let second = visibleRow(where: { !rows[$0].isStatus }) else { return "nothing" }
      click(second, shift: true)
      focus = .on([rows[second.position].name])
      let range = min(first.position, second.position)...max(first.position, second.position)
      selected = Set(range.compactMap { rows[$0].element })
      return "from \(first.position) to \(second.position)"
    default:
      guard let row = visibleRow(where: { rows[$0].isExpanded != nil }) else { return "nothing" }
      guard clickTriangle(of: row) else {
        remarks.append("row \(row.position) has no triangle")
        return ""
      }
      openOrClose(rows[row.position])
      return rows[row.position].name
    }
  }

  /// A row opens or closes, and takes the focus of a row below it that goes.
  private func openOrClose(_ row: Row) {
    guard row.isExpanded == true else {
      open.insert(row.id)
      return
    }
    let before = Set(rows.map(\.name))
    open.remove(row.id)
    if let focused, before.contains(focused), !rows.contains(where: { $0.name == focused }) { focus = .on([row.name]) }
  }

  func keyboard(_ step: Step) async -> String {
    guard let position = await enter(where: { _ in true }) else { return "without focus" }
    let rows = rows
    let row = rows[position]
    focused = row.name
    focus = .on([row.name])
    switch step {
    case .all:
      press(.character("a"), .control)
      if mode == .multiple { selected.formUnion(sight) }
      return ""
    case .nothing:
      press(.escape)
      if mode != .required { selected = [] }
      return ""
    case .arrows:
      let isRight = !happens(oneIn: 3)
      press(isRight ? .right : .left)
      stepInOutline(isRight, position, rows)
      return "\(isRight ? "right" : "left") at \(row.name)"
    default:
      let keys: [TestKey] = [.down, .up, .home, .end, .space, .enter]
      let key = keys[pick(keys.count)]
      press(key)
      await go(key, from: position, rows)
      return "\(key.name) at \(row.name)"
    }
  }

  private func go(_ key: TestKey, from position: Int, _ rows: [Row]) async {
    switch key {
    case .space: return toggle(rows[position].element)
    case .enter: return choose(rows[position].element)
    default: break
    }
    let next =
      switch key {
      case .down: min(position + 1, rows.count - 1)
      case .up: max(position - 1, 0)
      case .home: 0
      default: rows.count - 1
      }
    let isStep = key == .down || key == .up
    let target =
      isStep ? await landed(on: next, from: position, isSelected: rows[position].isStatus || selected.contains(rows[position].id)) : next
    focus = .on([rows[target].name])
    choose(rows[target].element)
  }

  /// In, out, open and close.
  private func stepInOutline(_ isRight: Bool, _ position: Int, _ rows: [Row]) {
    let row = rows[position]
    switch row.isExpanded {
    case false? where isRight: open.insert(row.id)
    case true? where !isRight: openOrClose(row)
    case true?:
      guard position + 1 < rows.count, rows[position + 1].depth > row.depth else { return }
      focus = .on([rows[position + 1].name])
      choose(rows[position + 1].element)
    default:
      guard !isRight, row.depth > 0, let parent = rows[..<position].lastIndex(where: { $0.depth < row.depth }) else { return }
      focus = .on([rows[parent].name])
      choose(rows[parent].element)
    }
  }
}
