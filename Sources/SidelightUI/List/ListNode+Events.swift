import SidelightCore
@_spi(Nodes) import SidelightGraph

extension ListNode {
  func took(_ event: Event) {
    if case .refresh = event { scope.value(RefreshKey.self)?.refresher.start() }
    if case .scrolled(_, let state) = event { scrolled = graph.scrolled(host.id, state) }
    guard case .list(_, let event) = event else { return }
    switch event {
    case .activate(let index): activate(index)
    case .choose(let index): choose(index)
    case .toggleSection(let index):
      guard index < model.count, case .header(let id) = model.row(at: index), let section = structure.sectionNodes[id] else { return }
      guard section.isFoldedByUser, style.letsUserFold else { return }
      if let isExpanded = section.isExpanded { section.setExpanded(!isExpanded) }
    case .delete(let index, let scope): delete(index, scope)
    case .moveStep(let index, let forward): moveStep(index, forward: forward)
    case .moveLevel(let index, let inward): moveLevel(index, inward: inward)
    case .drop(let drag, let gap, let depth): drop(drag, gap, depth)
    case .insert(let payload, let gap, let depth): insert(payload, gap, depth)
    case .dropOn(let index, let payload): boundRow(at: index)?.readTraits().drops.take(payload)
    case .expand(let index, let isExpanded): setExpanded(isExpanded, at: index)
    case .expandAll(let index): expandAll(at: index)
    default: changeSelection(event)
    }
  }

  /// The style that the list has now.
  private var style: ListElement.Style {
    if case .list(let list) = host.element.kind { list.style } else { .plain }
  }

  private func changeSelection(_ event: ListEvent) {
    let changed: Bool
    let before = selection
    switch event {
    case .select(let index, let extending):
      guard maySelect(index), let value = chosenValue(at: index) else { return }
      changed = selection.select(value, extending: extending)
    case .deselect(let index):
      guard let value = chosenValue(at: index) else { return }
      changed = selection.deselect(value)
    case .toggleSelection(let index):
      guard maySelect(index), let value = chosenValue(at: index) else { return }
      changed = selection.toggle(value)
    case .selectRange(let range, let extending): changed = selection.selectRange(values(in: range), extending: extending)
    case .deselectRange(let range): changed = selection.deselectRange(values(in: range))
    case .selectAll: changed = selection.selectAll(values(in: 0..<model.count))
    case .deselectAll: changed = selection.clear()
    case .activate, .choose, .toggleSection, .expand, .expandAll, .delete, .moveStep, .moveLevel, .drop, .insert, .dropOn: return
    }
    if changed {
      writes.add(selection, insteadOf: before)
      tellColumn(by: .list)
      graph.queue(.selectionChanged(host.id))
      view.kind.write(selection)
      // The binding may have refused: read it again.
      invalidate()
    }
  }

  /// Tells the column around the list whether something is selected in it.
  func tellColumn(by author: SelectionAuthor) {
    scope.value(ColumnKey.self)?.selectionChanged(in: self, isEmpty: selection.values.isEmpty, by: author)
  }

  /// The row is selected, and the next column is gone to.
  private func choose(_ index: Int) {
    guard view.kind.selects, maySelect(index), chosenValue(at: index) != nil else { return }
    changeSelection(.select(index, extending: false))
    scope.value(ColumnKey.self)?.advance()
  }

  /// The link that a bound row is.
  private func link(at index: Int) -> (any RowLink)? {
    rows.values.first { !$0.isUnbound && model.index(ofToken: $0.token) == index }?.link
  }

  private func activate(_ index: Int) {
    guard index >= 0, index < model.count else { return }
    if let link = link(at: index), link.activatesOnClick {
      if view.kind.selects, maySelect(index) { changeSelection(.select(index, extending: false)) }
      return link.follow()
    }
    guard let value = selectionValue(at: index) else { return }
    if let menu = scope.value(SelectionMenuKey.self) as? SelectionMenu<SelectionValue>, let action = menu.primaryAction {
      action(selection.isSelected(value) ? selection.values : [value])
      // An action that leaves nothing selected, such as opening a folder, leaves nothing to go to.
      if view.kind.selects, view.kind.selection.values.isEmpty { return }
    }
    scope.value(ColumnKey.self)?.advance()
  }

  /// The menu that a bound row has of itself.
  private func ownMenu(at index: Int) -> (any MenuSource)? {
    let row = rows.values.first { !$0.isUnbound && model.index(ofToken: $0.token) == index }
    return row?.menu ?? row?.scope.value(RowMenuKey.self)?.source
  }

  /// The menu for a row: its own, or one for the whole selection when the row is part of it; and what the list itself offers.
  func menuItems(at index: Int?) -> [MenuItem] {
    let own = index.flatMap(ownMenu).map { $0.menuItems() } ?? selectionMenuItems(at: index)
    guard let index else { return own }
    return own + editingItems(at: index, besides: own)
  }

  private func selectionMenuItems(at index: Int?) -> [MenuItem] {
    guard let menu = scope.value(SelectionMenuKey.self) as? SelectionMenu<SelectionValue>, let make = menu.menu else { return [] }
    let value = index.flatMap { selectionValue(at: $0) }
    let values = value.map { selection.isSelected($0) ? selection.values : [$0] } ?? []
    menuNode?.destroy()
    let node = graph.makeErasedNode(make(values), slotContext)
    menuNode = node
    return MenuLowering.items(of: node)
  }
}
