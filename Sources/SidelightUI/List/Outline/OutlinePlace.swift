import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Where a row stands in an outline.
struct OutlinePlace: Equatable {
  /// How many rows it is below, from 0.
  var depth: Int
  /// Whether its children are shown; nil for what has none.
  var isExpanded: Bool?
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

/// A provider of which no row is below another one of its own.
extension OutlineProvider {
  func expandAll(at offset: Int) { setExpanded(true, at: offset) }
  func parent(of offset: Int) -> Int? { nil }
  func siblings(of offset: Int) -> RowSiblings { RowSiblings(before: offset, count: rowCount, isOpenEnded: true) }
  var topRowCount: Int { rowCount }
}
