import SidelightBridge
import SidelightCore

/// Where something stands in its window as everything around it is scrolled now, whether that has been laid out since or not.
struct ScrolledView {
  /// Its upper left corner, in pixels from that of the window.
  var corner: Point
  /// What the window shows of what is scrolled around it.
  var clip: LayoutFrame
  /// The innermost of what scrolls around it.
  private var area: LayoutFrame?
  /// What scrolls around it, from the inside out.
  var scrolls: [ScrollWidget] = []
  /// Where that is in the window.
  private(set) var rooms: [ScrolledRoom] = []

  /// Nil while the widget is in no window.
  @MainActor init?(of widget: Widget) {
    guard let root = widget.root else { return nil }
    corner = .zero
    var clip: LayoutFrame?
    var inner = widget
    while let scroll = inner.parent?.nearest(typeNamed: "SidelightScrolledWindow") as? ScrollWidget {
      scrolls.append(scroll)
      let content = scroll.viewedChild
      guard let box = inner.bounds(in: content ?? scroll) else { return nil }
      // A list scrolls itself, and lays out its rows each time.
      let by = content == nil ? Point.zero : Point(scroll.horizontalOffset, scroll.verticalOffset)
      let step = Point(box.x - by.x, box.y - by.y)
      corner = Point(corner.x + step.x, corner.y + step.y)
      let own = LayoutFrame(x: 0, y: 0, size: Size(Double(scroll.width), Double(scroll.height)))
      clip = clip.map { own.overlap($0.moved(by: step)) } ?? own
      area = area?.moved(by: step) ?? own
      rooms = rooms.map { ScrolledRoom($0.frame.moved(by: step), along: $0.axes) } + [ScrolledRoom(own, along: scroll.scrolledAxes)]
      inner = scroll
    }
    guard let box = inner.bounds(in: root) else { return nil }
    let window = LayoutFrame(x: 0, y: 0, size: Size(Double(root.width), Double(root.height)))
    self.clip = clip.map { window.overlap($0.moved(by: Point(box.x, box.y))) } ?? window
    area = area?.moved(by: Point(box.x, box.y))
    rooms = rooms.map { ScrolledRoom($0.frame.moved(by: Point(box.x, box.y)), along: $0.axes) }
    corner = Point(corner.x + box.x, corner.y + box.y)
  }

  /// What the window shows of a room in the innermost of what scrolls around it.
  func clip(to room: LayoutFrame?) -> LayoutFrame {
    guard let room, let area else { return clip }
    return clip.overlap(room.moved(by: Point(area.x, area.y)))
  }
}

extension ScrollWidget {
  fileprivate var scrolledAxes: Set<Axis2D> { Set((scrolls.horizontally ? [.horizontal] : []) + (scrolls.vertically ? [.vertical] : [])) }
}
