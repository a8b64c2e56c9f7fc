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

  /// Swipes a row as fingers do, and clicks the button of an action, or lets go at the far end.
  func swipe(_ target: WidgetTarget, _ edge: SwipeEdge, _ title: String?, _ sighting: Sighting) async throws {
    guard let list = target.list else { return }
    try await reach(target.widget, sighting)
    guard let box = target.widget.bounds(in: list.list), list.swiping.begin(box.x + box.width / 2, box.y + box.height / 2) else {
      throw TestFailure("The row “\(sighting.label)” has no actions.")
    }
    let direction: Double = (edge == .leading) == list.list.isRightToLeft ? -1 : 1
    list.swiping.move(to: direction * (title == nil ? box.width : 80))
    await nextFrame()
    let buttons =
      target.widget.visibleTree.first { $0.hasClass("sidelight-swipe") }?.visibleTree.filter { $0.typeName == "GtkButton" } ?? []
    guard !buttons.isEmpty else { throw TestFailure("The row “\(sighting.label)” has no actions at its \(edge) edge.") }
    list.swiping.end()
    guard let title else { return }
    await settle()
    guard let button = buttons.first(where: { $0.accessibleLabel == title }) else {
      throw TestFailure(
        "The row “\(sighting.label)” has no action “\(title)” but \(buttons.map { "“\($0.accessibleLabel ?? "")”" }.joined(separator: ", "))."
      )
    }
    try await reach(button, sighting)
    button.emit(Signal<Void>("clicked"))
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
