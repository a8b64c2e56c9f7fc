import SidelightBridge
package import SidelightCore

/// A scrolled area as a GtkScrolledWindow.
@MainActor package final class ScrollController: Controller {
  let scroll: ScrollWidget
  private let holder: BodyHolder
  private lazy var stance = ScrollStance(scroll) { [weak self] measure in
    guard let self else { return }
    send(.scrollMoved(id, measure))
  }
  private lazy var rests = ScrollRests(scroll) { [weak self] phase in
    guard let self else { return }
    send(.scrollPhase(id, phase))
  } _: { [weak self] from in
    guard let self else { return nil }
    return renderer?.host?.scrollRest(id, ScrollEnd(from: from, scroll.measure, views: children.first?.around?.region?.targets ?? []))
  }

  private lazy var focus = ClearFocus(scroll) { [weak self] in self?.scrolledRoom }

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    let scroll = ScrollWidget()
    self.scroll = scroll
    // The scrolled window is the holder's owner, so the closure does not have to hold it.
    holder = BodyHolder { [weak scroll] content in scroll?.setChild(content) }
    super.init(id, element, in: renderer, core: scroll)
    listenToPulls(scroll)
  }

  package override func update(from old: Element?) {
    guard case .scroll(let element) = element.kind else { return }
    scroll.scroll(horizontally: element.scrollsHorizontally, vertically: element.scrollsVertically, element.manner)
    for child in children { place(child) }
    clip()
    if case .scroll(let before)? = old?.kind, before.manner.topEdge != element.manner.topEdge { edgeChanged() }
    if case .scroll(let before)? = old?.kind, before.cover != element.cover { focus.follow(element.cover != Insets()) }
    stance.follow(element.manner.anchor, start: element.start, tells: element.tellsMeasure, rests(for: element))
    scrollingChanged(scroll, around: scroll, from: old)
  }

  package override func attach(_ child: Controller, at index: Int) {
    place(child)
    holder.attach(child, at: index)
    clip()
  }

  /// The viewport comes with the content.
  private func clip() {
    guard case .scroll(let element) = element.kind else { return }
    scroll.viewedChild?.parent?.clipsContent = !element.manner.isUnclipped
  }

  private func place(_ child: Controller) {
    guard case .scroll(let element) = element.kind else { return }
    child.place(Placement(element.scrollsHorizontally ? .start : .center, element.scrollsVertically ? .start : .center))
  }

  package override func detach(_ child: Controller) { holder.detach(child) }

  /// Across its axis what is scrolled from side to side is as high as its content.
  package override func measureGreed() -> Greed {
    guard case .scroll(let element) = element.kind, !element.scrollsVertically else { return .both }
    return Greed(true, holder.greed.vertical)
  }

  private func rests(for element: ScrollElement) -> ScrollRests? {
    guard element.tellsPhase || element.asksForRest else { return nil }
    rests.tellsPhase = element.tellsPhase
    rests.asksForRest = element.asksForRest
    return rests
  }

  /// Scrolls to an end, to a place, or to something inside.
  override func scroll(to target: ScrollTarget) {
    switch target.place {
    case .row, .top: break
    case .element(let node): scroll(to: node, target)
    case .part(let x, let y):
      scroll.afterLayout { [weak scroll] in
        guard let scroll else { return }
        let measure = scroll.measure
        if let x { scroll.offsetFromStart = ScrollAnchor.offset(x, length: measure.contentWidth, visible: measure.width) }
        if let y { scroll.verticalOffset = ScrollAnchor.offset(y, length: measure.contentHeight, visible: measure.height) }
      }
    case .offset(let x, let y):
      scroll.afterLayout { [weak scroll] in
        if let x { scroll?.offsetFromStart = x }
        if let y { scroll?.verticalOffset = y }
      }
    }
  }

  /// Brings something inside into view.
  private func scroll(to node: NodeID, _ target: ScrollTarget) {
    scroll.afterLayout { [weak self] in
      guard let self, let room = scrolledRoom, let box = renderer?.controller(for: node)?.outerBounds(in: scroll) else { return }
      let isMirrored = scroll.isRightToLeft
      let across = isMirrored ? target.anchor.map { 1 - $0.x } : target.anchor?.x
      scroll.horizontalOffset += ScrollTarget.distance(
        to: box.x - room.x, length: box.width, visible: room.size.width, anchor: across)
      scroll.verticalOffset += ScrollTarget.distance(
        to: box.y - room.y, length: box.height, visible: room.size.height, anchor: target.anchor?.y)
    }
  }
}

extension ScrollController: ScrolledArea {
  var scrolledRoom: LayoutFrame? {
    guard case .scroll(let element) = element.kind, scroll.width > 0, scroll.height > 0 else { return nil }
    return element.room(in: Size(Double(scroll.width), Double(scroll.height)), isRightToLeft: scroll.isRightToLeft)
  }
}

extension ScrollController: EdgeArea {
  var edgeScroll: ScrollWidget { scroll }
  var edgeManner: ScrollManner? {
    guard case .scroll(let element) = element.kind, element.scrollsVertically else { return nil }
    return element.manner
  }
}
