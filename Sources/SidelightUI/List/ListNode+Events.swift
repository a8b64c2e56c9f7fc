import SidelightCore
@_spi(Nodes) import SidelightGraph

extension ListNode {
  func took(_ event: Event) {
    if case .refresh = event { scope.value(RefreshKey.self)?.refresher.start() }
    if case .scrollMoved = event { graph[Restoration.self].noteChange() }
    if case .scrolled(_, let state) = event { scrolled = graph.scrolled(host.id, state) }
    if case .covered(_, let insets) = event, insets != cover {
      cover = insets
      invalidate()
    }
    guard case .list(_, let event) = event else { return }
    switch event {
    case .activate(let index): activate(index)
    case .choose(let index): choose(index)
    case .toggleSection(let index): toggleSection(at: index)
    case .delete(let index, let scope): editing.delete(index, scope)
    case .moveStep(let index, let forward): editing.moveStep(index, forward: forward)
    case .moveLevel(let index, let inward): editing.moveLevel(index, inward: inward)
    case .drop(let drag, let gap, let depth): editing.drop(drag, gap, depth)
    case .insert(let payload, let gap, let depth): editing.insert(payload, gap, depth)
    case .dropOn(let index, let payload): rows.boundRow(at: index)?.readTraits().drops.take(payload)
    case .reveal(let index, let edge): actionViews.shown.show(rows.boundRow(at: index)?.readTraits().actions.at(edge) ?? [], in: graph)
    case .conceal: actionViews.shown.show([], in: graph)
    case .expand(let index, let isExpanded):
      if let (provider, offset) = rows.provider(at: index) { provider.outline?.setExpanded(isExpanded, at: offset) }
    case .expandAll(let index): if let (provider, offset) = rows.provider(at: index) { provider.outline?.expandAll(at: offset) }
    case .sighted(let tokens): sights.take(tokens)
    case .showSection(let section):
      if let row = rows.model.start(of: section) { graph.queue(.scroll(host.id, ScrollTarget(.row(row), anchor: .init(x: 0, y: 0)))) }
    default: changeSelection(event)
    }
  }

  private func toggleSection(at index: Int) {
    guard case .header(let id)? = rows.row(at: index), let section = rows.structure.sectionNodes[id] else { return }
    guard section.isFoldedByUser, style.letsUserFold else { return }
    if let isExpanded = section.isExpanded { section.setExpanded(!isExpanded) }
  }

  /// The style that the list has now.
  private var style: ListElement.Style {
    if case .list(let list) = host.element.kind { list.style } else { .plain }
  }

  private func changeSelection(_ event: ListEvent) {
    if selected.change(by: event) { selectionTurned() }
  }

  /// The user selected something else.
  private func selectionTurned() {
    waitingSelection.end()
    editing.forgetDrag()
    tellColumn(by: .list)
    graph.queue(.selectionChanged(host.id, nil))
    write(selected.selection)
  }

  /// Writes what is to be selected to the binding, which may refuse: it is read again.
  func write(_ selection: Selection<SelectionValue>) {
    view.kind.write(selection)
    invalidate()
  }

  /// Tells the column around the list whether something is selected in it.
  func tellColumn(by author: SelectionAuthor) {
    let standing: SelectionStanding = selected.isEmpty ? (view.kind.selects ? .empty : .none) : .made
    scope.value(ColumnKey.self)?.selectionChanged(in: self, to: standing, by: author)
  }

  /// The row is selected, and the next column is gone to.
  private func choose(_ index: Int) {
    guard view.kind.selects, rows.maySelect(index), selected.chosenValue(at: index) != nil else { return }
    changeSelection(.select(index, extending: false))
    scope.value(ColumnKey.self)?.advance()
  }

  func chooseValue(_ value: AnyHashable) -> Bool {
    guard view.kind.selects, let value = taggedValue(value.base, as: SelectionValue.self) else { return false }
    if selected.choose(value) { selectionTurned() }
    scope.value(ColumnKey.self)?.advance()
    return true
  }

  private func activate(_ index: Int) {
    guard index >= 0, index < rows.count else { return }
    if let link = rows.boundRow(at: index)?.link, link.activatesOnClick {
      if view.kind.selects, rows.maySelect(index) { changeSelection(.select(index, extending: false)) }
      return link.follow()
    }
    guard let value = selected.value(at: index) else { return }
    if let menu = scope.value(SelectionMenuKey.self) as? SelectionMenu<SelectionValue>, let action = menu.primaryAction {
      let selection = selected.selection
      action(selection.isSelected(value) ? selection.values : [value])
      // An action that leaves nothing selected, such as opening a folder, leaves nothing to go to.
      if view.kind.selects, view.kind.selection.values.isEmpty { return }
    }
    scope.value(ColumnKey.self)?.advance()
  }
}
