import SidelightBridge
package import SidelightCore

/// Something that scrolls rows.
@MainActor protocol RowArea: Controller {
  /// Where it is scrolled to; nil at its beginning.
  var topRow: TopRow? { get }
}

/// Something with a text in which the user has a cursor.
@MainActor protocol TextPlace: Controller {
  /// Where the cursor is, in characters.
  var caret: Int { get }
}

extension Renderer {
  package func topRow(of list: NodeID) -> TopRow? { (controller(for: list) as? any RowArea)?.topRow }

  package func caret(of field: NodeID) -> Int? { (controller(for: field) as? any TextPlace)?.caret }
}
