import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The node of a list: it takes the shape of its rows from its content, makes those that are asked for, and keeps the selection in step
/// with the binding, which is the truth.
final class ListNode<SelectionValue: Hashable, Content: View>: ElementNode<List<SelectionValue, Content>>, RowOwner, DependentNode {
  private var content: TypedNode<Content>?
  let rows: ListRows
  /// What the rows stand for, and which are selected.
  let selected: SelectionIndex<SelectionValue>
  let editing: ListEditing
  let edges: ListEdges
  var actionViews = ActionViews()
  /// How far something covers it at its edges.
  var cover = Insets()
  /// How it stands, where somebody follows that.
  var scrolled: ScrolledArea? { didSet { settlePreferences() } }
  /// Which rows can be seen, for what is in them.
  private(set) lazy var sights = RowSights { [weak self] in self?.invalidate() }
  /// Icons have once had a colour.
  private var isTinted = false
  /// What was selected when the app ran last, and has no rows yet.
  var waitingSelection = WaitingSelection<SelectionValue>()
  private lazy var place = ListPlace(rows, of: host.id, in: graph)
  /// What the rows know of the list.
  private let rowScope: EnvironmentScope

  init(_ view: List<SelectionValue, Content>, _ context: NodeContext) {
    rowScope = EnvironmentScope(inside: context.scope)
    rows = ListRows(context.graph.rowCounters)
    selected = SelectionIndex(of: rows)
    editing = ListEditing(rows, selected)
    edges = ListEdges(rows, context.scope)
    super.init(view, context, .list(ListElement(style: .plain, selectionMode: .none)))
    evaluate()
    var inner = slotContext
    inner.rows = self
    inner.scope = rowScope
    rowScope.set(RowSightsKey.self, to: sights)
    // A label for a section around the list is none for those in it.
    rowScope.set(SectionIndexLabelKey.self, to: nil)
    content = graph.makeNode(view.content, inner)
    host.hidden = { [weak self] in self?.dropRows() }
    scope.scrollRegistry?.add(self)
    takeStructure()
    settlePreferences()
    restoreSelection()
    place.begin(for: self)
    tellColumn(by: .list)
  }

  override var children: [ViewNode] {
    var nodes: [ViewNode] = content.map { [$0] } ?? []
    nodes += rows.inUse.map { $0 as ViewNode }
    nodes += rows.register.kept.values.map { $0 as ViewNode }
    nodes += actionViews.all
    return nodes
  }

  override func mergedPreferences() -> Preferences? { (content?.preferences).saying(scrolled) }

