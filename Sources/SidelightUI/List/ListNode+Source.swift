import SidelightCore
@_spi(Nodes) import SidelightGraph

extension ListNode: ListSource {
  package var rowCount: Int { rows.count }

  package func token(at index: Int) -> Int { rows.token(at: index) }

  package func index(ofToken token: Int) -> Int? { rows.model.index(ofToken: token) }

  package func releaseTokens(except used: Set<Int>) {
    rows.releaseTokens(except: used)
    sights.forget(except: used)
  }

  package func isSelected(_ index: Int) -> Bool { selected.isSelected(index) }

  package func isSelected(row id: NodeID) -> Bool { rows.register.rows[id].map { selected.isSelected($0) } ?? false }

  package var selectedRows: SelectedRows { selected.selectedRows }

  package func boundSelection() -> [(index: Int, isSelected: Bool)] { selected.boundSelection() }

  package var hasSelection: Bool { !selected.isEmpty }

  package func isHeading(_ index: Int) -> Bool { rows.isHeading(index) }

  package func isOpen(_ index: Int) -> Bool? { rows.isOpen(index) }

  package func maySelect(_ index: Int) -> Bool { rows.maySelect(index) }

  package func parent(of index: Int) -> Int? { rows.parent(of: index) }

  package func setPlace(of index: Int) -> SetPlace? { rows.setPlace(of: index) }

  package func mayDelete(_ index: Int, _ scope: DeletionScope) -> Bool { editing.mayDelete(index, scope) }

  package func drag(at index: Int) -> ListDrag? { editing.drag(at: index) }

  package func dropDepths(_ drag: ListDrag, at gap: Int) -> [Int] { editing.dropDepths(drag, at: gap) }

  package func dropDepths(_ kinds: DropKinds, at gap: Int) -> [Int] { editing.dropDepths(kinds, at: gap) }

  package func search(_ search: inout RowSearch, budget: Int) -> Int? {
    rows.search(&search, budget: budget) { provider, offset in
      var context = rowContext(of: provider)
      // What nobody sees does not appear, and begins no task.
      context.scope = EnvironmentScope(inside: context.scope) { $0[VisibleKey.self] = false }
      // It has no place, and says nothing to the list.
      let row = RowNode(context, in: self, source: provider, role: .row)
      defer { row.destroy() }
      provider.fill(row, at: offset)
      return row.typedText
    }
  }

  package func bind(_ index: Int, reusing old: NodeID?) -> NodeID {
    let shown: RowNode? = if let old { rows.register.rows[old] } else { nil }
    let row = makeRow(at: index, reusing: shown)
    row.isUnbound = false
    rows.register.presenting.show(row)
    row.wake()
    let id = row.host.id
    if shown === row, row.host.isShown {
      graph.deliverElements()
      return id
    }
    var patches: [Patch] = []
    if let shown, shown !== row { shown.host.emitRemoval(into: &patches) }
    if !row.host.isShown { row.host.emitInsertion(in: host, slot: .rows, index: 0, into: &patches) }
    graph.deliver(graph.takeElementPatches() + patches)
    return id
  }

  package func unbind(_ row: NodeID) {
    guard let row = rows.register.rows[row], !rows.postpones(.unbind, of: row) else { return }
    row.isUnbound = true
  }

  package func discard(_ ids: [NodeID]) {
    var patches: [Patch] = []
    for id in ids {
      guard let row = rows.register.rows[id] else { continue }
      retire(row)
      row.host.emitRemoval(into: &patches)
    }
    graph.deliver(patches)
  }
}
