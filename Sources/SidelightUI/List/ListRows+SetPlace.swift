import SidelightCore
@_spi(Nodes) import SidelightGraph

/// How a row stands among those of its segment that are like it.
struct RowSiblings {
  /// How many are before it.
  var before: Int
  /// How many there are; nil where that is not known yet.
  var count: Int?
  /// Other segments may have more of them.
  var isOpenEnded: Bool
}

extension RowSegment {
  /// The siblings of a row within the segment.
  func siblings(of offset: Int) -> RowSiblings { RowSiblings(before: offset, count: rowCount, isOpenEnded: true) }

  /// How many rows are below no other one of the segment.
  var topRowCount: Int { rowCount }
}

extension ListRows {
  func setPlace(of index: Int) -> SetPlace? {
    guard case .row(let section, let id, let offset)? = row(at: index), let segment = structure.segments[id] else { return nil }
    let own = segment.siblings(of: offset)
    guard own.isOpenEnded else { return SetPlace(position: own.before + 1, count: own.count) }
    var place = SetPlace(position: own.before + 1, count: own.count)
    var isBefore = true
    for description in model.segments(of: section) {
      guard description.id != id else {
        isBefore = false
        continue
      }
      guard let other = structure.segments[description.id], other.context.group === segment.context.group else { continue }
      let count = other.topRowCount
      if isBefore { place.position += count }
      place.count = place.count.map { $0 + count }
    }
    return place
  }
}
