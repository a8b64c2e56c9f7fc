import SidelightCore
import SidelightUI

/// What can have the focus.
extension HeadlessFocus {
  /// A page without anything that can have the focus has it itself, so that no key reaches its header bar.
  func enter(_ page: NodeID) { place = firstStop(in: page) ?? page }

  /// The first thing in the content that can have the focus. In a list that is the selected row, or else the row that had the focus last.
  ///
  /// - Parameter isOpening: whether a window opens. GTK then takes the widgets in their own order, and libadwaita has the content of a split view
  ///   before its sidebar.
  func firstStop(in id: NodeID, isOpening: Bool = false) -> NodeID? {
    guard let node = tree[id], !node.element.traits.isDisabled else { return nil }
    switch node.element.kind {
    case .control(let control) where control.element.keys != nil: return id
    case .list:
      return selectedRow(of: id) ?? lastRow(of: id) ?? first(of: consumer.rows(of: id).filter { tree.row($0)?.role == .row })
    case .navigation: return tree.children(of: id, in: .pages).last.flatMap { firstStop(in: $0.id, isOpening: isOpening) }
    case .tabs(let tabs):
      return tabs.page.flatMap { firstStop(in: $0, isOpening: isOpening) } ?? firstStop(in: [.accessory], of: id, isOpening)
    case .split(let split):
      let parts = Slot.splitParts.filter(split.plan.isReachable(part:))
      return firstStop(in: isOpening ? [.detail, .content, .sidebar].filter(parts.contains) : parts, of: id, isOpening)
    case .scroll: return firstStop(in: [.body], of: id, isOpening) ?? id
    default:
      return firstStop(in: Slot.allCases.filter { !(Slot.headerBar + Slot.bottomBar + [.sheets]).contains($0) }, of: id, isOpening)
    }
  }

  func firstStop(in slots: [Slot], of id: NodeID, _ isOpening: Bool = false) -> NodeID? {
    slots.firstNonNil { tree.children(of: id, in: $0).firstNonNil { firstStop(in: $0.id, isOpening: isOpening) } }
  }

  func selectedRow(of list: NodeID) -> NodeID? {
    graph.listSource(list).flatMap { first(of: consumer.rows(of: list).filter($0.isSelected(row:))) }
  }

  private func lastRow(of list: NodeID) -> NodeID? {
    lastRows[list].flatMap { consumer.rows(of: list).contains($0) ? $0 : nil }
  }

  private func first(of rows: [NodeID]) -> NodeID? {
    rows.min { consumer.position(of: $0) ?? .max < consumer.position(of: $1) ?? .max }
  }
}
