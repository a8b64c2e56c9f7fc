/// What stands at the corners of windows and sheets without a display: their corners are round, and the page at the upper corner where text ends
/// has the window's one button, or the sheet's.
package struct RegionCorners {
  private let places: RegionPlaces
  private let tree: ElementTree
  private var known: [NodeID: CornerObstacles] = [:]

  /// What the button takes of the corner, in pixels: as high as a header bar is.
  package static let control = Size(46, 47)

  package init(_ places: RegionPlaces, in tree: ElementTree) {
    self.places = places
    self.tree = tree
  }

  /// How far it reaches into an element.
  package mutating func sizes(of id: NodeID) -> CornerSizes {
    guard let frame = places.frames[id], let home = home(of: id) else { return CornerSizes() }
    let obstacles = known[home] ?? obstacles(in: home)
    known[home] = obstacles
    return obstacles.sizes(of: frame, isRightToLeft: places.isRightToLeft(in: id))
  }

  /// The window or sheet around an element; nil for what is in a popover.
  private func home(of id: NodeID) -> NodeID? {
    var next: NodeID? = id
    while let node = next.flatMap({ tree[$0] }) {
      switch node.element.kind {
      case .window: return node.id
      case .sheet: return node.element.isPopover ? nil : node.id
      default: next = node.parent
      }
    }
    return nil
  }

  private func obstacles(in home: NodeID) -> CornerObstacles {
    guard let room = places.frames[home] else { return CornerObstacles(.zero) }
    let isRightToLeft = places.isRightToLeft(in: home)
    let x = isRightToLeft ? room.x : room.x + room.size.width - Self.control.width
    let button = LayoutFrame(x: x, y: room.y, size: Self.control)
    let hasButton = places.order.contains { id in
      guard case .page(let page)? = tree[id]?.element.kind, page.showsHeader, !page.isHeaderMinimized, !page.hidesCloseButton,
        let frame = places.frames[id], self.home(of: id) == home
      else { return false }
      return frame.overlap(button).size == button.size
    }
    return CornerObstacles(
      room, topRadius: CornerObstacles.radius, bottomRadius: CornerObstacles.radius, controls: hasButton ? [button] : [])
  }
}
