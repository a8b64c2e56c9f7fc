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
    stance.follow(element.manner.anchor, tells: element.tellsMeasure)
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

  /// Brings something inside into view.
  override func scroll(to target: ScrollTarget) {
    guard case .element(let node) = target.place else { return }
    scroll.afterLayout { [weak self] in
      guard let self, let box = renderer?.controller(for: node)?.outerBounds(in: scroll) else { return }
      let isMirrored = scroll.isRightToLeft
      let across = isMirrored ? target.anchor.map { 1 - $0.x } : target.anchor?.x
      scroll.horizontalOffset += ScrollTarget.distance(to: box.x, length: box.width, visible: Double(scroll.width), anchor: across)
      scroll.verticalOffset += ScrollTarget.distance(
        to: box.y, length: box.height, visible: Double(scroll.height), anchor: target.anchor?.y)
    }
  }
}

extension ScrollController: ScrolledArea {
  var scrolledRoom: Size? {
    guard case .scroll(let element) = element.kind, scroll.width > 0, scroll.height > 0 else { return nil }
    return element.room(in: Size(Double(scroll.width), Double(scroll.height)))
  }
}
