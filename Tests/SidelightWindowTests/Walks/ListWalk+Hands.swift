import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightTesting

/// What a user does.
extension ListWalk {
  /// A row that can be clicked, wherever the list has been scrolled to.
  func visibleRow(where isMeant: (Int) -> Bool = { _ in true }) -> VisibleRow? {
    let height = Double(list.list.height)
    return visibleRows.filter { $0.box.y + $0.box.height / 2 < height && $0.box.y + $0.box.height / 2 > 0 && isMeant($0.position) }
      .randomElement(using: &random)
  }

  /// A click in the middle of a row.
  func click(_ row: VisibleRow, control: Bool = false, shift: Bool = false) {
    row.line.grabFocus()
    let (x, y) = (row.box.x + row.box.width / 2, row.box.y + row.box.height / 2)
    guard control || shift else { return list.list.hand.click(.primary, count: 1, x: x, y: y) }
    list.input.click(x, y, count: 1, (control ? KeyShortcut.Modifiers.control : []).union(shift ? .shift : []))
  }

  /// A click on what opens and closes a row.
  func clickTriangle(of row: VisibleRow) -> Bool {
    guard let image = row.line.visibleTree.first(where: { $0.hasClass("sidelight-triangle") }), let box = image.bounds(in: list.list) else {
      return false
    }
    list.list.hand.click(.primary, count: 1, x: box.x + box.width / 2, y: box.y + box.height / 2)
    return true
  }

  /// A click on a button in a row, found by its style.
  func clickButton(_ style: String, of row: VisibleRow) -> Bool {
    guard let button = row.line.visibleTree.first(where: { $0.hasClass(style) && $0.isMapped }) else { return false }
    button.emit(Signal<Void>("clicked"))
    return true
  }

  func press(_ key: TestKey, _ modifiers: TestModifiers = []) {
    _ = scene.window?.press(key: key.symbol, modifiers: UInt32(modifiers.rawValue))
  }

  /// Makes sure that a row itself has the focus, and says at which position. A heading hands on a focus that comes from outside, so that
  /// it is another one then.
  func enter(where isMeant: (Int) -> Bool) async -> Int? {
    if let position = ownFocus, isMeant(position) { return position }
    guard let row = visibleRow(where: isMeant) else { return nil }
    row.line.grabFocus()
    await settle()
    guard let position = ownFocus, isMeant(position) else {
      remarks.append("the focus went to \(focusedLine ?? "nothing") instead of row \(row.position)")
      return nil
    }
    return position
  }

  /// Where the row stands that has the focus itself.
  private var ownFocus: Int? {
    guard let position = list.focusedPosition, position < list.list.rowCount, list.list.focusInRoot?.typeName == "GtkListItemWidget" else {
      return nil
    }
    return position
  }

  /// Where a drag is let go: over a half of a row.
  struct Goal {
    let gap: Int
    let x: Double
    let y: Double
  }

  func goal() -> Goal? {
    guard let row = visibleRow() else { return nil }
    let isLower = Bool.random(using: &random)
    let y = isLower ? row.box.y + row.box.height - 2 : row.box.y + 2
    guard y > 0, y < Double(list.list.height) else { return nil }
    return Goal(gap: isLower ? row.position + 1 : row.position, x: row.box.x + row.box.width / 2, y: y)
  }
}
