import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The node of a list: it knows the shape of its rows, makes those that are asked for, and keeps the selection in step
/// with the binding, which is the truth.
final class ListNode<SelectionValue: Hashable, Content: View>: ElementNode<List<SelectionValue, Content>>, RowOwner, DependentNode {
  private var content: TypedNode<Content>?
  private(set) var model = RowModel()
  private(set) var structure = RowStructure()
  private(set) var isStructureDirty = false
  /// The rows that the consumer has, and those that are kept because their state was written.
  var rows: [NodeID: RowNode] { register.rows }
  private var register: RowRegister
  private var kept: [RowIdentity: RowNode] = [:]
  /// Whether rows may pass from one source to another, as of the last two that it was asked of, in one update.
  private var passing: (from: ObjectIdentifier, to: ObjectIdentifier, update: Int, isAllowed: Bool)?
  /// What selecting each row of the consumer stands for, so that a change of the selection asks no element again.
  var boundValues: [NodeID: SelectionValue] = [:]
  /// Selecting a row may stand for something: of what never is there is none to look for.
  let hasValues = SelectionValue.self != Never.self
  /// Rows may stand for something else than ``boundValues`` says.
  var areValuesOld = false
  /// Some row has, or had, state that was written.
  private(set) var hasWrittenRows = false
  private var isFilling = false
  /// A row that is being filled says something else of its value than before.
  private var saidOtherwise = false
  var selection = Selection<SelectionValue>.none {
    didSet {
      selectionTurn += 1
      dragged = nil
    }
  }
  /// Counts the changes of the selection, and of what rows stand for.
  var selectionTurn = 0
  /// What the list itself wrote to the binding of its selection.
  var writes = SelectionWrites<SelectionValue>()
  /// The rows that the consumer has, by their tokens.
  var rowsByToken = RowTable()
  /// Selected values whose elements left the data in this update.
  var goneValues: Set<SelectionValue> = []
  /// The place of the row that has to be selected and left the data.
  var vacancy: RowVacancy<SelectionValue>?
  /// Those that left it while a search hides rows.
  var filtered = FilteredValues<SelectionValue>()
  /// How it stands, where somebody follows that.
  var scrolled: ScrolledArea? { didSet { settlePreferences() } }
  /// What the drag that began last takes with it.
  var dragged: DraggedElements?
  var menuNode: ViewNode?
  /// What the look of rows depends on.
  var edgeUse = EdgeUse()
  /// Icons have once had a colour.
  var isTinted = false
  var editingNodes: [ViewNode] = []
  var swipeNodes: [ViewNode] = []
  /// What the rows know of the list.
  let rowScope: EnvironmentScope

  init(_ view: List<SelectionValue, Content>, _ context: NodeContext) {
    rowScope = EnvironmentScope(inside: context.scope)
    register = RowRegister(context.graph.rowCounters)
    super.init(view, context, .list(ListElement(style: .plain, selectionMode: .none)))
    evaluate()
    var inner = slotContext
    inner.rows = self
    inner.scope = rowScope
    content = graph.makeNode(view.content, inner)
    host.hidden = { [weak self] in self?.dropRows() }
    scope.scrollRegistry?.add(self)
    takeStructure()
    settlePreferences()
    tellColumn(by: .list)
  }

  override var children: [ViewNode] {
    var nodes: [ViewNode] = content.map { [$0] } ?? []
    nodes += rows.values.map { $0 as ViewNode }
    nodes += kept.values.map { $0 as ViewNode }
    if let menuNode { nodes.append(menuNode) }
    nodes += editingNodes
    nodes += swipeNodes
    return nodes
  }

  override func mergedPreferences() -> Preferences? { (content?.preferences).saying(scrolled) }

