import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The menus and swipe actions of rows.
extension ListNode {
  private func end(_ use: ActionViews.Use) {
    for node in actionViews.release(use) { node.destroy() }
  }

  /// The menu for a row: its own, or one for the whole selection when the row is part of it; and what the list itself offers.
  package func menu(at index: Int?) -> [MenuItem] {
    let own = index.flatMap(ownMenu).map { $0.menuItems() } ?? selectionMenuItems(at: index)
    guard let index else { return own }
    return own.followed(by: editingItems(at: index, besides: own))
  }

  /// The menu that a bound row has of itself.
  private func ownMenu(at index: Int) -> (any MenuSource)? {
    let row = rows.boundRow(at: index)
    return row?.menu ?? row?.scope.value(RowMenuKey.self)?.source
  }

  private func selectionMenuItems(at index: Int?) -> [MenuItem] {
    guard let menu = scope.value(SelectionMenuKey.self) as? SelectionMenu<SelectionValue>, let make = menu.menu else { return [] }
    let selection = selected.selection
    let value = index.flatMap { selected.value(at: $0) }
    let values = value.map { selection.isSelected($0) ? selection.values : [$0] } ?? []
    end(.menu)
    let node = EntriesNode(slotContext) { graph.makeErasedNode(make(values), $0) }
    actionViews.keep([node], for: .menu)
    return MenuLowering.items(of: node)
  }

  /// What editing adds to the menu of a row: the actions of its swipes, and its deletion unless there is an entry that destroys something
  /// already.
  private func editingItems(at index: Int, besides own: [MenuItem]) -> [MenuItem] {
    end(.editing)
    var nodes = SwipeEdge.allCases.flatMap { actionNodes(at: index, $0) }
    var items = nodes.flatMap { MenuLowering.items(of: $0) }
    if editing.mayDelete(at: index), !(own + items).contains(where: \.isDestructive) {
      let node = EntriesNode(slotContext) {
        graph.makeNode(Button("Delete", role: .destructive) { [weak self] in self?.editing.delete(index, .rowOrSelection) }, $0)
      }
      nodes.append(node)
      items += MenuLowering.items(of: node)
    }
    actionViews.keep(nodes, for: .editing)
    return items
  }

  /// Makes the actions at an edge of a row, which live until other ones are asked for.
  package func swipeActions(at index: Int, _ edge: SwipeEdge) -> [SwipeAction] {
    end(.swipe)
    var nodes = actionNodes(at: index, edge)
    if edge == .trailing, editing.mayDelete(at: index), rows.boundRow(at: index)?.readTraits().actions.all.isEmpty != false {
      nodes = [
        EntriesNode(slotContext) { context in
          let button = Button("Delete", systemImage: "trash", role: .destructive) { [weak self] in self?.editing.delete(index, .row) }
          return graph.makeNode(button, context)
        }
      ]
    }
    actionViews.keep(nodes, for: .swipe)
    return nodes.flatMap { SwipeLowering.actions(of: $0) }
  }

  /// The views of the actions at an edge of a row.
  private func actionNodes(at index: Int, _ edge: SwipeEdge) -> [EntriesNode] {
    guard let row = rows.boundRow(at: index) else { return [] }
    return row.readTraits().actions.all.filter { $0.edge == edge }.map { action in
      EntriesNode(slotContext) { graph.makeNode(action.make(), $0) }
    }
  }
}
