import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The view of which cells are shown.
@MainActor protocol LazyOwner: ViewNode {
  /// What they are told from the outside.
  func cellContext(of source: ViewNode) -> NodeContext
  var cellAxis: Axis2D { get }
}

/// The views of a lazy stack or grid: what there is, and which of it is made.
@MainActor final class LazyCells {
  weak var owner: (any LazyOwner)?
  private(set) var model = RowModel()
  private(set) var structure = RowStructure()
  /// Which headers and footers stay in view.
  var pinned: PinnedScrollableViews = [] { didSet { if pinned != oldValue { forgetHeadings() } } }
  /// The content has other views by now than the structure says.
  private var isOutdated = true
  /// What went and came since the owner asked last.
  private var splices: [Splice] = []
  /// Those that are made, by their tokens.
  private var cells: [Int: LazyCell] = [:]
  /// Those that were shown last, in their order.
  private var shown: [LazyCell] = []
  /// Cells without a place whose state was written.
  private var kept: [RowIdentity: LazyCell] = [:]

  var all: [LazyCell] { Array(cells.values) + Array(kept.values) }

  // MARK: - What there is

  /// What went and came since this was asked last.
  func takeChanges(of content: ViewNode?) -> [Splice] {
    if isOutdated {
      isOutdated = false
      structure = CollectedRows.of(content)
      structure.close()
      splices += model.replaceStructure(structure.sections)
      setAsideGone()
      for cell in kept.values where cell.source.map({ structure.contains($0) }) != true { forget(cell) }
    }
    defer { splices = [] }
    return splices
  }

  /// Views whose elements are gone must not be evaluated any more.
  private func setAsideGone() { for cell in cells.values where model.index(ofToken: cell.token) == nil { cell.isUnbound = true } }

  var groups: [LazyPlan.Group] {
    model.sections.flatMap { section in
      [
        LazyPlan.Group(section.hasHeader ? 1 : 0, isWide: true),
        LazyPlan.Group(section.showsBody ? section.segments.reduce(0) { $0 + $1.count } : 0),
        LazyPlan.Group(section.hasFooter ? 1 : 0, isWide: true),
      ]
    }
  }

  var pins: [LazyLayout.Pin] {
    guard !pinned.isEmpty else { return [] }
    var pins: [LazyLayout.Pin] = []
    var start = 0
    for section in model.sections {
      let count = section.showsBody ? section.segments.reduce(0) { $0 + $1.count } : 0
      let end = start + count + (section.hasHeader ? 1 : 0) + (section.hasFooter ? 1 : 0)
      if section.hasHeader, pinned.contains(.sectionHeaders) { pins.append(LazyLayout.Pin(start, section: start..<end)) }
      if section.hasFooter, pinned.contains(.sectionFooters) { pins.append(LazyLayout.Pin(end - 1, section: start..<end)) }
      start = end
    }
    return pins
  }

  /// The position of the view with an id, among all; nil if there is none. O(views).
  func position(of id: AnyHashable) -> Int? {
    structure.providers.firstNonNil { segment, provider in provider.offset(of: id).flatMap { model.index(of: segment, offset: $0) } }
  }

  func position(ofFirstOf node: ViewNode) -> Int? {
    var rows = CollectedRows.of(node)
    rows.close()
    return rows.firstSegment.flatMap { model.index(of: $0, offset: 0) }
  }

  // MARK: - What is made

  /// The positions of those that stay made wherever they are: something is shown over the window from within them, or they have the focus.
  func held(_ focused: NodeID?) -> [Int] {
    cells.values.filter { $0.presentations > 0 || $0.host.id == focused }.compactMap { model.index(ofToken: $0.token) }
  }

  func key(of element: NodeID) -> AnyHashable? { cells.values.first { $0.host.id == element && $0.role == .row }?.key }

  func cell(at position: Int) -> LazyCell? { model.knownToken(at: position).flatMap { cells[$0] } }

  /// Makes the views at some positions, and lets go of all others, whose cells the new ones take over where they can.
  func show(_ positions: [Int]) -> [LazyCell] {
    let places = positions.map { model.track(at: $0) }
    let tokens = Set(places.map(\.token))
    let leaving = shown.filter { cells[$0.token] === $0 && !tokens.contains($0.token) }
    // They are taken from the end: the first new view takes over the first cell, so that no cells change places where all are given on.
    var free = Dictionary(grouping: leaving.lazy.filter { !$0.hasWrittenState }.reversed(), by: Kind.init)
    shown = places.map { row, token in cells[token].map { stay($0) } ?? make(row, token, from: &free) }
    for cell in leaving where !tokens.contains(cell.token) { retire(cell) }
    model.releaseTokens(except: tokens)
    return shown
  }

  /// What a cell can be given on to.
  private struct Kind: Hashable {
    let source: ObjectIdentifier?
    let role: RowElement.Role

    init(_ source: ViewNode?, _ role: RowElement.Role) {
      self.source = source.map { ObjectIdentifier($0) }
      self.role = role
    }

    @MainActor init(_ cell: LazyCell) { self.init(cell.source, cell.role) }
  }

  private func stay(_ cell: LazyCell) -> LazyCell {
    if cell.isUnbound { cell.wake() }
    return cell
  }

