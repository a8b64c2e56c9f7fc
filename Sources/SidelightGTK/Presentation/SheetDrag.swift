import SidelightBridge
import SidelightCore

/// The gesture that drags a sheet by its handle or its header bar.
///
/// It sits on what the sheet moves on, and waits for the first few pixels, so that the buttons of the header bar can be clicked.
@MainActor final class SheetDrag {
  private weak var pane: SheetPane?
  private weak var ground: Widget?
  private let gesture = DragGesture()
  /// How far the pointer had come when the drag began, in px; nil while there is none.
  private var offset: Double?
  private var velocity = DragVelocity()

  /// How much of a sheet's upper end can be taken hold of, in px: a header bar, and the strip with the handle above it.
  private static let reach = 64.0
  /// How far the pointer moves before that is a drag, in px: as far as GTK waits.
  private static let threshold = 8.0

  init(_ pane: SheetPane, on ground: Widget) {
    self.pane = pane
    self.ground = ground
    gesture.phase = .capture
    gesture.connect(DragGesture.began) { [weak self] x, y in self?.begin(x, y) }
    gesture.connect(DragGesture.updated) { [weak self] x, y in self?.move(x, y) }
    gesture.connect(DragGesture.ended) { [weak self] _, _ in self?.release() }
    gesture.connect(DragGesture.cancelled) { [weak self] in self?.end(.dragCancelled) }
    ground.addController(gesture)
  }

  private func begin(_ x: Double, _ y: Double) {
    offset = nil
    guard let pane, let ground, pane.isBottom, pane.bin.isMapped, let box = pane.bin.bounds(in: ground),
      (box.x..<box.x + box.width).contains(x), (box.y..<box.y + min(Self.reach, box.height)).contains(y)
    else { return gesture.deny() }
  }

  private func move(_ x: Double, _ y: Double) {
    guard let pane else { return }
    if let offset {
      velocity.note(offset - y, at: gesture.eventTime)
      return pane.send(.dragged(by: offset - y))
    }
    guard abs(y) >= Self.threshold, abs(y) > abs(x) else { return }
    gesture.claim()
    offset = y
    velocity = DragVelocity()
    velocity.note(0, at: gesture.eventTime)
    pane.send(.dragBegan(height: Double(pane.bin.height)))
  }

  private func release() { end(.dragEnded(velocity: velocity.velocity(at: gesture.eventTime))) }

  private func end(_ event: SheetEvent) {
    guard offset != nil else { return }
    offset = nil
    pane?.send(event)
  }
}
