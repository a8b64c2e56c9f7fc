import SidelightCore

/// The element tree as indented lines, with the rows of lists in their order and marked when they are selected.
@MainActor struct TreePicture {
  private let driver: any TestDriver
  private let tree: ElementTree

  init(_ driver: any TestDriver) {
    self.driver = driver
    tree = driver.tree
  }

  var text: String {
    var lines: [String] = []
    for root in tree.roots { visit(root, 0, &lines) }
    return lines.joined(separator: "\n")
  }

  private func visit(_ id: NodeID, _ depth: Int, _ lines: inout [String]) {
    guard let node = tree[id] else { return }
    let slot = node.slot == .body || node.slot == .rows ? "" : "\(node.slot.rawValue): "
    lines.append(String(repeating: "  ", count: depth) + slot + node.element.picture + (isSelected(node) ? " selected" : ""))
    for slot in Slot.allCases {
      for child in slot == .rows ? rows(of: node) : node.children[slot] ?? [] { visit(child, depth + 1, &lines) }
    }
  }

  private func rows(of list: ElementTree.Node) -> [NodeID] {
    let placed = (list.children[.rows] ?? []).compactMap { row in driver.position(of: row).map { (row, $0) } }
    return placed.sorted { $0.1 < $1.1 }.map(\.0)
  }

  private func isSelected(_ node: ElementTree.Node) -> Bool {
    guard case .row = node.element.kind, let list = node.parent, let position = driver.position(of: node.id) else { return false }
    return driver.graph.listSource(list)?.isSelected(position) ?? false
  }
}