  private func make(_ row: Row, _ token: Int, from free: inout [Kind: [LazyCell]]) -> LazyCell {
    let (source, key) = structure.source(of: row)
    let identity = RowIdentity(ObjectIdentifier(source), key)
    let old = kept.isEmpty ? nil : kept.removeValue(forKey: identity)
    let spare = old == nil ? free[Kind(source, row.role)]?.popLast() : nil
    let cell = old ?? spare ?? makeCell(of: source, row.role, key)
    if let spare { cells[spare.token] = nil }
    (cell.token, cell.key) = (token, key)
    cells[token] = cell
    cell.isUnbound = false
    cell.graph.fillRow(recycling: spare != nil) { fill(cell, at: row) }
    // What waits in it belongs to the element that it has now.
    cell.wake()
    return cell
  }

  private func makeCell(of source: ViewNode, _ role: RowElement.Role, _ key: AnyHashable) -> LazyCell {
    guard let owner else { preconditionFailure("Views are made for a view that is there.") }
    let isPinned = pinned.contains(role == .header ? .sectionHeaders : .sectionFooters) && role != .row
    return LazyCell(
      owner.cellContext(of: source), in: self, source: source, role: role, key: key, along: owner.cellAxis, isPinned: isPinned)
  }

  /// Headers and footers are made anew.
  private func forgetHeadings() {
    for (token, cell) in cells where cell.role != .row {
      cells[token] = nil
      cell.destroy()
    }
  }

  private func retire(_ cell: LazyCell) {
    let isThere = model.index(ofToken: cell.token) != nil
    cells[cell.token] = nil
    guard cell.hasWrittenState, isThere, let source = cell.source, source.isAlive, structure.contains(source) else { return cell.destroy() }
    cell.isUnbound = true
    kept[RowIdentity(ObjectIdentifier(source), cell.key)] = cell
  }

  private func forget(_ cell: LazyCell) {
    if let source = cell.source { kept[RowIdentity(ObjectIdentifier(source), cell.key)] = nil }
    cell.destroy()
  }

  func refill(_ cell: LazyCell) {
    // What is outdated is filled when the owner has taken the new structure.
    guard !isOutdated, let row = model.row(ofToken: cell.token) else { return }
    fill(cell, at: row)
  }

  private func fill(_ cell: LazyCell, at row: Row) {
    switch row {
    case .header(let id): structure.sectionNodes[id]?.fillHeader(cell)
    case .footer(let id): structure.sectionNodes[id]?.fillFooter(cell)
    case .row(_, let id, let offset): structure.providers[id]?.fill(cell, at: offset)
    }
  }

  private func made(of source: ViewNode) -> [LazyCell] { cells.values.filter { $0.source === source && !$0.isUnbound } }
}

extension LazyCells: RowCollector {
  var makesRows: Bool { false }
  var showsSectionActions: Bool { false }

  func rowStructureChanged() {
    isOutdated = true
    owner?.invalidate()
  }

  func rowsChanged(of provider: any RowProvider, by difference: IdentityDiff, _ removed: some RemovedRows) {
    if !kept.isEmpty {
      let gone = removed.keys
      for cell in kept.values where cell.source === provider && gone.contains(cell.key) { forget(cell) }
    }
    guard structure.providers[provider.segmentID] != nil else { return }
    splices += model.apply(difference, to: provider.segmentID)
    setAsideGone()
    owner?.invalidate()
  }

  func boundRows(of provider: any RowProvider) -> [(offset: Int, key: AnyHashable)] {
    made(of: provider).compactMap { cell in
      guard case .row(_, provider.segmentID, let offset)? = model.row(ofToken: cell.token) else { return nil }
      return (offset, cell.key)
    }
  }

  func boundOffsets(of provider: any RowProvider) -> [Int]? { isOutdated ? nil : boundRows(of: provider).map(\.offset) }

  func heldRuns(of provider: any RowProvider) -> [Range<Int>]? {
    // Written state ends with its element, wherever that is.
    guard !isOutdated, kept.isEmpty, cells.values.allSatisfy({ !$0.hasWrittenState }) else { return nil }
    return model.trackedRuns(of: provider.segmentID, count: provider.rowCount)
  }

  func rowsRefreshed(of provider: any RowProvider) { for cell in made(of: provider) { refill(cell) } }

  func rowsRefreshed(of provider: any RowProvider, at offsets: Set<Int>) {
    guard !offsets.isEmpty else { return }
    for cell in made(of: provider) {
      if case .row(_, _, let offset)? = model.row(ofToken: cell.token), offsets.contains(offset) { refill(cell) }
    }
  }

  func rowRefreshed(of provider: any RowProvider, at offset: Int) { rowsRefreshed(of: provider, at: [offset]) }
  func sectionRefreshed(_ section: any SectionRows) { for cell in made(of: section) { refill(cell) } }

  func sectionFolded(_ section: any SectionRows) {
    guard !isOutdated, let isExpanded = section.isExpanded else { return }
    splices += model.setExpanded(section.sectionID, isExpanded)
    owner?.invalidate()
  }

  func partsRedecorated() { for cell in cells.values { cell.content?.redecorate() } }

  // Nothing is selected, and nothing is edited by the user.
  func rowsRemoved(_ removed: some RemovedRows) {}
  func selectionValuesMayDiffer() {}
  func selectionValueChanged(from old: [Any], to new: [Any]) {}
  func rowEditsChanged() {}
}
