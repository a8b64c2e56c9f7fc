import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What answers for rows of which some are below others.
@MainActor protocol OutlineProvider: RowProvider {
  /// Opens or closes a row.
  func setExpanded(_ isExpanded: Bool, at offset: Int)
  /// Opens a row with everything below it, as far as that is known at once.
  func expandAll(at offset: Int)
  /// The offset of the row in this segment that a row belongs to; nil for one at the top of it.
  func parent(of offset: Int) -> Int?
  /// The siblings of a row within the segment.
  func siblings(of offset: Int) -> RowSiblings
  /// How many rows are below no other one of the segment.
  var topRowCount: Int { get }
}

/// A provider of which no row is below another one of its own.
extension OutlineProvider {
  func expandAll(at offset: Int) { setExpanded(true, at: offset) }
  func parent(of offset: Int) -> Int? { nil }
  func siblings(of offset: Int) -> RowSiblings { RowSiblings(before: offset, count: rowCount, isOpenEnded: true) }
  var topRowCount: Int { rowCount }
}

/// How a row stands among those of its segment that are like it.
struct RowSiblings {
  /// How many are before it.
  var before: Int
  /// How many there are; nil where that is not known yet.
  var count: Int?
  /// Other segments may have more of them.
  var isOpenEnded: Bool
}
