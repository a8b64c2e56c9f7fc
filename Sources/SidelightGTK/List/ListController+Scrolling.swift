import SidelightBridge
import SidelightCore

extension ListController {
  /// Brings a row into view, and then to where it is wanted there: how tall the rows are is known when they have been laid out.
  func scroll(to target: ScrollTarget) {
    guard case .row(let position) = target.place else { return }
    guard list.height > 0 else { return scrollLater(to: target) }
    list.scroll(to: position)
    guard let anchor = target.anchor else { return }
    scroll.afterLayout { [weak self] in
      guard let self, let line = line(at: position), let box = line.bounds(in: list) else { return }
      scroll.verticalOffset += ScrollTarget.distance(
        to: box.y, length: box.height, visible: Double(list.height), anchor: anchor.y)
    }
  }

  /// GTK forgets what it is asked before it knows how much of the list can be seen: the newest wish waits for the first layout.
  private func scrollLater(to target: ScrollTarget) {
    let isWaiting = awaitedTarget != nil
    awaitedTarget = target
    guard !isWaiting else { return }
    if list.isMapped { return scroll.afterLayout { [weak self] in self?.scrollToAwaited() } }
    awaitedMap = list.onMap { [weak self] in
      self?.awaitedMap?.disconnect()
      self?.scroll.afterLayout { [weak self] in self?.scrollToAwaited() }
    }
  }

  private func scrollToAwaited() {
    guard let target = awaitedTarget else { return }
    awaitedTarget = nil
    if list.height > 0 { scroll(to: target) }
  }

  /// GTK's widget of the row at a position, if it has one.
  func line(at position: Int) -> Widget? {
    places.values.first { $0.item.position == position }?.item.child?.nearest(typeNamed: "GtkListItemWidget")
  }
}

extension ScrollController {
  /// Brings something inside into view.
  func scroll(to target: ScrollTarget) {
    guard case .element(let node) = target.place else { return }
    scroll.afterLayout { [weak self] in
      guard let self, let inside = renderer?.controller(for: node)?.widget, let box = inside.bounds(in: scroll) else { return }
      let isMirrored = scroll.isRightToLeft
      let across = isMirrored ? target.anchor.map { 1 - $0.x } : target.anchor?.x
      scroll.horizontalOffset += ScrollTarget.distance(to: box.x, length: box.width, visible: Double(scroll.width), anchor: across)
      scroll.verticalOffset += ScrollTarget.distance(
        to: box.y, length: box.height, visible: Double(scroll.height), anchor: target.anchor?.y)
    }
  }
}