  override func handle(_ event: Event) { took(event) }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    // The consumer loses the rows with the list's element, and the node may be gone by the time that it is told of that.
    dropRows()
    editing.forgetDrag()
    actionViews.shown.show([], in: graph)
    scope.scrollRegistry?.remove(self)
    scope.value(ColumnKey.self)?.selectionChanged(in: self, to: .none, by: .list)
  }

  // MARK: Updates

  override func viewChanged(from old: List<SelectionValue, Content>) {
    evaluate()
    content?.update(view.content)
  }

  override func evaluate() {
    isDirty = false
    if rows.isOutdated { takeStructure() }
    var lowered = graph.reading(self) { element() }
    if scrolled != nil, !lowered.followsScrolling { scrolled = nil }
    let isFiltered = graph.reading(self) { self.isFiltered }
    selected.follow(isFiltered: isFiltered)
    let (new, isEditing) = graph.track(self) {
      (view.kind.selection, scope.value(EditModeKey.self).binding?.wrappedValue.isEditing ?? false)
    }
    lowered.isEditing = isEditing
    host.set(.list(lowered))
    rowScope.set(ListSelectsKey.self, to: lowered.selectionMode != .none)
    rowScope.set(ListEditsKey.self, to: isEditing)
    rowScope.set(UsedListStyleKey.self, to: lowered.style)
    tintIcons()
    readEdges(lowered.style)
    guard let author = selected.take(new, isFiltered: isFiltered) else { return }
    editing.forgetDrag()
    // The selection that a list begins with is no choice that was made now.
    tellColumn(by: content == nil || waitingSelection.isWriting ? .list : author)
    if host.isShown { graph.queue(.selectionChanged(host.id, nil)) }
  }

  /// What is said of icons outside of the list is meant for those in its rows.
  private func tintIcons() {
    rowScope.set(InListKey.self, to: true)
    let tint = graph.reading(self) { scope.value(ListItemTintKey.self) }
    guard tint != nil || isTinted else { return }
    isTinted = true
    var text = graph.reading(self) { scope.value(TextEnvironmentKey.self) }
    text.iconTint = tint
    rowScope.set(TextEnvironmentKey.self, to: text)
  }

  private func readEdges(_ style: ListElement.Style?) { edges.take(graph.reading(self) { edges.read(style) }) }

  private func takeStructure() {
    noteData()
    var structure = CollectedRows.of(content)
    structure.close()
    let splices = rows.take(structure)
    splice(splices)
    graph.reading(self) { host.showIndex(rows.structure, scope) }
    if edges.isUsed, !splices.isEmpty { rows.refreshAll() }
    readEdges(nil)
    rows.forgetOrphans()
    for row in rows.inUse where row.role != .row && !row.isAsleep { row.refresh() }
  }

  private func splice(_ splices: [Splice]) {
    guard !splices.isEmpty else { return }
    if splices.contains(where: { $0.removed > 0 }) { for row in rows.unbindGone() { retire(row) } }
    edges.follow(splices)
    selected.follow(splices)
    // A consumer that doesn't have the list yet asks for its rows when it gets it.
    if host.isShown { graph.queue(.splice(host.id, splices)) }
  }

  // MARK: Selection

  /// Whether a search around the list may hide rows.
  private var isFiltered: Bool { scope.value(SearchFiltersKey.self) }

  /// Elements came or went, maybe in a section that is folded.
  private func noteData() {
    editing.forgetDrag()
    if !waitingSelection.isEmpty { graph.after { [weak self] in self?.takeWaitingSelection() } }
    if place.isWaiting { graph.after { [weak self] in if let self, isAlive { place.take() } } }
    guard selected.noteData() else { return }
    graph.after { [weak self] in
      guard let self, let left = isAlive ? selected.remainderAfterSearch(of: view.kind.selection) : nil else { return }
      write(left)
    }
  }

  private func note(_ removed: some RemovedRows, from provider: (any RowProvider)?) {
    guard selected.note(removed, from: provider) else { return }
    // What goes here may come at another place in this update, and the program may write the selection itself.
    graph.after { [weak self] in
      guard let self, isAlive, let left = selected.remainder(of: view.kind.selection, isFiltered: isFiltered) else { return }
      write(left)
    }
  }

  // MARK: Rows

  /// Runs the row closures of a source's bound rows again; equal rows emit nothing.
  private func refresh(_ source: ViewNode) {
    // Asking the model in its place would copy its references for each row.
    let model = rows.model
    for row in rows.register.rows(of: source) where !row.isUnbound {
      if rows.isOutdated { refill(row) } else if let place = model.row(ofToken: row.token) { fill(row, at: place) }
    }
  }

  func refill(_ row: RowNode) {
    // A source that is gone has no data to look anything up in.
    if rows.isOutdated { takeStructure() }
    if let place = rows.model.row(ofToken: row.token) { fill(row, at: place) }
  }

  private func fill(_ row: RowNode, at place: Row) {
    switch place {
    // What else a row of an element says follows from its content, which says so itself; a header's expansion is the section's.
    case .header(let id):
      rows.structure.sectionNodes[id]?.fillHeader(row)
      row.refresh()
    case .footer(let id):
      rows.structure.sectionNodes[id]?.fillFooter(row)
      row.refresh()
    case .row(_, let id, let offset):
      guard let provider = rows.structure.providers[id] else { return }
      let outer = selected.beginFilling()
      let isLasting = provider.fill(row, at: offset)
      selected.endFilling(row, outer, of: provider, at: offset, isLasting: isLasting)
      if edges.isUsed { row.refresh() }
    }
  }

  func presentationChanged(in row: RowNode, _ begins: Bool) {
    if begins { return rows.register.presenting.begin(row) }
    // The row is being evaluated now, or ends itself.
    graph.after { [weak self, id = row.host.id] in
      guard let self, let wish = rows.register.presenting.end(id), let row = rows.register.rows[id] else { return }
      if wish == .unbind { row.isUnbound = true } else { retire(row) }
    }
  }

  func stateWasWritten(in row: RowNode) { rows.register.hasWrittenRows = true }

  func tagChanged(of row: RowNode) {
    // A row that is being filled says so at the end, and the place of one behind a new structure is not known yet.
    guard !selected.isFilling, !rows.isOutdated, let place = rows.model.row(ofToken: row.token) else { return }
    if case .row(_, let id, let offset) = place { rows.structure.providers[id]?.note(row.ownTag, at: offset) }
  }

  /// Makes the row at a position, or gives it the node of another one, which the consumer has no use for any more: what its place showed
  /// before, or a row that went. Only the consumer knows which those are, and where the focus is.
  func makeRow(at index: Int, reusing old: RowNode?) -> RowNode {
    let (place, token) = rows.track(at: index)
    let (source, key) = rows.structure.source(of: place)
    let identity = RowIdentity(ObjectIdentifier(source), key)
    let oldSource = old?.source
    let isSource = oldSource === source && old?.role == place.role
    let isSame = isSource && old?.key == key
    var isRecycled = false
    if let old, !isSame, !old.hasWrittenState, !rows.register.isKept(identity) {
      isRecycled = isSource || rows.register.mayPass(old, of: oldSource, to: source, place.role, in: graph.counters.flushes)
    }
    let row: RowNode
    if let moved = rows.register[token: token], moved !== old, moved.source === source, moved.key == key, moved.role == place.role {
      // Another place showed the row before.
      if let old { retire(old) }
      row = moved
    } else if let old, isSame || isRecycled {
      row = old
    } else {
      if let old { retire(old) }
      row = rows.register.takeKept(identity) ?? makeRow(of: source, place.role)
      rows.register.add(row)
    }
    let isReuse = isRecycled && row === old
    rows.register.noteBound(isReuse: isReuse)
    rows.register.disown(row)
    if isReuse { row.isGone = false }
    rows.register.pass(row, to: identity, of: source)
    if rows.register.set(token, of: row) {
      row.standing.forget()
      sights.rowTurned(row)
    }
    own(row)
    graph.fillRow(recycling: isReuse) { fill(row, at: place) }
    return row
  }

  private func makeRow(of source: ViewNode, _ role: RowElement.Role) -> RowNode {
    // Most rows of a list with a selection stand for something: said from the start, it is lowered once.
    let isSelectable = role == .row && rowScope.value(ListSelectsKey.self)
    return RowNode(rowContext(of: source), in: self, source: source, role: role, isSelectable: isSelectable)
  }

  /// Notes which row shows an element, and reports two that show one.
  private func own(_ row: RowNode) {
    if let other = rows.register.own(row), !other.isUnbound, other.token != row.token, rows.model.index(ofToken: other.token) != nil {
      row.reportDuplicate(row.key)
    }
  }

  func rowContext(of source: ViewNode) -> NodeContext {
    var context = source.childContext
    context.parent = self
    context.leastDepth = source.depth + 1
    return context
  }

  /// Ends a row that its place doesn't show any more.
  func retire(_ row: RowNode) {
    if rows.postpones(.retire, of: row) { return }
    selected.forget(row)
    rows.retire(row)
  }

  /// The consumer has none of the rows any more.
  private func dropRows() {
    for row in rows.inUse {
      row.host.forgetShown()
      retire(row)
    }
  }
}

