import SidelightCore
@_spi(Nodes) import SidelightGraph

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

extension RowCollector {
  var showsSectionActions: Bool { true }
  var asksForPlaces: Bool { false }
  var valueType: Any.Type { Never.self }
}
