import SidelightBridge
import SidelightCore

/// Rows that others are below.
extension ListController {
  /// The row whose triangle is at a place.
  func triangle(_ x: Double, _ y: Double) -> NodeID? {
    guard let hit = list.pick(x: x, y: y), hit.hasClass("sidelight-triangle") else { return nil }
    return hit.nearest(typeNamed: "GtkListItemWidget").flatMap { place(showing: $0) }?.row
  }

  /// Opens or closes a row.
  func toggle(_ row: NodeID) {
    guard let place = places[row], let position = place.item.position, let isExpanded = self.row(of: place)?.isExpanded else { return }
    send(.list(id, .expand(position, !isExpanded)))
  }

  /// The arrow that points to the content opens a row, and goes to the first one below it; the other closes it, and goes to the one that
  /// it is below.
  func stepsInOutline(_ key: KeyController.Key, _ row: RowElement, _ position: Int) -> Bool {
    guard key == .left || key == .right, let depth = row.depth else { return false }
    let goesIn = (key == .right) != list.isRightToLeft
    switch row.isExpanded {
    case false? where goesIn: send(.list(id, .expand(position, true)))
    case true? where !goesIn: send(.list(id, .expand(position, false)))
    case true?:
      // The next row is not below this one where there is none.
      guard position + 1 < source?.rowCount ?? 0, source?.parent(of: position + 1) == position else { return true }
      go(to: position + 1)
    default:
      guard !goesIn, depth > 0, let parent = source?.parent(of: position) else { return true }
      go(to: parent)
    }
    return true
  }

  /// The focus goes to the row that was closed when rows below it go that have the focus; GTK would give it to just any row.
  func saveFocus(before change: Splice) {
    guard change.removed > 0, list.containsFocus, let position = focusedPosition,
      (change.position..<change.position + change.removed).contains(position), change.position > 0,
      let place = places.values.first(where: { $0.item.position == change.position - 1 }), let row = row(of: place), row.role == .row,
      row.isExpanded == false
    else { return }
    place.item.child?.parent?.grabFocus()
  }
}