extension ListNode: RowCollector {
  func rowStructureChanged() {
    rows.isOutdated = true
    invalidate()
  }

  func rowsChanged(of provider: any RowProvider, by difference: IdentityDiff, _ removed: some RemovedRows) {
    if rows.register.hasWrittenRows { rows.forget(removed.keys, of: provider) }
    note(removed, from: provider)
    noteData()
    // A new structure that waits brings the segment's new count; its data change is then part of it.
    guard rows.structure.providers[provider.segmentID] != nil else { return }
    splice(rows.apply(difference, to: provider.segmentID))
  }

  func rowsRemoved(_ removed: some RemovedRows) { note(removed, from: nil) }

  var asksForPlaces: Bool { selected.asksForPlaces }

  func boundRows(of provider: any RowProvider) -> [(offset: Int, key: AnyHashable)] { rows.boundRows(of: provider) }

  func boundOffsets(of provider: any RowProvider) -> [Int]? { rows.isOutdated ? nil : rows.boundRows(of: provider).map(\.offset) }

  func heldRuns(of provider: any RowProvider) -> [Range<Int>]? {
    // Written state and the selection end with their elements, wherever those are.
    guard !rows.isOutdated, !rows.register.hasWrittenRows, selected.isWhollyBound else { return nil }
    return rows.model.trackedRuns(of: provider.segmentID, count: provider.rowCount)
  }

  func rowsRefreshed(of provider: any RowProvider) { refresh(provider) }

  func rowsRefreshed(of provider: any RowProvider, at offsets: Set<Int>) {
    if offsets.isEmpty { return }
    if rows.isOutdated { return refresh(provider) }
    let model = rows.model
    for row in rows.register.rows(of: provider) where !row.isUnbound {
      guard let place = model.row(ofToken: row.token), case .row(_, _, let offset) = place, offsets.contains(offset) else { continue }
      fill(row, at: place)
    }
  }

  func rowRefreshed(of provider: any RowProvider, at offset: Int) {
    if let row = rows.model.index(of: provider.segmentID, offset: offset).flatMap({ rows.boundRow(at: $0) }) { refill(row) }
  }

  func sectionRefreshed(_ section: any SectionRows) { refresh(section) }

  func sectionFolded(_ section: any SectionRows) {
    guard !rows.isOutdated, let isExpanded = section.isExpanded, rows.structure.sectionNodes[section.sectionID] === section else { return }
    splice(rows.setExpanded(section.sectionID, isExpanded))
    for row in rows.register.rows(of: section) where !row.isAsleep { row.refresh() }
  }

  var valueType: Any.Type { SelectionValue.self }

  func selectionValuesMayDiffer() {
    selected.valuesMayDiffer()
    if !selected.isFilling { editing.forgetDrag() }
  }

  func selectionValueChanged(from old: [Any], to new: [Any]) {
    selectionValuesMayDiffer()
    if selected.isAnySelected(old) != selected.isAnySelected(new) { graph.queue(.selectionChanged(host.id, nil)) }
  }

  func rowEditsChanged() {
    editing.forgetDrag()
    rows.refreshAll()
  }

  func partsRedecorated() { for row in rows.inUse { row.content?.redecorate() } }
}
