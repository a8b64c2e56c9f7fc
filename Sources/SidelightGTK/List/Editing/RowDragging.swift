import SidelightBridge
package import SidelightCore

/// Rows that are dragged to another place in their list, and things from outside that are dropped there.
@MainActor package final class RowDragging {
  private let rows: BoundRows
  /// The rows that are being dragged, and where the pointer was when that began.
  package private(set) var drag: ListDrag?
  private var start = 0.0
  /// The level of an outline that they would land on.
  package private(set) var dropDepth: Int?
  /// Shows where they would go.
  private let mark: DropMark
  /// Uses the rows that something rests over.
  private lazy var springs = makeSprings()
  /// The wrappers of its gestures, which their own handlers need.
  private var gestures: [EventController] = []

  init(_ rows: BoundRows) {
    self.rows = rows
    mark = DropMark(rows)
    listen()
  }

  private func listen() {
    let source = DragSource()
    source.connect(DragSource.prepare) { [weak self, weak source] x, y in
      guard let self, let position = dragPosition(x, y), begin(at: position, x) else { return nil }
      if let source { showIcon(of: position, y, source) }
      return rows.model?.item(at: position).map { DragContent($0) }
    }
    source.connect(DragSource.ended) { [weak self] _, _ in self?.end() }
    rows.view.addController(source)

    let target = DropTarget()
    target.listen { [weak self] kind, x, y in
      guard let self else { return .no }
      guard let kinds = DropKinds(kind) else { return hover(x, y) ? .move : .no }
      return hover(kinds, x, y) ? .copy : .no
    } take: { [weak self] value, x, y in
      guard let self else { return false }
      return DropPayload(value).map { self.drop($0, x, y) } ?? drop(x, y)
    }
    target.connect(DropTarget.left) { [weak self] in self?.leaveDrop() }
    rows.view.addController(target)
    rows.view.addController(springs)
    gestures = [source, target]
  }

  /// The row that a drag would begin with; nil on a control, which has the drag to itself.
  private func dragPosition(_ x: Double, _ y: Double) -> Int? {
    let here = rows.point(x, y)
    return here.isOnControl ? nil : here.position
  }

  /// Begins to drag a row, and with it the selection that it is part of; false where it can't be moved.
  /// - Parameter x: where the pointer is; going to the side from there chooses the level of an outline.
  package func begin(at position: Int, _ x: Double = 0) -> Bool {
    drag = rows.boundRow(position)?.editing.canMove == true ? rows.source?.drag(at: position) : nil
    start = x
    return drag != nil
  }

  package func end() {
    drag = nil
    leaveDrop()
  }

  /// Ends a drag under way; false where there is none.
  func cancel() -> Bool {
    guard drag != nil else { return false }
    end()
    return true
  }

  /// What is dragged has left the list.
  private func leaveDrop() {
    mark.show(nil, [])
    springs.leave()
  }

  /// The row goes along beside the pointer, and not below it: there it would hide the line that shows where it would go.
  private func showIcon(of position: Int, _ y: Double, _ source: DragSource) {
    guard let line = rows.line(at: position), let box = line.bounds(in: rows.view) else { return }
    source.setIcon(line, x: rows.view.isRightToLeft ? box.width + 12 : -12, y: y - box.y)
  }

  /// Shows where dragged rows would go; says whether they may go there.
  package func hover(_ x: Double, _ y: Double) -> Bool {
    guard let drag else { return false }
    return show(goal(x, y, wanted(by: drag, x)) { $0.dropDepths(drag, at: $1) }, x, y)
  }

  /// Lets dragged rows go at a place; says whether that is one for them.
  package func drop(_ x: Double, _ y: Double) -> Bool {
    guard let drag, let goal = goal(x, y, wanted(by: drag, x), depths: { $0.dropDepths(drag, at: $1) }) else { return false }
    leaveDrop()
    rows.send(.drop(drag, gap: goal.gap, depth: goal.depth))
    return true
  }

  /// The same for something from outside.
  package func hover(_ kinds: DropKinds, _ x: Double, _ y: Double) -> Bool {
    guard let row = row(taking: kinds, x, y) else { return show(goal(x, y, depth(at: x)) { $0.dropDepths(kinds, at: $1) }, x, y) }
    mark.show(rows.line(at: row), ["sidelight-drop-on"])
    dropDepth = nil
    springs.move(to: x, y)
    return true
  }

  /// The row at a place that takes such things itself.
  private func row(taking kinds: DropKinds, _ x: Double, _ y: Double) -> Int? {
    rows.point(x, y).position.flatMap { rows.boundRow($0)?.editing.drops.isDisjoint(with: kinds) == false ? $0 : nil }
  }

  package func drop(_ payload: DropPayload, _ x: Double, _ y: Double) -> Bool {
    leaveDrop()
    let kinds = payload.kinds
    if let row = row(taking: kinds, x, y) {
      rows.send(.dropOn(row, payload))
      return true
    }
    guard let goal = goal(x, y, depth(at: x), depths: { $0.dropDepths(kinds, at: $1) }) else { return false }
    rows.send(.insert(payload, gap: goal.gap, depth: goal.depth))
    return true
  }

  private func show(_ goal: DropGoal?, _ x: Double, _ y: Double) -> Bool {
    mark.show(goal)
    dropDepth = goal?.depth
    springs.move(to: x, y)
    return goal != nil
  }

  // MARK: The level

  private func wanted(by drag: ListDrag, _ x: Double) -> Int {
    DropDepth.wanted(from: drag.depth, movedBy: rows.view.isRightToLeft ? start - x : x - start)
  }

  /// The level whose indentation is at a place.
  private func depth(at x: Double) -> Int {
    max(0, Int((rows.view.isRightToLeft ? Double(rows.view.width) - x : x) / Double(OutlineMetrics.levelWidth)) - 1)
  }

  /// The gap between two rows that is nearest to a place, above a row in its upper half and below it in the lower one, and the level
  /// there that is nearest to the wanted one. The middle of a closed row leads into it, and below all rows the gap is the last one.
  private func goal(_ x: Double, _ y: Double, _ wanted: Int, depths: (_ source: any ListSource, _ gap: Int) -> [Int]) -> DropGoal? {
    guard let source = rows.source, x >= 0, y >= 0, x < Double(rows.view.width), y < Double(rows.view.height) else { return nil }
    var gap = source.rowCount
    if let line = rows.view.pick(x: x, y: y)?.nearest(typeNamed: "GtkListItemWidget"),
      let position = rows.place(showing: line)?.item.position,
      let box = line.bounds(in: rows.view)
    {
      let inside = closedRow(x, y).flatMap { $0 == position ? rows.boundRow($0)?.depth.map { $0 + 1 } : nil }
      if let inside, depths(source, position + 1).contains(inside) { return DropGoal(gap: position + 1, depth: inside) }
      gap = y < box.y + box.height / 2 ? position : position + 1
    }
    return DropDepth.nearest(to: wanted, in: depths(source, gap)).map { DropGoal(gap: gap, depth: $0) }
  }

  /// The closed row of an outline whose middle is at a place; a row that is dragged does not count.
  private func closedRow(_ x: Double, _ y: Double) -> Int? {
    guard let position = rows.point(x, y).position, let row = rows.boundRow(position), row.role == .row, row.isExpanded == false,
      let box = rows.line(at: position)?.bounds(in: rows.view), abs(y - box.y - box.height / 2) < box.height / 4,
      drag.map({ rows.source?.index(ofToken: $0.token) != position }) ?? true
    else { return nil }
    return position
  }

  /// What something that is dragged could rest over at a place: a closed row opens then, and other rows may be selected.
  private func restingRow(_ x: Double, _ y: Double) -> NodeID? {
    let open = rows.point(x, y).position.flatMap { position in
      rows.boundRow(position).flatMap { $0.isExpanded == nil && $0.restEvent(at: position) != nil ? position : nil }
    }
    guard let position = closedRow(x, y) ?? open else { return nil }
    return rows.place(at: position)?.row
  }

  private func makeSprings() -> RestingDrop {
    RestingDrop { [weak self] x, y in
      self?.restingRow(x, y)
    } _: { [weak self] row in
      guard let self, let row = row.base as? NodeID, let position = rows.places[row]?.item.position else { return }
      if let event = rows.boundRow(position)?.restEvent(at: position) { rows.send(event) }
    }
  }

  /// What the drag rests over opens.
  package func springOpen() { springs.finish() }
}
