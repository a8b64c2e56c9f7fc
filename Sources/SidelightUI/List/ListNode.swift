import SidelightCore

/// The node of a list: it knows the shape of its rows, makes those that are asked for, and keeps the selection in step
/// with the binding, which is the truth.
final class ListNode<SelectionValue: Hashable, Content: View>: ElementNode<List<SelectionValue, Content>>, RowCollector, DependentNode {
  private var content: TypedNode<Content>?
  private(set) var model = RowModel()
  private var structure = RowStructure()
  private var isStructureDirty = false
  /// The rows that the consumer has, and those that are kept because their state was written.
  private(set) var rows: [NodeID: RowNode] = [:]
  private var kept: [KeptKey: RowNode] = [:]
  private(set) var selection = Selection<SelectionValue>.none
  private(set) var menuNode: ViewNode?

  private struct KeptKey: Hashable {
    let source: ObjectIdentifier
    let key: AnyHashable
  }

  init(_ view: List<SelectionValue, Content>, _ context: NodeContext) {
    super.init(view, context, .list(ListElement(style: .plain, selectionMode: .none)))
    evaluate()
    var inner = slotContext
    inner.rows = self
    let selects = view.kind.selects
    inner.scope = EnvironmentScope(inside: inner.scope) { $0[ListSelectsKey.self] = selects }
    let content = graph.makeNode(view.content, inner)
    self.content = content
    takeStructure()
    settlePreferences()
  }

  override var children: [ViewNode] {
    var nodes: [ViewNode] = content.map { [$0] } ?? []
    nodes += rows.values.map { $0 as ViewNode }
    nodes += kept.values.map { $0 as ViewNode }
    if let menuNode { nodes.append(menuNode) }
    return nodes
  }

  override func mergedPreferences() -> Preferences? { content?.preferences }

  // MARK: Updates

  override func viewChanged(from old: List<SelectionValue, Content>) {
    evaluate()
    content?.update(view.content)
  }

  override func evaluate() {
    isDirty = false
    if isStructureDirty { takeStructure() }
    let lowered = graph.reading(self) { element() }
    let new = graph.track(self) { view.kind.selection }
    host.set(.list(lowered))
    if new != selection {
      selection = new
      if host.isShown { graph.queue(.selectionChanged(host.id)) }
    }
  }

  private func element() -> ListElement {
    let menu = scope.value(SelectionMenuKey.self) as? SelectionMenu<SelectionValue>
    return ListElement(
      style: scope.value(ListStyleKey.self) ?? scope.value(ColumnKey.self)?.automaticListStyle ?? .inset, selectionMode: view.kind.mode,
      hasPrimaryAction: menu?.primaryAction != nil, hasMenu: menu?.menu != nil)
  }

  func rowStructureChanged() {
    isStructureDirty = true
    invalidate()
  }

  private func takeStructure() {
    isStructureDirty = false
    structure = RowStructure()
    content?.collectRows(into: &structure)
    structure.close()
    splice(model.replaceStructure(structure.sections))
    refresh { _ in true }
  }

  func segment(_ segment: any RowSegment, changedBy difference: IdentityDiff) {
    guard structure.segments[segment.segmentID] != nil else { return }
    // A new structure that waits brings the segment's new count; its data change is then part of it.
    splice(model.apply(difference, to: segment.segmentID))
  }

  func segmentRefreshed(_ segment: any RowSegment) { refresh { $0 === segment } }

  func sectionRefreshed(_ section: any SectionRows) { refresh { $0 === section } }

  private func splice(_ splices: [Splice]) {
    // A consumer that doesn't have the list yet asks for its rows when it gets it.
    guard !splices.isEmpty, host.isShown else { return }
    graph.queue(.splice(host.id, splices))
  }

  /// Runs the row closures of bound rows again; equal rows emit nothing.
  private func refresh(_ isMeant: (ViewNode) -> Bool) {
    for row in rows.values {
      guard let source = row.source, isMeant(source), let place = model.row(ofToken: row.token) else { continue }
      fill(row, at: place)
    }
  }

  // MARK: Rows

  private func source(of place: Row) -> ViewNode? {
    switch place {
    case .header(let id), .footer(let id): structure.sectionNodes[id]
    case .row(_, let id, _): structure.segments[id]
    }
  }

  private func key(of place: Row) -> AnyHashable {
    switch place {
    case .header: "header"
    case .footer: "footer"
    case .row(_, let id, let offset): structure.segments[id]?.key(at: offset) ?? AnyHashable(0)
    }
  }

  private func fill(_ row: RowNode, at place: Row) {
    switch place {
    case .header(let id): structure.sectionNodes[id]?.fillHeader(row)
    case .footer(let id): structure.sectionNodes[id]?.fillFooter(row)
    case .row(_, let id, let offset): structure.segments[id]?.fill(row, at: offset)
    }
    row.refresh()
  }

  /// What selecting the row at a position stands for; nil for headers, footers and rows of another type.
  func selectionValue(at index: Int) -> SelectionValue? {
    guard index >= 0, index < model.count, case .row(_, let id, let offset) = model.row(at: index) else { return nil }
    return structure.segments[id]?.selectionValue(at: offset, as: SelectionValue.self)
  }

