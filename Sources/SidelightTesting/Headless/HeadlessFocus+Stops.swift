import SidelightCore
import SidelightUI

/// What can have the focus.
extension HeadlessFocus {
  /// The first thing in the content that can have the focus. A list decides at which row it comes in.
  ///
  /// - Parameter isOpening: whether a window opens. The focus is in the last leading column then that has rows.
  func firstStop(in id: NodeID, isOpening: Bool = false) -> NodeID? {
    guard let node = tree[id], !node.element.traits.isDisabled, !layout.leftOut.contains(id) else { return nil }
    if let manner = node.element.traits.rare.focusing { return manner.isOn ? id : nil }
    switch node.element.kind {
    case .control(let control) where control.element.keys != nil: return tree.search(id)?.isShown == false ? nil : id
    case .list: return guide?.entrance(of: id, last: lastRows[id], mayScroll: !isOpening) ?? first(of: consumer.rows(of: id))
    case .navigation: return tree.children(of: id, in: .pages).last.flatMap { firstStop(in: $0.id, isOpening: isOpening) }
    case .tabs(let tabs):
      return tabs.page.flatMap { firstStop(in: $0, isOpening: isOpening) } ?? firstStop(in: [.accessory], of: id, isOpening)
    case .split(let split):
      let parts = isOpening ? split.plan.openingParts { holdsRows(id, $0) } : split.plan.focusRound
      return firstStop(in: parts, of: id, isOpening)
    case .scroll: return firstStop(in: [.body], of: id, isOpening) ?? id
    default:
      return firstStop(in: Slot.allCases.filter { !(Slot.headerBar + Slot.bottomBar + [.sheets]).contains($0) }, of: id, isOpening)
    }
  }

  private func holdsRows(_ split: NodeID, _ part: Slot) -> Bool {
    tree.children(of: split, in: part).contains { page in
      tree.descendants(of: page.id).contains { graph.listSource($0)?.hasRows == true }
    }
  }

  func firstStop(in slots: [Slot], of id: NodeID, _ isOpening: Bool = false) -> NodeID? {
    slots.firstNonNil { tree.children(of: id, in: $0).firstNonNil { firstStop(in: $0.id, isOpening: isOpening) } }
  }

  func selectedRow(of list: NodeID) -> NodeID? {
    graph.listSource(list).flatMap { first(of: consumer.rows(of: list).filter($0.isSelected(row:))) }
  }

  private func first(of rows: [NodeID]) -> NodeID? {
    rows.min { consumer.position(of: $0) ?? .max < consumer.position(of: $1) ?? .max }
  }
}
