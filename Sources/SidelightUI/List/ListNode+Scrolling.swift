import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Rows are found by the ids of their elements, made or not.
extension ListNode: ScrollFinder, ScrolledList {
  func scrollPlace(of id: AnyHashable) -> (area: NodeID, target: ScrollTarget.Place)? {
    for (segment, provider) in rows.structure.providers {
      guard let offset = provider.offset(of: id) else { continue }
      return place(of: segment, offset)
    }
    return nil
  }

  func scrollPlace(ofFirstRowOf node: ViewNode) -> (area: NodeID, target: ScrollTarget.Place)? {
    var rows = CollectedRows.of(node)
    rows.close()
    return rows.firstSegment.flatMap { place(of: $0, 0) }
  }

  func scrollPlace(ofToken token: Int) -> (area: NodeID, target: ScrollTarget.Place)? {
    rows.model.index(ofToken: token).map { (host.id, .row($0)) }
  }

  /// Nil for rows that a folded section hides.
  private func place(of segment: SegmentID, _ offset: Int) -> (area: NodeID, target: ScrollTarget.Place)? {
    rows.position(of: segment, offset).map { (host.id, .row($0)) }
  }
}

extension RowNode: ScrolledRow {}
