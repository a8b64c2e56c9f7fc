import SidelightBridge
import SidelightCore

/// Follows two fingers on a widget, on a touchpad or a screen.
@MainActor final class PinchFollower {
  let zoom = ZoomGesture()
  let turn = TurnGesture()
  private weak var widget: Widget?
  private let tell: (Press) -> Void
  private var pinch = Press.Pinch()
  private var start = Point.zero
  private var isUnderWay = false

  init(on widget: Widget, _ tell: @escaping (Press) -> Void) {
    self.widget = widget
    self.tell = tell
    zoom.connect(ZoomGesture.began) { [weak self] in self?.begin() }
    zoom.connect(ZoomGesture.changed) { [weak self] scale in self?.change { $0.scale = scale } }
    turn.connect(TurnGesture.changed) { [weak self] _, angle in self?.turned(to: angle) }
    zoom.connect(ZoomGesture.ended) { [weak self] in self?.end(.ended) }
    zoom.connect(ZoomGesture.cancelled) { [weak self] in self?.end(.cancelled) }
  }

  func stop() { end(.cancelled) }

  private func begin() {
    guard !isUnderWay else { return }
    isUnderWay = true
    let size = (width: Double(max(1, widget?.width ?? 1)), height: Double(max(1, widget?.height ?? 1)))
    start = zoom.middle.map { Point($0.x, $0.y) } ?? Point(size.width / 2, size.height / 2)
    pinch = Press.Pinch(anchor: Point(start.x / size.width, start.y / size.height))
    say(.began)
  }

  /// GTK says how far from 0 to a whole turn; the nearest one to what was there before is meant.
  private func turned(to angle: Double) {
    change { $0.angle = angle + 2 * .pi * (($0.angle - angle) / (2 * .pi)).rounded() }
  }

  private func change(_ change: (inout Press.Pinch) -> Void) {
    begin()
    change(&pinch)
    say(.moved)
  }

  private func end(_ phase: Press.Phase) {
    guard isUnderWay else { return }
    isUnderWay = false
    say(phase)
  }

  private func say(_ phase: Press.Phase) {
    let corner = widget.flatMap { widget in widget.root.flatMap { widget.bounds(in: $0) } }
    var press = Press(
      phase, start: start, location: zoom.middle.map { Point($0.x, $0.y) } ?? start, corner: Point(corner?.x ?? 0, corner?.y ?? 0),
      time: Double(MainLoop.now) / 1_000_000)
    press.pinch = pinch
    tell(press)
  }
}