  func values(in range: Range<Int>) -> [SelectionValue] {
    range.clamped(to: 0..<model.count).compactMap { selectionValue(at: $0) }
  }

  /// Makes the row at a position, or gives it the node that its place showed before.
  func makeRow(at index: Int, reusing old: RowNode?) -> RowNode {
    let place = model.row(at: index)
    let key = key(of: place)
    guard let source = source(of: place) else { preconditionFailure("every row of the model has a source in the structure") }
    let token = model.token(at: index)
    graph.counters.rowsBound += 1
    if let old {
      if old.source === source, old.key == key {
        old.token = token
        fill(old, at: place)
        return old
      }
      if old.source === source, !old.hasWrittenState, kept[KeptKey(source: ObjectIdentifier(source), key: key)] == nil {
        graph.counters.rowsReused += 1
        old.key = key
        old.token = token
        graph.isRecycling = true
        fill(old, at: place)
        graph.isRecycling = false
        return old
      }
      retire(old)
    }
    if let row = kept.removeValue(forKey: KeptKey(source: ObjectIdentifier(source), key: key)) {
      row.token = token
      rows[row.host.id] = row
      fill(row, at: place)
      return row
    }
    let row = RowNode(rowContext(of: source), source: source, role: place.role, isSelectable: place.isRow && view.kind.selects)
    row.key = key
    row.token = token
    rows[row.host.id] = row
    fill(row, at: place)
    return row
  }

  private func rowContext(of source: ViewNode) -> NodeContext {
    var context = source.childContext
    context.parent = self
    return context
  }

  /// Ends a row that its place doesn't show any more; one with written state is kept for its element.
  func retire(_ row: RowNode) {
    guard rows.removeValue(forKey: row.host.id) != nil else { return }
    if row.hasWrittenState, let source = row.source, source.isAlive, model.row(ofToken: row.token) != nil || row.isUnbound {
      kept[KeptKey(source: ObjectIdentifier(source), key: row.key)] = row
    } else {
      row.destroy()
    }
  }

  func row(_ id: NodeID) -> RowNode? { rows[id] }

  func releaseToken(_ token: Int) { model.release(token) }

  func tokenOfRow(at index: Int) -> Int { model.token(at: index) }

  // MARK: The user

  override func handle(_ event: Event) {
    guard case .list(_, let event) = event else { return }
    switch event {
    case .activate(let index): activate(index)
    case .toggleSection(let index):
      guard index < model.count, case .header(let id) = model.row(at: index), let section = structure.sectionNodes[id] else { return }
      if let isExpanded = section.isExpanded { section.setExpanded(!isExpanded) }
    default: changeSelection(event)
    }
  }

  private func changeSelection(_ event: ListEvent) {
    let changed: Bool
    switch event {
    case .select(let index, let extending):
      guard let value = selectionValue(at: index) else { return }
      changed = selection.select(value, extending: extending)
    case .deselect(let index):
      guard let value = selectionValue(at: index) else { return }
      changed = selection.deselect(value)
    case .selectRange(let range, let extending): changed = selection.selectRange(values(in: range), extending: extending)
    case .deselectRange(let range): changed = selection.deselectRange(values(in: range))
    case .selectAll: changed = selection.selectAll(values(in: 0..<model.count))
    case .deselectAll: changed = selection.clear()
    case .activate, .toggleSection: return
    }
    if changed {
      graph.queue(.selectionChanged(host.id))
      view.kind.write(selection)
      // The binding may have refused: read it again.
      invalidate()
    }
    if selection.single != nil { scope.value(ColumnKey.self)?.advance() }
  }

  private func activate(_ index: Int) {
    guard index >= 0, index < model.count else { return }
    if let token = Optional(model.token(at: index)), let row = rows.values.first(where: { $0.token == token }), let link = row.link,
      link.activatesOnClick
    {
      return link.follow()
    }
    guard let value = selectionValue(at: index) else { return }
    if let menu = scope.value(SelectionMenuKey.self) as? SelectionMenu<SelectionValue>, let action = menu.primaryAction {
      action(selection.isSelected(value) ? selection.values : [value])
    }
    scope.value(ColumnKey.self)?.advance()
  }

  /// The menu for a row: for the whole selection when the row is part of it.
  func menuItems(at index: Int?) -> [MenuItem] {
    guard let menu = scope.value(SelectionMenuKey.self) as? SelectionMenu<SelectionValue>, let make = menu.menu else { return [] }
    let value = index.flatMap { selectionValue(at: $0) }
    let values = value.map { selection.isSelected($0) ? selection.values : [$0] } ?? []
    menuNode?.destroy()
    let node = graph.makeErasedNode(make(values), slotContext)
    menuNode = node
    return MenuLowering.items(of: node)
  }
}

extension Row {
  var isRow: Bool { if case .row = self { true } else { false } }

  var role: RowElement.Role {
    switch self {
    case .header: .header
    case .footer: .footer
    case .row: .row
    }
  }
}
