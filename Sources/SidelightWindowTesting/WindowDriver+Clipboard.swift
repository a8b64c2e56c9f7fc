import SidelightBridge
package import SidelightCore
import SidelightGTK
import SidelightTesting

extension WindowDriver {
  package func readClipboard() async -> DropPayload? {
    guard let kind = DesktopClipboard.kind else { return nil }
    return await withCheckedContinuation { continuation in
      DesktopClipboard.read(kind) { continuation.resume(returning: $0.flatMap { DropPayload($0) }) }
    }
  }

  package func fillClipboard(_ payload: DropPayload) { DesktopClipboard.write(DragContent(payload)) }

  /// Drops something on the middle of a widget, where that or something around it takes it; what is moved within a container near the
  /// beginning, or near the end.
  func drop(_ payload: DropPayload, isBelow: Bool = false, on widget: Widget, _ sighting: Sighting) async throws {
    try await reach(widget, sighting)
    let part = payload.kinds.contains(.reordered) ? isBelow ? 0.75 : 0.25 : 0.5
    let value = DropValue(payload)
    for place in sequence(first: widget, next: \.parent) {
      guard let box = widget.bounds(in: place) else { continue }
      let (x, y) = (box.x + box.width * part, box.y + box.height * part)
      guard place.hand.canDrop(value, x: x, y: y) else { continue }
      await nextFrame()
      guard place.hand.drop(value, x: x, y: y) else { throw TestFailure("It was not dropped.") }
      return
    }
    throw TestFailure("Nothing like that can be dropped there.")
  }
}
