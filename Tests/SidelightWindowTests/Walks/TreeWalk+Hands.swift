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
      hit(row, control: step == .add)
      return rows[row.position].name
    case .extend:
      guard mode == .multiple, let first = visibleRow(where: { !rows[$0].isStatus }) else { return "not" }
      hit(first)
      await settle()
      guard let second = visibleRow(where: { !rows[$0].isStatus }) else { return "nothing" }
      hit(second, shift: true)
      // Said without the rules: the rows between are selected.
      let range = min(first.position, second.position)...max(first.position, second.position)
      if selected != Set(range.compactMap { rows[$0].element }) { remarks.append("Shift selects \(selected.sorted().prefix(9))") }
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
  func openOrClose(_ row: Row) {
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
    case .all: strike(.character("a"), .control, at: position)
    case .nothing: clear()
    case .arrows:
      let key: TestKey = happens(oneIn: 3) ? .left : .right
      strike(key, at: position)
      return "\(key.name) at \(row.name)"
    default:
      let keys: [TestKey] = [.down, .up, .home, .end, .space, .enter]
      let key = keys[pick(keys.count)]
      strike(key, at: position)
      return "\(key.name) at \(row.name)"
    }
    return ""
  }
}
