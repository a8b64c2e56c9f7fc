import SidelightBridge
import SidelightCore

/// Lets the user drag the edges between the headers of a table, and give a column its own width back with two clicks there.
@MainActor final class TableEdges {
  private let header: Widget
  private let drag = DragGesture()
  private let clicks = ClickGesture(.primary)
  private let pointer = MotionController()
  var columns: TableColumns?
  /// The column whose width follows the drag, and the width that it had.
  private var moving: (column: Int, width: Double)?

  /// How far from an edge it can be taken, in px.
  private static let reach = 6.0

  init(_ header: Widget) {
    self.header = header
    // Headers that sort are buttons, which would take the press.
    drag.phase = .capture
    clicks.phase = .capture
    drag.connect(DragGesture.began) { [weak self] x, _ in self?.begin(x) }
    drag.connect(DragGesture.updated) { [weak self] x, _ in self?.move(x) }
    drag.connect(DragGesture.ended) { [weak self] _, _ in self?.moving = nil }
    drag.connect(DragGesture.cancelled) { [weak self] in self?.moving = nil }
    clicks.connect(ClickGesture.pressed) { [weak self] count, x, _ in if count == 2 { self?.reset(x) } }
    pointer.connect(MotionController.moved) { [weak self] x, _ in self?.point(x) }
    for controller in [drag, clicks, pointer] as [EventController] { header.addController(controller) }
    drag.join(clicks)
  }

  private func edge(_ x: Double) -> Int? {
    let distance = header.isRightToLeft ? Double(header.width) - x : x
    return columns?.edge(at: distance, reach: Self.reach, in: Double(header.width), chosen: columns?.chosen?.widths ?? [:])
  }

  private func point(_ x: Double) { header.setCursor(moving != nil || edge(x) != nil ? "col-resize" : nil) }

  private func begin(_ x: Double) {
    guard let columns, let chosen = columns.chosen, let column = edge(x) else { return drag.deny() }
    moving = (column, Double(columns.widths(in: Double(header.width), chosen: chosen.widths)[column]))
    drag.claim()
  }

  private func move(_ offset: Double) {
    guard let moving, let columns, let chosen = columns.chosen else { return }
    let width = moving.width + (header.isRightToLeft ? -offset : offset)
    chosen.widths = columns.giving(moving.column, width, in: Double(header.width), chosen: chosen.widths)
  }

  private func reset(_ x: Double) {
    guard let column = edge(x) else { return }
    moving = nil
    columns?.chosen?.widths[column] = nil
  }
}
