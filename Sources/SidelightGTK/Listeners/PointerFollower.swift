import SidelightBridge
import SidelightCore

/// Follows the pointer over a widget.
@MainActor final class PointerFollower {
  let motion = MotionController()
  private weak var widget: Widget?
  private let tell: (Press) -> Void
  /// Where it is; nil where it is not over the widget.
  private var place: Point?

  init(_ widget: Widget, _ tell: @escaping (Press) -> Void) {
    self.widget = widget
    self.tell = tell
    motion.phase = .capture
    for signal in [MotionController.entered, MotionController.moved] {
      motion.connect(signal) { [weak self] x, y in
        self?.place = Point(x, y)
        self?.say(.moved)
      }
    }
    motion.connect(MotionController.left) { [weak self] in self?.leave() }
  }

  /// GTK does not tell one that comes in its place, below the pointer, that this leaves.
  func stop() { leave() }

  private func leave() {
    guard place != nil else { return }
    say(.ended)
    place = nil
  }

  private func say(_ phase: Press.Phase) {
    guard let place else { return }
    let corner = widget.flatMap { widget in widget.root.flatMap { widget.bounds(in: $0) } }
    tell(
      Press(
        phase, start: place, location: place, corner: Point(corner?.x ?? 0, corner?.y ?? 0), time: Double(MainLoop.now) / 1_000_000))
  }
}
