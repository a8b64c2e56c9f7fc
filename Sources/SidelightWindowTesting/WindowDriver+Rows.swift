import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightTesting

extension WindowDriver {
  /// Drags a row to the gap before the row at a position, in the steps that GTK's drag source and drop target report.
  ///
  /// GDK makes no drags for programs, so the list is told of its begin, its moves and its end, as its controllers would tell it.
  func drag(_ target: WidgetTarget, to gap: Int, depth: Int?, _ sighting: Sighting) async throws {
    guard let list = target.list, let node = target.node, let position = list.position(of: node) else { return }
    try await reach(target.widget, sighting)
    let start = (target.widget.bounds(in: list.list)).map { $0.x + $0.width / 2 } ?? 0
    guard list.dragging.begin(at: position, start) else { throw TestFailure("The row “\(sighting.label)” can't be moved.") }
    defer { list.dragging.end() }
    let count = graph.listSource(list.id)?.rowCount ?? 0
    list.list.scroll(to: min(gap, count - 1))
    await settle()
    guard let box = line(at: min(gap, count - 1), of: list)?.bounds(in: list.list) else { return }
    let levels = depth.map { $0 - (list.dragging.drag?.depth ?? 0) } ?? 0
    let x = Double(list.list.isRightToLeft ? -levels : levels) * DropDepth.step + box.x + box.width / 2
    let y = gap < count ? box.y + 2 : box.y + box.height - 2
    guard list.dragging.hover(x, y), depth == nil || depth == list.dragging.dropDepth else {
      throw TestFailure("The row “\(sighting.label)” can't be dropped there.")
    }
    await nextFrame()
    guard list.dragging.drop(x, y) else { throw TestFailure("The row “\(sighting.label)” was not dropped.") }
  }

  /// Drops something from outside on a half of a row, or below all rows.
  func drop(_ payload: DropPayload, isBelow: Bool, on target: WidgetTarget) async throws {
    guard let list = target.list ?? target.node.flatMap({ renderer.controller(for: $0) }) as? ListController else { return }
    var (x, y) = (Double(list.list.width) / 2, Double(list.list.height) - 1)
    if target.list != nil, let box = target.widget.bounds(in: list.list) {
      (x, y) = (box.x + box.width / 2, isBelow ? box.y + box.height - 2 : box.y + 2)
    }
    guard list.dragging.hover(payload.kinds, x, y) else { throw TestFailure("Nothing like that can be dropped there.") }
    await nextFrame()
    guard list.dragging.drop(payload, x, y) else { throw TestFailure("It was not dropped.") }
  }

  private func line(at position: Int, of list: ListController) -> Widget? {
    let row = tree.children(of: list.id, in: .rows).first { list.position(of: $0.id) == position }
    return row.flatMap { renderer.controller(for: $0.id) }.flatMap { list.line(of: $0) }
  }
}
