import SidelightCore
@_spi(Nodes) import SidelightGraph

extension ListRows {
  /// Which of the rows of its section, or below the same row, the row at a position is, over all segments; nil for a heading.
  func setPlace(of index: Int) -> SetPlace? {
    guard case .row(let section, let id, let offset)? = row(at: index), let provider = structure.providers[id] else { return nil }
    let own = provider.outline?.siblings(of: offset) ?? RowSiblings(before: offset, count: provider.rowCount, isOpenEnded: true)
    guard own.isOpenEnded else { return SetPlace(position: own.before + 1, count: own.count) }
    var place = SetPlace(position: own.before + 1, count: own.count)
    var isBefore = true
    for description in model.segments(of: section) {
      guard description.id != id else {
        isBefore = false
        continue
      }
      guard let other = structure.providers[description.id], other.context.disclosure === provider.context.disclosure else { continue }
      let count = other.outline?.topRowCount ?? other.rowCount
      if isBefore { place.position += count }
      place.count = place.count.map { $0 + count }
    }
    return place
  }
}
