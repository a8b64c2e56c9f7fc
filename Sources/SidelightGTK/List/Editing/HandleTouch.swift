import SidelightBridge
import SidelightCore

/// Lets a finger that goes down on the handle of a row move the row: GTK's scrolled window takes every finger that goes up or down before the
/// list hears of it.
@MainActor final class HandleTouch {
  private let rows: BoundRows
  private let scroll: ScrollWidget
  private let finger = DragGesture()

  /// How near to a handle a finger may miss it, in px.
  private static let reach = 16.0

  init(_ rows: BoundRows, in scroll: ScrollWidget) {
    self.rows = rows
    self.scroll = scroll
    finger.phase = .capture
    finger.isTouchOnly = true
    finger.connect(DragGesture.began) { [weak self] x, y in self?.begin(x, y) }
    finger.connect(DragGesture.ended) { [weak self] _, _ in self?.end() }
    // GTK's drag goes on without it.
    finger.connect(DragGesture.cancelled) { [weak self] in self?.end() }
    rows.view.addController(finger)
    // Nobody hears the end of a touch on what is gone from under the finger.
    rows.view.onUnmap { [weak self] in self?.end() }
  }

  private func begin(_ x: Double, _ y: Double) { scroll.followsFingers = rows.point(x, y).isOnControl || !isOnHandle(x, y) }

  private func end() { scroll.followsFingers = true }

  private func isOnHandle(_ x: Double, _ y: Double) -> Bool {
    guard let place = rows.point(x, y).position.flatMap({ rows.place(at: $0) }), let handle = rows.controller(of: place)?.handle,
      let box = handle.bounds(in: rows.view)
    else { return false }
    return (box.x - Self.reach...box.x + box.width + Self.reach).contains(x)
  }
}
