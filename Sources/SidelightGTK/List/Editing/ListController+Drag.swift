import SidelightBridge
package import SidelightCore

/// Rows that are dragged to another place in their list.
extension ListController {
  func listenToDrags() {
    let source = DragSource()
    source.connect(DragSource.prepare) { [weak self, weak source] x, y in
      guard let self, let position = dragPosition(x, y), beginDrag(at: position) else { return nil }
      if let source { showIcon(of: position, x, y, source) }
      return model?.item(at: position).map { DragContent($0) }
    }
    source.connect(DragSource.ended) { [weak self] _, _ in self?.endDrag() }
    list.addController(source)

    let target = DropTarget()
    let answer: @MainActor (Double, Double) -> Int = { [weak self, weak target] x, y in
      guard let self, let kind = target?.kind else { return 0 }
      switch kind {
      case .row: return (hover(x, y) ? DropTarget.Answer.move : .no).rawValue
      case .files: return (hover(.files, x, y) ? DropTarget.Answer.copy : .no).rawValue
      case .text: return (hover(.text, x, y) ? DropTarget.Answer.copy : .no).rawValue
      }
    }
    target.connect(DropTarget.entered, answer)
    target.connect(DropTarget.moved, answer)
    target.connect(DropTarget.left) { [weak self] in self?.showGap(nil) }
    target.connect(DropTarget.dropped) { [weak self] value, x, y in
      guard let self else { return false }
      switch value {
      case .row: return drop(x, y)
      case .files(let uris): return drop(.files(uris), x, y)
      case .text(let text): return drop(.text(text), x, y)
      }
    }
    list.addController(target)
    gestures += [source, target]
  }

  /// The row that a drag would begin with; nil on a control, which has the drag to itself.
  private func dragPosition(_ x: Double, _ y: Double) -> Int? { isOnControl(x, y) ? nil : position(x, y) }

  /// Begins to drag a row, and with it the selection that it is part of; false where it can't be moved.
  package func beginDrag(at position: Int) -> Bool {
    drag = boundRow(position)?.editing.canMove == true ? source?.drag(at: position) : nil
    return drag != nil
  }

  package func endDrag() {
    drag = nil
    showGap(nil)
  }

  private func showIcon(of position: Int, _ x: Double, _ y: Double, _ source: DragSource) {
    guard let line = line(at: position), let box = line.bounds(in: list) else { return }
    source.setIcon(line, x: x - box.x, y: y - box.y)
  }

  private func line(at position: Int) -> Widget? {
    places.values.first { $0.item.position == position }?.item.child?.parent
  }

  /// Shows where dragged rows would go; says whether they may go there.
  package func hover(_ x: Double, _ y: Double) -> Bool {
    let gap = allowedGap(x, y)
    showGap(gap)
    return gap != nil
  }

  /// Lets dragged rows go at a place; says whether that is one for them.
  package func drop(_ x: Double, _ y: Double) -> Bool {
    guard let drag, let gap = allowedGap(x, y) else { return false }
    send(.list(id, .drop(drag, gap: gap)))
    showGap(nil)
    return true
  }

  /// The same for something from outside.
  package func hover(_ kinds: DropKinds, _ x: Double, _ y: Double) -> Bool {
    let gap = allowedGap(kinds, x, y)
    showGap(gap)
    return gap != nil
  }

  package func drop(_ payload: DropPayload, _ x: Double, _ y: Double) -> Bool {
    showGap(nil)
    guard let gap = allowedGap(payload.kind, x, y) else { return false }
    send(.list(id, .insert(payload, gap: gap)))
    return true
  }

  /// Below the rows the gap is the last one.
  private func allowedGap(_ kinds: DropKinds, _ x: Double, _ y: Double) -> Int? {
    guard let source,
      let gap = gap(x, y) ?? (x >= 0 && y >= 0 && x < Double(list.width) && y < Double(list.height) ? source.rowCount : nil),
      source.canDrop(kinds, at: gap)
    else { return nil }
    return gap
  }

  /// The gap next to a place, if the dragged rows may go there.
  private func allowedGap(_ x: Double, _ y: Double) -> Int? {
    guard let drag, let gap = gap(x, y), source?.canDrop(drag, at: gap) == true else { return nil }
    return gap
  }

  /// The gap between two rows that is nearest to a place: above a row in its upper half, and below it in the lower one.
  private func gap(_ x: Double, _ y: Double) -> Int? {
    guard let line = list.pick(x: x, y: y)?.nearest(typeNamed: "GtkListItemWidget"), let position = place(showing: line)?.item.position,
      let box = line.bounds(in: list)
    else { return nil }
    return y < box.y + box.height / 2 ? position : position + 1
  }

  /// A line between two rows, drawn by the one below it or by the last one.
  private func showGap(_ gap: Int?) {
    let count = source?.rowCount ?? 0
    let line: Widget? = gap.flatMap { count == 0 ? nil : self.line(at: $0 < count ? $0 : $0 - 1) }
    let isAfter = gap == count
    if let marked = dropLine, marked.line != line || marked.isAfter != isAfter {
      marked.line.setClass("sidelight-drop-before", false)
      marked.line.setClass("sidelight-drop-after", false)
      dropLine = nil
    }
    guard let line, dropLine == nil else { return }
    line.setClass(isAfter ? "sidelight-drop-after" : "sidelight-drop-before", true)
    dropLine = (line, isAfter)
  }
}
