import SidelightBridge
import SidelightCore

extension ListController {
  /// Brings a row into view, and then to where it is wanted there: how tall the rows are is known when they have been laid out.
  func scroll(to target: ScrollTarget) {
    guard case .row(let position) = target.place else { return }
    list.scroll(to: position)
    guard let anchor = target.anchor else { return }
    scroll.afterLayout { [weak self] in
      guard let self, let line = line(at: position), let box = line.bounds(in: list) else { return }
      scroll.verticalOffset += ScrollTarget.distance(
        to: box.y, length: box.height, visible: Double(list.height), anchor: anchor.y)
    }
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
