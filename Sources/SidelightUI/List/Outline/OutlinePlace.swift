import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Where a row stands in an outline.
struct OutlinePlace: Equatable {
  /// How many rows it is below, from 0.
  var depth: Int
  /// Whether its children are shown; nil for what has none.
  var isExpanded: Bool?
}

extension RowSegment {
  /// Opens or closes a row of an outline; nothing for other rows.
  func setExpanded(_ isExpanded: Bool, at offset: Int) {}

  /// Opens a row of an outline with everything below it, as far as that is known at once.
  func expandAll(at offset: Int) { setExpanded(true, at: offset) }

  /// The offset of the row in this segment that a row belongs to; nil for one at the top of it.
  func parent(of offset: Int) -> Int? { nil }
}
