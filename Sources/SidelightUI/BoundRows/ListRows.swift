import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The rows of a list: what stands at each position, and which rows are in use.
///
/// It does not know what rows stand for in a selection, and so need not be generic: a generic class costs more at each step.
@MainActor final class ListRows {
  private(set) var model = RowModel()
  private(set) var structure = RowStructure()
  /// The content has other rows by now than the structure says.
  var isOutdated = false
  let register: RowRegister

  init(_ counters: RowCounters) { register = RowRegister(counters) }

  var count: Int { model.count }

  // MARK: Changes

  /// Takes the newest structure.
  func take(_ new: RowStructure) -> [Splice] {
    isOutdated = false
    structure = new
    return model.replaceStructure(new.sections)
  }

  func apply(_ difference: IdentityDiff, to segment: SegmentID) -> [Splice] { model.apply(difference, to: segment) }

  func setExpanded(_ section: SectionID, _ isExpanded: Bool) -> [Splice] { model.setExpanded(section, isExpanded) }

  func track(at index: Int) -> (row: Row, token: Int) { model.track(at: index) }

  func token(at index: Int) -> Int { model.token(at: index) }

  func releaseTokens(except used: Set<Int>) {
    model.releaseTokens(except: register.presenting.isEmpty ? used : used.union(register.presenting.tokens))
  }

  /// Sets aside the rows that left the list: what they show must not be evaluated any more, though the consumer lets go of them only after
  /// the update.
  /// - Returns: those that the consumer has let go of before.
  func unbindGone() -> [RowNode] {
    let model = model
    var retired: [RowNode] = []
    for row in inUse where !row.isUnbound && model.index(ofToken: row.token) == nil {
      if register.presenting.isRetired(row) { retired.append(row) } else { row.isUnbound = true }
    }
    return retired
  }

  /// Whether what the consumer asks for is left for later, because something is shown over the window from within the row.
  func postpones(_ wish: PresentingRows.Wish, of row: RowNode) -> Bool {
    !register.presenting.isEmpty && model.index(ofToken: row.token) != nil && register.presenting.postpone(wish, of: row)
  }

  // MARK: What stands at a position

  /// What stands at a position; nil where the list has none.
  func row(at index: Int) -> Row? { index >= 0 && index < model.count ? model.row(at: index) : nil }

  /// What answers for the row at a position; nil for headers and footers.
  func provider(at index: Int) -> (provider: any RowProvider, offset: Int)? {
    guard case .row(_, let id, let offset)? = row(at: index), let provider = structure.providers[id] else { return nil }
    return (provider, offset)
  }

  /// The element that the row at a position shows; nil for what no dynamic view made.
  func element(at index: Int) -> ElementOffset? { provider(at: index).flatMap { $0.provider.element(at: $0.offset) } }

  func isHeading(_ index: Int) -> Bool { row(at: index).map { $0.role != .row } ?? false }

  /// Whether the section of a header is open; nil for other rows, and where it does not fold.
  func isOpen(_ index: Int) -> Bool? { row(at: index).flatMap { structure.isOpen($0) } }

  /// Where the row of an outline is that a row is below.
  func parent(of index: Int) -> Int? {
    guard let (provider, offset) = provider(at: index) else { return nil }
    if let parent = provider.outline?.parent(of: offset) { return model.index(of: provider.segmentID, offset: parent) }
    return provider.context.disclosure.flatMap { model.index(of: $0.segmentID, offset: 0) }
  }

  /// How many rows the row at a position is below.
  func depth(of index: Int) -> Int {
    var depth = 0
    var next = parent(of: index)
    while let parent = next {
      depth += 1
      next = self.parent(of: parent)
    }
    return depth
  }

  /// Whether the user may select the row at a position: one that nobody has made yet is known by the value of its view.
  func maySelect(_ index: Int) -> Bool {
    guard let (provider, offset) = provider(at: index) else { return false }
    if let row = boundRow(at: index) { return !row.isSelectionDisabled }
    return !provider.mayForbidSelection || !provider.traits(at: offset).isSelectionDisabled
  }

  /// Where a row of a segment stands; nil for one that a folded section hides.
  func position(of segment: SegmentID, _ offset: Int) -> Int? {
    let section = model.sections.first { $0.segments.contains { $0.id == segment } }
    return section.flatMap { model.index(of: .row($0.id, segment, offset: offset)) }
  }

  // MARK: Rows in use

  /// The rows that the consumer has, in no order.
  var inUse: Dictionary<NodeID, RowNode>.Values { register.rows.values }

  /// The row that the consumer shows at a position.
  func boundRow(at index: Int) -> RowNode? {
    guard let token = model.knownToken(at: index), let row = register[token: token], !row.isUnbound else { return nil }
    return row
  }

  /// The rows that the consumer shows, by their positions. Complexity: O(rows that it has).
  func boundRows() -> [Int: RowNode] {
    let model = model
    var found: [Int: RowNode] = [:]
    for row in inUse where !row.isUnbound {
      if let index = model.index(ofToken: row.token) { found[index] = row }
    }
    return found
  }

  func boundRows(of provider: any RowProvider) -> [(offset: Int, key: AnyHashable)] {
    let model = model
    return register.rows(of: provider).compactMap { row in
      guard !row.isUnbound, case .row(_, provider.segmentID, let offset)? = model.row(ofToken: row.token) else { return nil }
      return (offset, row.key)
    }
  }

  /// Brings all rows in use up to date: what they are may follow from where they stand, or from what is said around all of them.
  func refreshAll() {
    for row in inUse where !row.isAsleep { row.refresh() }
  }

  /// Ends a row that its place doesn't show any more; one with written state is kept for its element.
  func retire(_ row: RowNode) {
    guard register.remove(row) else { return }
    if row.hasWrittenState, !row.isGone, let source = row.source, source.isAlive, structure.contains(source) {
      row.isUnbound = true
      register.keep(row)
    } else {
      row.destroy()
    }
  }

  /// Ends the kept rows whose sources are gone.
  func forgetOrphans() {
    for row in register.kept.values where row.source.map({ structure.contains($0) }) != true { forget(row) }
  }

  /// The state of rows ends with their elements.
  func forget(_ gone: Set<AnyHashable>, of source: ViewNode) {
    for row in register.kept.values where row.source === source && gone.contains(row.key) { forget(row) }
    for row in register.rows(of: source) where gone.contains(row.key) { row.isGone = true }
  }

  private func forget(_ row: RowNode) {
    register.release(row)
    row.destroy()
  }
}
