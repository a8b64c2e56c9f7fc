import SidelightBridge
package import SidelightCore

/// Something that scrolls rows.
@MainActor protocol RowArea: Controller {
  /// Where it is scrolled to; nil at its beginning.
  var topRow: TopRow? { get }
}

extension Renderer {
  package func topRow(of list: NodeID) -> TopRow? { (controller(for: list) as? any RowArea)?.topRow }
}
