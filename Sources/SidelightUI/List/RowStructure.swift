import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Collects what a list's content says its rows are: sections, and in them segments, without making any row.
struct RowStructure {
  private(set) var sections: [SectionDescription] = []
  private(set) var providers: [SegmentID: any RowProvider] = [:]
  private(set) var sectionNodes: [SectionID: any SectionRows] = [:]
  private var open: (id: SectionID, node: (any SectionRows)?, segments: [SegmentDescription])?
  /// The section that was closed last.
  private var last: SectionID?

  /// Adds a source of rows to the section that is open, or to one without header.
  @MainActor mutating func add(_ provider: any RowProvider) {
    providers[provider.segmentID] = provider
    if open == nil {
      // Rows outside of sections are known by what they follow, so that they stay the same when others come before that.
      open = (SectionID(-1 - (last?.rawValue ?? 0)), nil, [])
    }
    open?.segments.append(SegmentDescription(provider.segmentID, count: provider.rowCount))
  }

  /// Begins a section, and says whether that is to be closed: a section inside a section has no meaning of its own, and its rows belong
  /// to the outer one.
  @MainActor mutating func begin(_ section: any SectionRows) -> Bool {
    if open?.node != nil { return false }
    close()
    open = (section.sectionID, section, [])
    sectionNodes[section.sectionID] = section
    return true
  }

  /// Whether a source of rows or a section is part of it.
  @MainActor func contains(_ source: ViewNode) -> Bool {
    if let provider = source as? any RowProvider { return providers[provider.segmentID] != nil }
    if let section = source as? any SectionRows { return sectionNodes[section.sectionID] != nil }
    return false
  }

  /// Whether the section of a header is open; nil for other rows, and where it does not fold.
  @MainActor func isOpen(_ row: Row) -> Bool? { if case .header(let id) = row { sectionNodes[id]?.isExpanded } else { nil } }

  /// The segment of the first row that may be there.
  var firstSegment: SegmentID? { sections.lazy.compactMap(\.segments.first).first?.id }

  /// Ends the section that is open.
  @MainActor mutating func close() {
    guard let open else { return }
    sections.append(
      SectionDescription(
        open.id, segments: open.segments, hasHeader: open.node?.hasHeader ?? false, hasFooter: open.node?.hasFooter ?? false,
        isCollapsible: open.node?.isExpanded != nil, isExpanded: open.node?.isExpanded ?? true))
    last = open.id
    self.open = nil
  }
}

/// The list that collects rows here. The context of the nodes below keeps nothing alive.
private struct WeakRows: Equatable {
  weak var rows: (any RowCollector)?

  static func == (left: WeakRows, right: WeakRows) -> Bool { left.rows === right.rows }
}

private struct WeakGroup: Equatable {
  weak var group: (any RowProvider)?

  static func == (left: WeakGroup, right: WeakGroup) -> Bool { left.group === right.group }
}

private enum RowsKey: ContextKey { static var defaultValue: WeakRows { WeakRows() } }
private enum LevelKey: ContextKey { static var defaultValue: Int { 0 } }
private enum GroupKey: ContextKey { static var defaultValue: WeakGroup { WeakGroup() } }

extension NodeContext {
  /// Inside a list's content: who collects the rows. Nil within a row.
  var rows: (any RowCollector)? {
    get { collector == nil ? nil : self[RowsKey.self].rows }
    set {
      collector = newValue
      self[RowsKey.self] = WeakRows(rows: newValue)
    }
  }

  /// How many disclosure groups of the list stand around this content.
  var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }

  /// The innermost of them.
  var group: (any RowProvider)? {
    get { self[GroupKey.self].group }
    set { self[GroupKey.self] = WeakGroup(group: newValue) }
  }
}

/// The rows that the nodes of a list's content put together.
@MainActor final class CollectedRows: ContentStructure {
  var structure = RowStructure()

  /// Adds a section whose rows `content` adds.
  func add(_ section: any SectionRows, content: () -> Void) {
    let isOuter = structure.begin(section)
    content()
    if isOuter { structure.close() }
  }

  /// The rows of a node.
  static func of(_ node: ViewNode?) -> RowStructure {
    let rows = CollectedRows()
    node?.contribute(to: rows)
    return rows.structure
  }
}

/// Where the content of a list reports that its rows changed.
@MainActor protocol RowCollector: ContentCollector {
  /// Sections or segments came, went or moved.
  func rowStructureChanged()
  /// The data of one segment changed; its bound rows are to be refreshed.
  /// - Parameter removed: the elements that left the data.
  func rowsChanged(of provider: any RowProvider, by difference: IdentityDiff, _ removed: some RemovedRows)
  /// The rows of a segment that are in use, by their offsets before the changes that the list has yet to hear of.
  func boundRows(of provider: any RowProvider) -> [(offset: Int, key: AnyHashable)]
  /// Elements left the data, and their rows with them.
  func rowsRemoved(_ removed: some RemovedRows)
  /// Whether the list wants to know where what left the data was.
  var asksForPlaces: Bool { get }
  /// Rows of a segment may show something else now: those that are bound are made anew.
  func rowsRefreshed(of provider: any RowProvider)
  /// The offsets of a segment's rows that are bound; nil where that is not known.
  func boundOffsets(of provider: any RowProvider) -> [Int]?
  /// The offsets of a segment's rows that somebody holds on to, as ascending runs; nil where it also matters what becomes of others.
  func heldRuns(of provider: any RowProvider) -> [Range<Int>]?
  /// Some rows of a segment may show something else now.
  func rowsRefreshed(of provider: any RowProvider, at offsets: Set<Int>)
  /// One row of a segment may show something else now.
  func rowRefreshed(of provider: any RowProvider, at offset: Int)
  /// The header and footer of a section may show something else now.
  func sectionRefreshed(_ section: any SectionRows)
  /// A section was folded or unfolded, and nothing else about it changed.
  func sectionFolded(_ section: any SectionRows)
  /// Of what type the values are that selecting rows stands for; `Never` where none can be selected.
  var valueType: Any.Type { get }
  /// What selecting some rows stands for may have changed without their being made anew.
  func selectionValuesMayDiffer()
  /// What selecting a row stands for changed, from the first that fits of some values to that of others.
  func selectionValueChanged(from old: [Any], to new: [Any])
  /// Whether the headers of sections show their actions.
  var showsSectionActions: Bool { get }
  /// What the user may do to rows changed.
  func rowEditsChanged()
}

/// A section, as the list sees it.
@MainActor protocol SectionRows: ViewNode {
  var sectionID: SectionID { get }
  var hasHeader: Bool { get }
  var hasFooter: Bool { get }
  /// Whether it is open; nil for a section that doesn't fold.
  var isExpanded: Bool? { get }
  /// Whether a style that has something to fold sections with gives it to this one.
  var isFoldedByUser: Bool { get }
  func setExpanded(_ isExpanded: Bool)
  /// What is said of its actions.
  var actions: SectionActions? { get }
  func fillHeader(_ row: RowContentNode)
  func fillFooter(_ row: RowContentNode)
}

extension RowCollector {
  var showsSectionActions: Bool { true }
  var asksForPlaces: Bool { false }
  var valueType: Any.Type { Never.self }
}

extension Row {
  var role: RowElement.Role {
    switch self {
    case .header: .header
    case .footer: .footer
    case .row: .row
    }
  }
}
