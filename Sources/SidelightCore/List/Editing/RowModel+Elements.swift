extension RowModel {
  /// Where a row of a segment is shown, or nil when it is not. O(log parts).
  package func index(of segment: SegmentID, offset: Int) -> Int? {
    guard let part = layout.segments[segment] else { return nil }
    return index(of: .row(sections[layout.owners[part]].id, segment, offset: offset))
  }

  /// The same, but for a row of a folded section it is where the rows of the segment would begin. O(log parts).
  package func insertionIndex(of segment: SegmentID, offset: Int) -> Int? {
    index(of: segment, offset: offset) ?? layout.segments[segment].map { shown.sum(before: $0) }
  }
}
