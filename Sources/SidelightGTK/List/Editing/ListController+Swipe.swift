import SidelightBridge
import SidelightCore

/// Rows that are swiped to reveal their actions.
extension ListController {
  func listenToSwipes() {
    let finger = DragGesture()
    finger.phase = .capture
    finger.isTouchOnly = true
    finger.connect(DragGesture.began) { [weak self] x, y in self?.beginSwipe(x, y) }
    finger.connect(DragGesture.updated) { [weak self, weak finger] x, y in
      guard let self, let finger else { return }
      // A finger that goes up or down scrolls.
      guard abs(x) > abs(y) else { return abs(y) > SwipeModel.threshold ? finger.deny() : () }
      moveSwipe(to: x)
      if swiping?.model.revealed != nil { finger.claim() }
    }
    finger.connect(DragGesture.ended) { [weak self] _, _ in self?.endSwipe() }
    finger.connect(DragGesture.cancelled) { [weak self] in self?.swiping = nil }
    list.addController(finger)

    let scroll = SideScrollController()
    scroll.connect(SideScrollController.began) { [weak self] in self?.beginSwipeAtPointer() }
    scroll.connect(SideScrollController.scrolled) { [weak self, weak scroll] x, y in
      guard let self, let scroll, scroll.isInPixels, swiping != nil, abs(x) > abs(y) else { return false }
      // What is scrolled by the fingers goes with them.
      moveSwipe(by: -x)
      return true
    }
    scroll.connect(SideScrollController.ended) { [weak self] in self?.endSwipe() }
    list.addController(scroll)

    let pointer = MotionController()
    pointer.connect(MotionController.moved) { [weak self] x, y in self?.pointer = (x, y) }
    list.addController(pointer)
    gestures += [finger, scroll]
  }

  private func beginSwipeAtPointer() { beginSwipe(pointer.x, pointer.y) }

  /// A swipe may begin at a place; false where no row there has actions.
  @discardableResult package func beginSwipe(_ x: Double, _ y: Double) -> Bool {
    swiping = nil
    guard let position = point(x, y).position, let place = places.values.first(where: { $0.item.position == position }),
      let id = place.row, let row = renderer?.controller(for: id) as? RowController, let width = row.widget.parent?.width
    else { return false }
    let editing = row.row.editing
    guard !editing.isOn, editing.leadingSwipe != nil || editing.trailingSwipe != nil else { return false }
    swiping = (id, SwipeModel(leading: editing.leadingSwipe, trailing: editing.trailingSwipe, width: Double(width)), 0)
    return true
  }

  /// The fingers are so many pixels to the right of where they began.
  package func moveSwipe(to distance: Double) {
    guard let swiping else { return }
    moveSwipe(by: distance - swiping.distance)
  }

  private func moveSwipe(by distance: Double) {
    guard var swipe = swiping else { return }
    swipe.distance += distance
    swipe.model.move(by: list.isRightToLeft ? -distance : distance)
    swiping = swipe
    guard let row = renderer?.controller(for: swipe.row) as? RowController, let position = places[swipe.row]?.item.position else { return }
    show(swipe.model.revealed, of: row, at: position)
    row.widget.parent?.setClass("sidelight-full-swipe", swipe.model.isFull)
  }

  private func show(_ edge: SwipeEdge?, of row: RowController, at position: Int) {
    if let open = openSwipe, open !== row { closeSwipe() }
    guard let edge else { return row.revealed == nil ? () : closeSwipe() }
    guard row.revealed?.edge != edge, let renderer, let actions = source?.swipeActions(at: position, edge), !actions.isEmpty else { return }
    openSwipe = row
    row.reveal(
      RowSwipeStrip(edge, actions, renderer.symbols) { [weak self] action in
        self?.closeSwipe()
        self?.send(.activate(action.node))
      })
  }

  /// The fingers are gone: a full swipe performs the first action, and what is revealed stays until something else is touched.
  package func endSwipe() {
    guard let swipe = swiping else { return }
    swiping = nil
    guard swipe.model.isFull, let strip = openSwipe?.revealed, let first = strip.actions.first, first.isEnabled else { return }
    closeSwipe()
    send(.activate(first.node))
  }

  /// Something was pressed: other things than the actions themselves hide them.
  func pressed(_ x: Double, _ y: Double) {
    guard let strip = openSwipe?.revealed?.widget else { return }
    if let hit = list.pick(x: x, y: y), hit == strip || hit.isInside(strip) { return }
    closeSwipe()
  }

  /// Hides the actions that are revealed.
  func closeSwipe() {
    guard let row = openSwipe else { return }
    openSwipe = nil
    row.widget.parent?.setClass("sidelight-full-swipe", false)
    row.reveal(nil)
  }
}