  override func handle(_ event: Event) { took(event) }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    // The consumer loses the rows with the list's element, and the node may be gone by the time that it is told of that.
    dropRows()
    dragged = nil
    scope.scrollRegistry?.remove(self)
    scope.value(ColumnKey.self)?.selectionChanged(in: self, isEmpty: true, by: .list)
  }

  // MARK: Updates

  override func viewChanged(from old: List<SelectionValue, Content>) {
    evaluate()
    content?.update(view.content)
  }

  override func evaluate() {
    isDirty = false
    if isStructureDirty { takeStructure() }
    var lowered = graph.reading(self) { element() }
    if scrolled != nil, !lowered.followsScrolling { scrolled = nil }
    noticeSearch()
    let (new, isEditing) = graph.track(self) {
      (view.kind.selection, scope.value(EditModeKey.self).binding?.wrappedValue.isEditing ?? false)
    }
    lowered.isEditing = isEditing
    host.set(.list(lowered))
    rowScope.set(ListSelectsKey.self, to: view.kind.selects)
    rowScope.set(ListEditsKey.self, to: isEditing)
    rowScope.set(UsedListStyleKey.self, to: lowered.style)
    tintIcons()
    takeEdgeUse(edgeUse(of: lowered.style))
    if new != selection {
      noticeSelected(new.values)
      selection = new
      // What a list begins with, nobody has selected just now.
      tellColumn(by: content == nil ? .list : writes.author(of: new))
      if host.isShown { graph.queue(.selectionChanged(host.id)) }
    } else {
      writes.confirm(new)
    }
  }

  private func takeStructure() {
    isStructureDirty = false
    noticeData()
    structure = CollectedRows.of(content)
    structure.close()
    for segment in structure.segments.values { segment.expectValues(of: SelectionValue.self) }
    let splices = model.replaceStructure(structure.sections)
    splice(splices)
    if edgeUse.isUsed, !splices.isEmpty { refreshEdges() }
    takeEdgeUse(edgeUse(of: nil))
    for (key, row) in kept where row.source.map(isInStructure) != true { forget(row, key) }
    for row in rows.values where row.role != .row && !row.isAsleep { row.refresh() }
  }

  private func isInStructure(_ source: ViewNode) -> Bool {
    if let segment = source as? any RowSegment { return structure.segments[segment.segmentID] != nil }
    if let section = source as? any SectionRows { return structure.sectionNodes[section.sectionID] != nil }
    return false
  }

  private func splice(_ splices: [Splice]) {
    guard !splices.isEmpty else { return }
    // What a row that went shows may not be evaluated any more, and the consumer lets go of it only after the update.
    let model = model
    if splices.contains(where: { $0.removed > 0 }) {
      for row in rows.values where !row.isUnbound && model.index(ofToken: row.token) == nil { row.isUnbound = true }
    }
    edgesMayDiffer(at: splices)
    vacancy?.follow(splices)
    // A consumer that doesn't have the list yet asks for its rows when it gets it.
    if host.isShown { graph.queue(.splice(host.id, splices)) }
  }

  /// The rows of a source that the consumer has.
  func rows(of source: ViewNode) -> [RowNode] { register.rows(of: source) }

  /// Runs the row closures of a source's bound rows again; equal rows emit nothing.
  func refresh(_ source: ViewNode) {
    // Asking the model in its place would copy its references for each row.
    let model = model
    for row in rows(of: source) where !row.isUnbound {
      if isStructureDirty { refill(row) } else if let place = model.row(ofToken: row.token) { fill(row, at: place) }
    }
  }

  func refill(_ row: RowNode) {
    // A source that is gone has no data to look anything up in.
    if isStructureDirty { takeStructure() }
    if let place = model.row(ofToken: row.token) { fill(row, at: place) }
  }

  // MARK: Rows

  /// Whose the row at a place is, and which of its rows.
  private func owner(of place: Row) -> (source: ViewNode, key: AnyHashable) {
    switch place {
    case .header(let id): if let section = structure.sectionNodes[id] { return (section, "header") }
    case .footer(let id): if let section = structure.sectionNodes[id] { return (section, "footer") }
    case .row(_, let id, let offset): if let segment = structure.segments[id] { return (segment, segment.key(at: offset)) }
    }
    preconditionFailure("every row of the model has a source in the structure")
  }

  func fill(_ row: RowNode, at place: Row) {
    switch place {
    // What else a row of an element says follows from its content, which says so itself; a header's expansion is the section's.
    case .header(let id):
      structure.sectionNodes[id]?.fillHeader(row)
      row.refresh()
    case .footer(let id):
      structure.sectionNodes[id]?.fillFooter(row)
      row.refresh()
    case .row(_, let id, let offset):
      guard let segment = structure.segments[id] else { return }
      // What the row itself says of its value meanwhile is taken at the end.
      let outside = (isFilling, saidOtherwise)
      (isFilling, saidOtherwise) = (true, false)
      let isLasting = segment.fill(row, at: offset)
      let isKnown = row.valueIsKnown && isLasting && !saidOtherwise
      (isFilling, saidOtherwise) = outside
      if !isKnown { learnValue(of: row, from: segment, at: offset) }
      if showsEdges { row.refresh() }
    }
  }

  func stateWasWritten(in row: RowNode) { hasWrittenRows = true }

  func tagChanged(of row: RowNode) {
    // A row that is being filled says so at the end, and the place of one behind a new structure is not known yet.
    guard !isFilling, !isStructureDirty, let place = model.row(ofToken: row.token) else { return }
    if case .row(_, let id, let offset) = place { structure.segments[id]?.tagChanged(of: row, at: offset) }
  }

  /// Makes the row at a position, or gives it the node of another one, which the consumer has no use for any more: what its place showed
  /// before, or a row that went. Only the consumer knows which those are, and where the focus is.
  func makeRow(at index: Int, reusing old: RowNode?) -> RowNode {
    let (place, token) = model.track(at: index)
    let (source, key) = owner(of: place)
    let identity = RowIdentity(ObjectIdentifier(source), key)
    let isSource = old?.source === source && old?.role == place.role
    let isSame = isSource && old?.key == key
    var isRecycled = false
    if let old, !isSame, !old.hasWrittenState, kept.isEmpty || kept[identity] == nil {
      isRecycled = isSource || mayPass(old, to: source, place.role)
    }
    let row: RowNode
    if let moved = rowsByToken[token], moved !== old, moved.source === source, moved.key == key, moved.role == place.role {
      // Another place showed the row before.
      if let old { retire(old) }
      row = moved
    } else if let old, isSame || isRecycled {
      row = old
    } else {
      if let old { retire(old) }
      row = kept.removeValue(forKey: identity) ?? RowNode(rowContext(of: source), in: self, source: source, role: place.role)
      register.add(row)
    }
    register.noteBound(isReuse: isRecycled && row === old)
    graph.isRecycling = isRecycled && row === old
    register.disown(row)
    if isRecycled, row === old {
      row.isGone = false
      if row.source !== source { register.pass(row, to: source) }
    }
    row.key = key
    if row.token != token {
      if rowsByToken[row.token] === row { rowsByToken[row.token] = nil }
      row.token = token
      row.valueIsKnown = false
    }
    rowsByToken[token] = row
    own(row)
    fill(row, at: place)
    graph.isRecycling = false
    return row
  }

  /// Notes which row shows an element, and reports two that show one.
  private func own(_ row: RowNode) {
    if let other = register.own(row), !other.isUnbound, other.token != row.token,
      model.index(ofToken: other.token) != nil
    {
      row.reportDuplicate(row.key)
    }
  }

  /// Whether a row of another source may show one of this source's elements. Many that are bound at once are asked it of the same two.
  private func mayPass(_ row: RowNode, to source: ViewNode, _ role: RowElement.Role) -> Bool {
    guard role == .row, row.role == .row, source.depth < row.depth, let own = row.source, own.isAlive else { return false }
    let from = ObjectIdentifier(own)
    let to = ObjectIdentifier(source)
    let update = graph.counters.flushes
    if let passing, passing.from == from, passing.to == to, passing.update == update { return passing.isAllowed }
    let isAllowed = RowNode.mayPass(from: own, to: source)
    passing = (from, to, update, isAllowed)
    return isAllowed
  }

  func rowContext(of source: ViewNode) -> NodeContext {
    var context = source.childContext
    context.parent = self
    context.leastDepth = source.depth + 1
    return context
  }

  /// Ends a row that its place doesn't show any more; one with written state is kept for its element.
  func retire(_ row: RowNode) {
    guard register.remove(row) else { return }
    if !boundValues.isEmpty { boundValues[row.host.id] = nil }
    row.valueIsKnown = false
    if rowsByToken[row.token] === row { rowsByToken[row.token] = nil }
    if row.hasWrittenState, !row.isGone, let source = row.source, source.isAlive, isInStructure(source) {
      row.isUnbound = true
      kept[RowIdentity(of: row)] = row
    } else {
      row.destroy()
    }
  }

  private func forget(_ row: RowNode, _ key: RowIdentity) {
    kept[key] = nil
    row.destroy()
  }

  /// The consumer has none of the rows any more.
  private func dropRows() {
    for row in rows.values {
      row.host.forgetShown()
      retire(row)
    }
  }

  func row(_ id: NodeID) -> RowNode? { register.rows[id] }

  func releaseUnused(_ used: Set<Int>) { model.releaseTokens(except: used) }

  func tokenOfRow(at index: Int) -> Int { model.token(at: index) }
}

