import SidelightCore
@_spi(Nodes) import SidelightGraph

extension ListNode {
  /// What editing adds to the menu of a row: the actions of its swipes, and its deletion unless there is an entry that destroys something
  /// already.
  func editingItems(at index: Int, besides own: [MenuItem]) -> [MenuItem] {
    for node in editingNodes { node.destroy() }
    editingNodes = SwipeEdge.allCases.flatMap { actionNodes(at: index, $0) }
    var items = editingNodes.flatMap { MenuLowering.items(of: $0) }
    if mayDelete(at: index), !(own + items).contains(where: \.isDestructive) {
      let node = graph.makeNode(Button("Delete", role: .destructive) { [weak self] in self?.delete(index, .rowOrSelection) }, slotContext)
      editingNodes.append(node)
      items += MenuLowering.items(of: node)
    }
    if !own.isEmpty, !items.isEmpty { items[0].startsSection = true }
    return items
  }
}
