import SidelightBridge
package import SidelightCore

/// Rows that are dragged to another place in their list.
extension ListController {
  func listenToDrags() {
    let source = DragSource()
    source.connect(DragSource.prepare) { [weak self, weak source] x, y in
      guard let self, let position = dragPosition(x, y), beginDrag(at: position, x) else { return nil }
      if let source { showIcon(of: position, y, source) }
      return model?.item(at: position).map { DragContent($0) }
    }
    source.connect(DragSource.ended) { [weak self] _, _ in self?.endDrag() }
    list.addController(source)

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
    list.addController(target)
    list.addController(springs)
    gestures += [source, target, listenToFingers()]
  }

  /// GTK's scrolled window takes every finger that goes up or down before the list hears of it; one that is on the handle of a row moves it.
  private func listenToFingers() -> EventController {
    let finger = DragGesture()
    finger.phase = .capture
    finger.isTouchOnly = true
    finger.connect(DragGesture.began) { [weak self] x, y in self?.touch(x, y) }
    finger.connect(DragGesture.ended) { [weak self] _, _ in self?.endTouch() }
    // GTK's drag goes on without it.
    finger.connect(DragGesture.cancelled) { [weak self] in self?.endTouch() }
    list.addController(finger)
    // Nobody hears the end of a touch on what is gone from under the finger.
    list.onUnmap { [weak self] in self?.endTouch() }
    return finger
  }

  private func touch(_ x: Double, _ y: Double) { scroll.followsFingers = point(x, y).isOnControl || !isOnHandle(x, y) }

  private func endTouch() { scroll.followsFingers = true }

  /// Whether a place is on a row's handle, or as near to it as a finger may miss it.
  private func isOnHandle(_ x: Double, _ y: Double) -> Bool {
    let reach = 16.0
    guard let id = point(x, y).position.flatMap({ position in places.first { $1.item.position == position }?.key }),
      let handle = (renderer?.controller(for: id) as? RowController)?.handle, let box = handle.bounds(in: list)
    else { return false }
    return (box.x - reach...box.x + box.width + reach).contains(x)
  }

  /// The row that a drag would begin with; nil on a control, which has the drag to itself.
  private func dragPosition(_ x: Double, _ y: Double) -> Int? {
    let here = point(x, y)
    return here.isOnControl ? nil : here.position
  }

  /// Begins to drag a row, and with it the selection that it is part of; false where it can't be moved.
  /// - Parameter x: where the pointer is; going to the side from there chooses the level of an outline.
  package func beginDrag(at position: Int, _ x: Double = 0) -> Bool {
    drag = boundRow(position)?.editing.canMove == true ? source?.drag(at: position) : nil
    dragStart = x
    return drag != nil
  }

  package func endDrag() {
    drag = nil
    leaveDrop()
  }

  /// What is dragged is over the list no longer.
  private func leaveDrop() {
    mark(nil, [])
    springs.leave()
  }

  /// The row goes along beside the pointer, and not below it: there it would hide the line that shows where it would go.
  private func showIcon(of position: Int, _ y: Double, _ source: DragSource) {
    guard let line = line(at: position), let box = line.bounds(in: list) else { return }
    source.setIcon(line, x: list.isRightToLeft ? box.width + 12 : -12, y: y - box.y)
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
    send(.list(id, .drop(drag, gap: goal.gap, depth: goal.depth)))
    return true
  }

  /// The same for something from outside.
  package func hover(_ kinds: DropKinds, _ x: Double, _ y: Double) -> Bool {
    guard let row = row(taking: kinds, x, y) else { return show(goal(x, y, depth(at: x)) { $0.dropDepths(kinds, at: $1) }, x, y) }
    mark(line(at: row), ["sidelight-drop-on"])
    dropDepth = nil
    springs.move(to: x, y)
    return true
  }

  /// The row at a place that takes such things itself.
  private func row(taking kinds: DropKinds, _ x: Double, _ y: Double) -> Int? {
    point(x, y).position.flatMap { boundRow($0)?.editing.drops.isDisjoint(with: kinds) == false ? $0 : nil }
  }

  package func drop(_ payload: DropPayload, _ x: Double, _ y: Double) -> Bool {
    leaveDrop()
    let kinds = payload.kind
    if let row = row(taking: kinds, x, y) {
      send(.list(id, .dropOn(row, payload)))
      return true
    }
    guard let goal = goal(x, y, depth(at: x), depths: { $0.dropDepths(kinds, at: $1) }) else { return false }
    send(.list(id, .insert(payload, gap: goal.gap, depth: goal.depth)))
    return true
  }

