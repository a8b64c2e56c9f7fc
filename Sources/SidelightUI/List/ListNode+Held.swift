import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The rows that somebody holds on to: the consumer's, and a few that it has let go of.
extension ListNode {
  func heldRuns(of segment: any RowSegment) -> [Range<Int>]? {
    // Written state and the selection end with their elements, wherever those are.
    guard !isStructureDirty, !hasWrittenRows, !areValuesOld, segment.rowCount > 0, hasWholeSelection else { return nil }
    let model = model
    guard let first = model.index(of: segment.segmentID, offset: 0) else { return nil }
    let shown = first..<first + segment.rowCount
    var runs: [Range<Int>] = []
    model.forEachTracked { _, position in
      guard shown.contains(position) else { return }
      let offset = position - first
      if let last = runs.last, last.upperBound == offset {
        runs[runs.count - 1] = last.lowerBound..<offset + 1
      } else {
        runs.append(offset..<offset + 1)
      }
    }
    return runs.isEmpty ? nil : runs
  }

  func segmentRefreshed(_ segment: any RowSegment, at offsets: Set<Int>) {
    if offsets.isEmpty { return }
    if isStructureDirty { return refresh(segment) }
    let model = model
    for row in rows(of: segment) where !row.isUnbound {
      guard let place = model.row(ofToken: row.token), case .row(_, _, let offset) = place, offsets.contains(offset) else { continue }
      fill(row, at: place)
    }
  }

  func boundRows(of segment: any RowSegment) -> [(offset: Int, key: AnyHashable)] {
    rows(of: segment).compactMap { row in
      guard !row.isUnbound, case .row(_, segment.segmentID, let offset)? = model.row(ofToken: row.token) else { return nil }
      return (offset, row.key)
    }
  }

  func boundOffsets(of segment: any RowSegment) -> [Int]? { isStructureDirty ? nil : boundRows(of: segment).map(\.offset) }

  /// All that is selected is bound.
  private var hasWholeSelection: Bool {
    guard selection.mode != .none, !selection.values.isEmpty else { return true }
    guard selection.values.count <= rows.count else { return false }
    var found: Set<SelectionValue> = []
    for row in rows.values where !row.isUnbound && isSelected(row) {
      if let value = boundValues[row.host.id] { found.insert(value) }
      if found.count == selection.values.count { return true }
    }
    return false
  }
}
