import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Collects what a list's content says its rows are: sections, and in them segments, without making any row.
struct RowStructure {
  private(set) var sections: [SectionDescription] = []
  private(set) var providers: [SegmentID: any RowProvider] = [:]
  private(set) var sectionNodes: [SectionID: any SectionRows] = [:]
  /// The sections that have a label for the index beside the list, in order.
  private(set) var index: [SectionMark] = []
  private var open: (id: SectionID, node: (any SectionRows)?, segments: [SegmentDescription])?
  /// The section that was closed last.
  private var last: SectionID?

  /// Adds the rows of a provider to the section that is open, or to one without header.
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

  /// Whether a provider or a section is part of it.
  @MainActor func contains(_ node: ViewNode) -> Bool {
    if let provider = node as? any RowProvider { return providers[provider.segmentID] != nil }
    if let section = node as? any SectionRows { return sectionNodes[section.sectionID] != nil }
    return false
  }

  /// The provider or section that something is of, and by which key that knows it. Everything in a list's model has one in its structure.
  @MainActor func source(of row: Row) -> (source: ViewNode, key: AnyHashable) {
    switch row {
    case .header(let id): if let section = sectionNodes[id] { return (section, "header") }
    case .footer(let id): if let section = sectionNodes[id] { return (section, "footer") }
    case .row(_, let id, let offset): if let provider = providers[id] { return (provider, provider.key(at: offset)) }
    }
    preconditionFailure("Every row of the model has a source in the structure.")
  }

  /// Whether the section of a header is open; nil for other rows, and where it does not fold.
  @MainActor func isOpen(_ row: Row) -> Bool? { if case .header(let id) = row { sectionNodes[id]?.isExpanded } else { nil } }

  /// The segment of the first row that may be there.
  var firstSegment: SegmentID? { sections.firstNonNil(\.segments.first)?.id }

  /// Ends the section that is open.
  @MainActor mutating func close() {
    guard let open else { return }
    sections.append(
      SectionDescription(
        open.id, segments: open.segments, hasHeader: open.node?.hasHeader ?? false, hasFooter: open.node?.hasFooter ?? false,
        isCollapsible: open.node?.isExpanded != nil, isExpanded: open.node?.isExpanded ?? true))
    if let label = open.node?.indexLabel { index.append(SectionMark(label, open.id)) }
    last = open.id
    self.open = nil
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

extension Row {
  var role: RowElement.Role {
    switch self {
    case .header: .header
    case .footer: .footer
    case .row: .row
    }
  }
}