  private func show(_ goal: DropGoal?, _ x: Double, _ y: Double) -> Bool {
    showGap(goal)
    dropDepth = goal?.depth
    springs.move(to: x, y)
    return goal != nil
  }

  // MARK: The level

  private func wanted(by drag: ListDrag, _ x: Double) -> Int {
    DropDepth.wanted(from: drag.depth, movedBy: list.isRightToLeft ? dragStart - x : x - dragStart)
  }

  /// The level whose indentation is at a place.
  private func depth(at x: Double) -> Int {
    max(0, Int((list.isRightToLeft ? Double(list.width) - x : x) / Double(RowController.levelWidth)) - 1)
  }

  /// The gap between two rows that is nearest to a place, above a row in its upper half and below it in the lower one, and the level
  /// there that is nearest to the wanted one. The middle of a closed row leads into it, and below all rows the gap is the last one.
  private func goal(_ x: Double, _ y: Double, _ wanted: Int, depths: (_ source: any ListSource, _ gap: Int) -> [Int]) -> DropGoal? {
    guard let source, x >= 0, y >= 0, x < Double(list.width), y < Double(list.height) else { return nil }
    var gap = source.rowCount
    if let line = list.pick(x: x, y: y)?.nearest(typeNamed: "GtkListItemWidget"), let position = place(showing: line)?.item.position,
      let box = line.bounds(in: list)
    {
      let inside = closedRow(x, y).flatMap { $0 == position ? boundRow($0)?.depth.map { $0 + 1 } : nil }
      if let inside, depths(source, position + 1).contains(inside) { return DropGoal(gap: position + 1, depth: inside) }
      gap = y < box.y + box.height / 2 ? position : position + 1
    }
    return DropDepth.nearest(to: wanted, in: depths(source, gap)).map { DropGoal(gap: gap, depth: $0) }
  }

  /// The closed row of an outline whose middle is at a place; a row that is dragged does not count.
  private func closedRow(_ x: Double, _ y: Double) -> Int? {
    guard let position = point(x, y).position, let row = boundRow(position), row.role == .row, row.isExpanded == false,
      let box = line(at: position)?.bounds(in: list), abs(y - box.y - box.height / 2) < box.height / 4,
      drag.map({ source?.index(ofToken: $0.token) != position }) ?? true
    else { return nil }
    return position
  }

  /// What something that is dragged could rest over at a place: a closed row opens then, and other rows may be selected.
  private func restingRow(_ x: Double, _ y: Double) -> NodeID? {
    let open = point(x, y).position.flatMap { position in
      boundRow(position).flatMap { $0.isExpanded == nil && $0.restEvent(at: position) != nil ? position : nil }
    }
    guard let position = closedRow(x, y) ?? open else { return nil }
    return places.first { $0.value.item.position == position }?.key
  }

  func makeSprings() -> RestingDrop {
    RestingDrop { [weak self] x, y in
      self?.restingRow(x, y)
    } _: { [weak self] row in
      guard let self, let row = row.base as? NodeID, let position = places[row]?.item.position else { return }
      if let event = boundRow(position)?.restEvent(at: position) { send(.list(id, event)) }
    }
  }

  /// What the drag rests over opens.
  package func springOpen() { springs.finish() }

  // MARK: The line

  /// A line between two rows, drawn by the one below it or by the last one, from the indentation of its level on.
  private func showGap(_ goal: DropGoal?) {
    let count = source?.rowCount ?? 0
    let line: Widget? = goal.flatMap { count == 0 ? nil : self.line(at: $0.gap < count ? $0.gap : $0.gap - 1) }
    var classes: [String] = []
    if let goal, line != nil {
      classes = [goal.gap == count ? "sidelight-drop-after" : "sidelight-drop-before"]
      if goal.depth > 0 { classes.append("sidelight-drop-level-\(min(goal.depth, RowController.deepestLevel))") }
    }
    mark(line, classes)
  }

  /// Gives the row that shows where something would go its look, and takes it from the one before.
  private func mark(_ line: Widget?, _ classes: [String]) {
    if let marked = dropLine, marked.line != line || marked.classes != classes {
      for name in marked.classes { marked.line.setClass(name, false) }
      dropLine = nil
    }
    guard let line, dropLine == nil else { return }
    for name in classes { line.setClass(name, true) }
    dropLine = (line, classes)
  }
}

/// Where something would be dropped.
struct DropGoal: Equatable {
  /// The position of the row that it goes in front of; the number of rows for the end.
  var gap: Int
  /// Its level in an outline; 0 in a plain list.
  var depth: Int
}
