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

  enum Opening {
    case one(Bool), all
  }

  /// What a key does to a row that others are below, as in a GtkTreeExpander: + and - open and close it, and with Shift the arrow that
  /// points to the content and the other one. * opens all that is below it, as in a GtkTreeView. A sign within a word that is being typed
  /// belongs to that.
  func opening(_ key: KeyController.Key, _ modifiers: KeyController.Modifiers, _ row: RowElement) -> Opening? {
    guard row.isExpanded != nil else { return nil }
    switch key {
    case .left, .right: return modifiers.contains(.shift) && !modifiers.contains(.alt) ? .one((key == .right) != list.isRightToLeft) : nil
    case .plus, .minus, .slash, .asterisk:
      guard modifiers.isSubset(of: .shift), !typing.isUnderWay else { return nil }
      return key == .asterisk ? .all : .one(key == .plus)
    default: return nil
    }
  }

  /// Whether a sign opens or closes the row with the focus, and begins no word.
  func isOpeningSign(_ sign: Character) -> Bool { "+-*/".contains(sign) && focusedPosition.flatMap(boundRow)?.isExpanded != nil }

  /// The focus goes to the row that was closed when rows below it go that have the focus; GTK would give it to just any row.
  func saveFocus(before change: Splice) {
    guard change.removed > 0, change.position > 0, let source, let line = focusedLine, let focused = place(showing: line),
      let position = focused.item.position, (change.position..<change.position + change.removed).contains(position),
      // What came or went around a row that stays is told with it.
      let token = focused.item.token, source.index(ofToken: token) == nil,
      let place = places.values.first(where: { $0.item.position == change.position - 1 }), let row = row(of: place), row.role == .row,
      row.isExpanded == false
    else { return }
    place.item.child?.parent?.grabFocus()
  }
}
