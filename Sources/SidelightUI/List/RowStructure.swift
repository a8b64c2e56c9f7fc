import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Collects what a list's content says its rows are: sections, and in them segments, without making any row.
struct RowStructure {
  private(set) var sections: [SectionDescription] = []
  private(set) var segments: [SegmentID: any RowSegment] = [:]
  private(set) var sectionNodes: [SectionID: any SectionRows] = [:]
  private var open: (id: SectionID, node: (any SectionRows)?, segments: [SegmentDescription])?
  /// The section that was closed last.
  private var last: SectionID?

  /// Adds a source of rows to the section that is open, or to one without header.
  @MainActor mutating func add(_ segment: any RowSegment) {
    segments[segment.segmentID] = segment
    if open == nil {
      // Rows outside of sections are known by what they follow, so that they stay the same when others come before that.
      open = (SectionID(-1 - (last?.rawValue ?? 0)), nil, [])
    }
    open?.segments.append(SegmentDescription(segment.segmentID, count: segment.rowCount))
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
    if let segment = source as? any RowSegment { return segments[segment.segmentID] != nil }
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
  weak var group: (any RowSegment)?

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
  var group: (any RowSegment)? {
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
  func segment(_ segment: any RowSegment, changedBy difference: IdentityDiff, _ removed: some RemovedRows)
  /// The rows of a segment that are in use, by their offsets before the changes that the list has yet to hear of.
  func boundRows(of segment: any RowSegment) -> [(offset: Int, key: AnyHashable)]
  /// Elements left the data, and their rows with them.
  func rowsRemoved(_ removed: some RemovedRows)
  /// Whether the list wants to know where what left the data was.
  var asksForPlaces: Bool { get }
  /// Rows of a segment may show something else now: those that are bound are made anew.
  func segmentRefreshed(_ segment: any RowSegment)
  /// The offsets of a segment's rows that are bound; nil where that is not known.
  func boundOffsets(of segment: any RowSegment) -> [Int]?
  /// The offsets of a segment's rows that somebody holds on to, as ascending runs; nil where it also matters what becomes of others.
  func heldRuns(of segment: any RowSegment) -> [Range<Int>]?
  /// Some rows of a segment may show something else now.
  func segmentRefreshed(_ segment: any RowSegment, at offsets: Set<Int>)
  /// One row of a segment may show something else now.
  func segment(_ segment: any RowSegment, refreshedAt offset: Int)
  /// The header and footer of a section may show something else now.
  func sectionRefreshed(_ section: any SectionRows)
  /// A section was folded or unfolded, and nothing else about it changed.
  func sectionFolded(_ section: any SectionRows)
  /// What selecting some rows stands for may have changed without their being made anew.
  func selectionValuesMayDiffer()
  /// What selecting a row stands for changed, from the first that fits of some values to that of others.
  func selectionValueChanged(from old: [Any], to new: [Any])
  /// Whether the headers of sections show their actions.
  var showsSectionActions: Bool { get }
  /// What the user may do to rows changed.
  func rowEditsChanged()
}

/// One contiguous source of rows: a `ForEach`, or one static view.
@MainActor protocol RowSegment: ViewNode {
  var segmentID: SegmentID { get }
  var rowCount: Int { get }
  /// The identity of a row within the segment, for what is kept for it while it isn't bound.
  func key(at offset: Int) -> AnyHashable
  /// What selecting the row stands for, where that is known without making the row.
  func selectionValue<Value: Hashable>(at offset: Int, as type: Value.Type) -> Value?
  /// Says of what type the values are that selecting rows stands for, before the first row is made.
  func expectValues<Value: Hashable>(of type: Value.Type)
  /// Looks what the row says of its selection value, though it may not have been made.
  func learnTag(at offset: Int)
  /// A row that is in use says something else of its selection value.
  func tagChanged(of row: RowNode, at offset: Int)
  /// Those of some values that selecting one of the rows stands for, also a row that is folded away. O(rows).
  func known<Value: Hashable>(_ values: Set<Value>) -> Set<Value>
  /// The element of a dynamic view that a row shows; nil where it shows none.
  func element(at offset: Int) -> ElementOffset?
  /// What is said of a row that may not have been made, as far as the value of its view shows it.
  func traits(at offset: Int) -> RowTraits
  /// Whether some of the rows may be forbidden to be selected, so that each is to be asked.
  var mayForbidSelection: Bool { get }
  /// The rows whose selection values are among some. Complexity: O(rows).
  func offsets<Value: Hashable>(of values: Set<Value>) -> [Int]
  /// Gives a row its content: makes it, or updates what it has.
  /// - Returns: whether what selecting it stands for follows from its identity, as long as the row itself says nothing else.
  @discardableResult func fill(_ row: RowContentNode, at offset: Int) -> Bool
  /// Where the row of an element with an id stands. O(rows).
  func offset(of id: AnyHashable) -> Int?
  /// Adds what selecting some rows stands for. O(rows).
  func insertValues<Value: Hashable>(of offsets: Range<Int>, into values: inout Set<Value>)
  /// What a row says, as far as that is known without making its views.
  func text(at offset: Int) -> RowText
  /// Whether a row that showed one of its elements may show one of another such source.
  var passesRows: Bool { get }
  func siblings(of offset: Int) -> RowSiblings
  var topRowCount: Int { get }
  /// Opens or closes a row of an outline.
  func setExpanded(_ isExpanded: Bool, at offset: Int)
  func expandAll(at offset: Int)
  /// The offset of the row that a row of an outline is below.
  func parent(of offset: Int) -> Int?
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
}

extension RowSegment {
  var mayForbidSelection: Bool { true }
  var passesRows: Bool { false }
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