extension ListNode: RowCollector {
  func rowStructureChanged() {
    isStructureDirty = true
    invalidate()
  }

  func segment(_ segment: any RowSegment, changedBy difference: IdentityDiff, _ removed: some RemovedRows) {
    if hasWrittenRows { forget(removed.keys, of: segment) }
    rowsRemoved(removed, from: segment)
    noticeData()
    // A new structure that waits brings the segment's new count; its data change is then part of it.
    guard structure.segments[segment.segmentID] != nil else { return }
    splice(model.apply(difference, to: segment.segmentID))
  }

  /// The state of rows ends with their elements.
  private func forget(_ gone: Set<AnyHashable>, of source: ViewNode) {
    for (key, row) in kept where row.source === source && gone.contains(row.key) { forget(row, key) }
    for row in rows(of: source) where gone.contains(row.key) { row.isGone = true }
  }

  func segmentRefreshed(_ segment: any RowSegment) { refresh(segment) }

  func sectionRefreshed(_ section: any SectionRows) { refresh(section) }

  func sectionFolded(_ section: any SectionRows) {
    guard !isStructureDirty, let isExpanded = section.isExpanded, structure.sectionNodes[section.sectionID] === section else { return }
    splice(model.setExpanded(section.sectionID, isExpanded))
    for row in rows(of: section) where !row.isAsleep { row.refresh() }
  }

  func selectionValuesMayDiffer() {
    if isFilling {
      saidOtherwise = true
    } else {
      areValuesOld = true
      dragged = nil
    }
  }

  func selectionValueChanged(from old: [Any], to new: [Any]) {
    selectionValuesMayDiffer()
    func isSelected(_ values: [Any]) -> Bool {
      values.lazy.compactMap { taggedValue($0, as: SelectionValue.self) }.first.map(selection.isSelected) ?? false
    }
    if isSelected(old) != isSelected(new) { graph.queue(.selectionChanged(host.id)) }
  }
}
