import SidelightBridge
import SidelightCore

/// Follows a press on a widget from its beginning to its end.
@MainActor final class PressFollower {
  let drag = DragGesture()
  private weak var widget: Widget?
  private let manner: PressManner
  private let tell: (Press) -> Void
  private var start = Point.zero
  private var location = Point.zero
  private var isUnderWay = false
  private var isClaimed = false

  init(_ manner: PressManner, on widget: Widget, _ tell: @escaping (Press) -> Void) {
    self.manner = manner
    self.widget = widget
    self.tell = tell
    drag.phase = manner.isFirst ? .capture : .bubble
    drag.connect(DragGesture.began) { [weak self] x, y in self?.begin(Point(x, y)) }
    drag.connect(DragGesture.updated) { [weak self] x, y in self?.go(x, y) }
    drag.connect(DragGesture.cancelled) { [weak self] in self?.end(.cancelled) }
    drag.connect(DragGesture.ended) { [weak self] x, y in self?.end(x, y) }
  }

  private func begin(_ point: Point) {
    (start, location) = (point, point)
    isUnderWay = true
    isClaimed = false
    say(.began)
    claim(after: 0)
  }

  private func go(_ x: Double, _ y: Double) {
    guard isUnderWay else { return }
    location = Point(start.x + x, start.y + y)
    say(.moved)
    claim(after: (x * x + y * y).squareRoot())
  }

  private func claim(after distance: Double) {
    guard !isClaimed, let far = manner.claimsAfter, distance >= far else { return }
    isClaimed = true
    drag.claim()
  }

  private func end(_ x: Double, _ y: Double) {
    if isUnderWay { location = Point(start.x + x, start.y + y) }
    end(.ended)
  }

  /// GTK tells of the end of what it has cancelled, too.
  private func end(_ phase: Press.Phase) {
    guard isUnderWay else { return }
    isUnderWay = false
    say(phase)
  }

  private func say(_ phase: Press.Phase) {
    let corner = widget.flatMap { widget in widget.root.flatMap { widget.bounds(in: $0) } }
    tell(
      Press(
        phase, start: start, location: location, corner: Point(corner?.x ?? 0, corner?.y ?? 0),
        time: Double(MainLoop.now) / 1_000_000))
  }
}
