import SidelightBridge
import SidelightCore

/// Lets the user drag the edges between the headers of a table, give a column its own width back with two clicks there, and drag a header to the
/// place of another one.
@MainActor final class TableHand {
  private let header: Widget
  private let changed: (TableEvent) -> Void
  private let drag = DragGesture()
  private let clicks = ClickGesture(.primary)
  private let pointer = MotionController()
  var columns: TableColumns?
  private var moving: Moving?

  /// What follows the drag.
  private enum Moving {
    /// The edge behind a column, and how wide that was.
    case edge(key: String, width: Double)
    /// A column, and where the drag began.
    case column(key: String, start: Double, isMoved: Bool)
  }

  /// How far from an edge it can be taken, and how far a header is dragged before it moves, in px.
  private static let (reach, threshold) = (6.0, 8.0)

  /// - Parameter changed: what the user does with the columns.
  init(_ header: Widget, _ changed: @escaping (TableEvent) -> Void) {
    self.header = header
    self.changed = changed
    // Headers that sort are buttons, which would take the press.
    drag.phase = .capture
    clicks.phase = .capture
    drag.connect(DragGesture.began) { [weak self] x, _ in self?.begin(x) }
    drag.connect(DragGesture.updated) { [weak self] x, _ in self?.move(x) }
    drag.connect(DragGesture.ended) { [weak self] _, _ in self?.end() }
    drag.connect(DragGesture.cancelled) { [weak self] in self?.end() }
    clicks.connect(ClickGesture.pressed) { [weak self] count, x, _ in if count == 2 { self?.reset(x) } }
    pointer.connect(MotionController.moved) { [weak self] x, _ in self?.point(x) }
    for controller in [drag, clicks, pointer] as [EventController] { header.addController(controller) }
    drag.join(clicks)
  }

  private var room: Double { Double(header.width) }

  private func distance(_ x: Double) -> Double { header.isRightToLeft ? room - x : x }

  private func edge(_ x: Double) -> Int? { columns?.edge(at: distance(x), reach: Self.reach, in: room) }

  private func point(_ x: Double) {
    guard moving == nil else { return }
    header.setCursor(edge(x) != nil ? "col-resize" : nil)
  }

  private func begin(_ x: Double) {
    guard let columns else { return drag.deny() }
    if let column = edge(x) {
      moving = .edge(key: columns.columns[column].key, width: Double(columns.widths(in: room)[column]))
      drag.claim()
    } else if let column = columns.column(at: distance(x), in: room), columns.canMove(column),
      columns.columns.indices.count(where: columns.canMove) > 1
    {
      moving = .column(key: columns.columns[column].key, start: x, isMoved: false)
    } else {
      drag.deny()
    }
  }

  private func move(_ offset: Double) {
    switch moving {
    case .edge(let key, let width): changed(.resize(key, width: width + (header.isRightToLeft ? -offset : offset), room: room))
    case .column(let key, let start, let isMoved):
      guard isMoved || abs(offset) >= Self.threshold else { return }
      if !isMoved {
        moving = .column(key: key, start: start, isMoved: true)
        // The header is not clicked then.
        drag.claim()
        header.setCursor("grabbing")
      }
      changed(.drag(key, to: distance(start + offset), room: room))
    case nil: break
    }
  }

  private func end() {
    moving = nil
    header.setCursor(nil)
  }

  private func reset(_ x: Double) {
    guard let columns, let column = edge(x) else { return }
    moving = nil
    changed(.reset(columns.columns[column].key))
  }
}
