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

extension ListNode {
  /// Opens or closes the row at a position.
  func setExpanded(_ isExpanded: Bool, at index: Int) {
    guard index >= 0, index < model.count, case .row(_, let id, let offset) = model.row(at: index) else { return }
    structure.segments[id]?.setExpanded(isExpanded, at: offset)
  }

  /// Opens the row at a position with everything below it.
  func expandAll(at index: Int) {
    guard index >= 0, index < model.count, case .row(_, let id, let offset) = model.row(at: index) else { return }
    structure.segments[id]?.expandAll(at: offset)
  }

  func segment(_ segment: any RowSegment, refreshedAt offset: Int) {
    guard let index = model.index(of: segment.segmentID, offset: offset) else { return }
    for row in rows.values where !row.isUnbound && model.index(ofToken: row.token) == index { refill(row) }
  }

  package func parent(of index: Int) -> Int? {
    guard index >= 0, index < model.count, case .row(_, let id, let offset) = model.row(at: index), let segment = structure.segments[id]
    else { return nil }
    if let parent = segment.parent(of: offset) { return model.index(of: id, offset: parent) }
    return segment.context.group.flatMap { model.index(of: $0.segmentID, offset: 0) }
  }
}
