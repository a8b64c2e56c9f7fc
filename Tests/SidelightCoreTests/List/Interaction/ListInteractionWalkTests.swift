import SeedSupport
import SidelightCore
import Testing

/// Random keys and clicks in random lists, and what must hold after each of them, whatever the rules are.
@MainActor struct ListInteractionWalkTests {
  private static let signs: [String] = ["o", "o", "o", "x", ".", "-", "=", "v", ">", "@", "C0", "V0", "o1", "o0"]

  private func list(_ random: inout SeededRandom) -> PictureList {
    let words = (0..<Int.random(in: 1...12, using: &random)).map { _ in Self.signs.randomElement(using: &random) ?? "o" }
    let mode = [SelectionMode.multiple, .multiple, .single, .required, .none].randomElement(using: &random) ?? .multiple
    let list = PictureList(
      words.joined(separator: " "), mode, isEditing: .random(using: &random), hasPrimaryAction: .random(using: &random))
    list.isRightToLeft = .random(using: &random)
    list.focus = Int.random(in: 0..<words.count, using: &random)
    if mode != .multiple { for position in list.lines.indices { list.lines[position].isSelected = false } }
    if mode == .required, let first = list.lines.firstIndex(where: { "oVC".contains($0.sign) }) { list.lines[first].isSelected = true }
    return list
  }

  private func faults(_ list: PictureList, _ before: [PictureList.Line], _ focus: Int, _ press: ListKeyPress?) -> [String] {
    var faults: [String] = []
    let selected = list.lines.indices.filter { list.lines[$0].isSelected }
    let count = list.listElement.selectionMode == .none ? 0 : list.listElement.selectionMode == .multiple ? selected.count : 1
    if selected.count > count { faults.append("\(selected.count) rows are selected") }
    if let odd = selected.first(where: { !"oVC".contains(list.lines[$0].sign) }) { faults.append("row \(odd) is selected") }
    guard let now = list.focus, list.lines.indices.contains(now) else { return faults + ["the focus is lost"] }
    if now != focus, "-".contains(list.lines[now].sign) { faults.append("the focus is on a heading without use") }
    guard let press else { return faults }
    if press.modifiers == .control, press.key != .space, press.key != .a, press.key != .slash, press.key != .backslash, before != list.lines
    {
      faults.append("Control changes the selection")
    }
    if press.modifiers.contains(.alt), now != focus { faults.append("Alt moves the focus") }
    if press.origin == .control, now != focus || before != list.lines { faults.append("a key of a control's moves something") }
    return faults
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `Keys and clicks keep what must hold`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let sets: [KeyShortcut.Modifiers] = [[], [], .shift, .control, [.control, .shift], .alt]
    for _ in 0..<Seeds.steps(200) {
      let list = list(&random)
      var trail = [list.picture]
      for _ in 0..<20 {
        let (before, focus) = (list.lines, list.focus ?? 0)
        var press: ListKeyPress?
        let modifiers = sets.randomElement(using: &random) ?? []
        if Int.random(in: 0..<4, using: &random) == 0 {
          let position = Int.random(in: -1..<list.lines.count, using: &random)
          trail.append("click \(position) \(modifiers.rawValue): " + list.click(position < 0 ? nil : position, modifiers))
        } else {
          let key = ListKey.allCases.randomElement(using: &random) ?? .down
          let origin = [ListKeyPress.Origin.row, .row, .control, .handedOn].randomElement(using: &random) ?? .row
          press = ListKeyPress(key, modifiers, at: focus, origin: origin)
          trail.append("\(key) \(modifiers.rawValue) \(origin): " + list.press(key, modifiers, origin: origin))
        }
        let faults = faults(list, before, focus, press)
        guard faults.isEmpty else {
          Issue.record("Seed \(seed): \(faults) after \(trail.suffix(4))")
          return
        }
      }
    }
  }
}
