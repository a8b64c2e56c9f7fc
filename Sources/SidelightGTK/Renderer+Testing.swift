import SidelightBridge
package import SidelightCore

extension Renderer {
  /// Whether an update of the tree waits for the next frame. For tests.
  package var isFlushPending: Bool { flushing.isPending }
}

extension ListController {
  /// The bound row that GTK shows at a place, and where that is; nil for one that is out of use. For tests.
  package func position(of row: NodeID) -> Int? { places[row]?.item.position }
}
