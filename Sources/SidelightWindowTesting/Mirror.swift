import SidelightCore
import SidelightGTK

/// Passes all patches of a graph on to the renderer, and keeps the tree that the widgets should show.
@MainActor final class Mirror: PatchConsumer {
  private(set) var tree = ElementTree()
  private(set) var faults: [String] = []
  private(set) var batches = 0
  var activity: () -> Void = {}
  private let renderer: Renderer

  init(_ renderer: Renderer) { self.renderer = renderer }

  func apply(_ batch: PatchBatch) {
    batches += 1
    faults += tree.apply(batch)
    renderer.apply(batch)
  }

  func topRow(of list: NodeID) -> TopRow? { renderer.topRow(of: list) }

  func caret(of field: NodeID) -> Int? { renderer.caret(of: field) }

  func follow(frames body: @escaping @MainActor (Double) -> Bool) -> Bool { renderer.follow(frames: body) }

  func measure(_ text: TextElement, width: Double?, height: Double?) -> DrawnTextSize {
    renderer.measure(text, width: width, height: height)
  }

  func measure(_ image: ImageElement, for view: NodeID) -> Size { renderer.measure(image, for: view) }

  func ownSize(of element: NodeID) -> Size? { renderer.ownSize(of: element) }

  func requestFlush() {
    renderer.requestFlush()
    activity()
  }
}
