import SidelightBridge
import SidelightCore

/// Rows that are swiped to reveal their actions.
@MainActor package final class RowSwiping {
  private let rows: BoundRows
  /// The swipe under way: its row, and how far the fingers have gone to the right.
  private var swipe: (row: NodeID, model: SwipeModel, distance: Double)?
  /// The row whose actions are revealed.
  private weak var open: RowController?
  private var pointer = (x: 0.0, y: 0.0)
  /// The wrappers of its gestures, which their own handlers need.
  private var gestures: [EventController] = []

  init(_ rows: BoundRows) {
    self.rows = rows
    listen()
  }

  private func listen() {
    let finger = DragGesture()
    finger.phase = .capture
    finger.isTouchOnly = true
    finger.connect(DragGesture.began) { [weak self] x, y in self?.begin(x, y) }
    finger.connect(DragGesture.updated) { [weak self, weak finger] x, y in
      guard let self, let finger else { return }
      // A finger that goes up or down scrolls.
      guard abs(x) > abs(y) else { return abs(y) > SwipeModel.threshold ? finger.deny() : () }
      move(to: x)
      if swipe?.model.revealed != nil { finger.claim() }
    }
    finger.connect(DragGesture.ended) { [weak self] _, _ in self?.end() }
    finger.connect(DragGesture.cancelled) { [weak self] in self?.swipe = nil }
    rows.view.addController(finger)

    let scroll = SideScrollController()
    scroll.connect(SideScrollController.began) { [weak self] in self?.beginAtPointer() }
    scroll.connect(SideScrollController.scrolled) { [weak self, weak scroll] x, y in
      guard let self, let scroll, scroll.isInPixels, swipe != nil, abs(x) > abs(y) else { return false }
      // What is scrolled by the fingers goes with them.
      move(by: -x)
      return true
    }
    scroll.connect(SideScrollController.ended) { [weak self] in self?.end() }
    rows.view.addController(scroll)

    let pointer = MotionController()
    pointer.connect(MotionController.moved) { [weak self] x, y in self?.pointer = (x, y) }
    rows.view.addController(pointer)
    gestures = [finger, scroll]
  }

  private func beginAtPointer() { begin(pointer.x, pointer.y) }

  /// A swipe may begin at a place; false where no row there has actions.
  @discardableResult package func begin(_ x: Double, _ y: Double) -> Bool {
    swipe = nil
    guard let position = rows.point(x, y).position, let place = rows.place(at: position), let id = place.row,
      let row = rows.controller(of: place), let line = rows.line(at: position)
    else { return false }
    // What a row shows may not have been laid out yet.
    let width = row.widget.parent.flatMap { $0.width > 0 ? $0.width : nil } ?? line.width
    let editing = row.row.editing
    guard !editing.isOn, editing.leadingSwipe != nil || editing.trailingSwipe != nil else { return false }
    swipe = (id, SwipeModel(leading: editing.leadingSwipe, trailing: editing.trailingSwipe, width: Double(width)), 0)
    return true
  }

  /// The fingers are so many pixels to the right of where they began.
  package func move(to distance: Double) {
    guard let swipe else { return }
    move(by: distance - swipe.distance)
  }

  private func move(by distance: Double) {
    guard var swipe else { return }
    swipe.distance += distance
    swipe.model.move(by: rows.view.isRightToLeft ? -distance : distance)
    self.swipe = swipe
    guard let place = rows.places[swipe.row], let row = rows.controller(of: place), let position = place.item.position else { return }
    show(swipe.model.revealed, of: row, at: position)
    row.widget.parent?.setClass("sidelight-full-swipe", swipe.model.isFull)
  }

  private func show(_ edge: SwipeEdge?, of row: RowController, at position: Int) {
    if let open, open !== row { close() }
    guard let edge else {
      if row.revealed != nil { close() }
      return
    }
    guard row.revealed?.edge != edge, let renderer = row.renderer, let actions = rows.source?.swipeActions(at: position, edge),
      !actions.isEmpty
    else { return }
    open = row
    tell(.reveal(position, edge))
    row.reveal(
      RowSwipeStrip(edge, actions, renderer.symbols) { [weak self] action in
        self?.close()
        self?.rows.controller?.send(.activate(action.node))
      })
  }

  private func tell(_ event: ListEvent) {
    if let list = rows.controller { list.send(.list(list.id, event)) }
  }

  /// The fingers are gone: a full swipe performs the first action, and what is revealed stays until something else is touched.
  package func end() {
    guard let swipe else { return }
    self.swipe = nil
    guard swipe.model.isFull, let strip = open?.revealed, let first = strip.actions.first, first.isEnabled else { return }
    close()
    rows.controller?.send(.activate(first.node))
  }

  /// Something was pressed: other things than the actions themselves hide them.
  func pressed(_ x: Double, _ y: Double) {
    guard let strip = open?.revealed?.widget else { return }
    if let hit = rows.view.pick(x: x, y: y), hit == strip || hit.isInside(strip) { return }
    close()
  }

  /// Hides the actions of a row that is about to be another one.
  func rowLeaves(_ row: NodeID) {
    if open?.id == row { close() }
  }

  /// Hides the actions that are revealed; false where there are none.
  @discardableResult func close() -> Bool {
    guard let row = open else { return false }
    open = nil
    row.widget.parent?.setClass("sidelight-full-swipe", false)
    row.reveal(nil)
    tell(.conceal)
    return true
  }
}
