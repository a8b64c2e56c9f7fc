import SidelightBridge
import SidelightCore

/// Where something stands in its window as everything around it is scrolled now, whether that has been laid out since or not.
struct ScrolledView {
  /// Its upper left corner, in pixels from that of the window.
  var corner: Point
  /// What the window shows of what is scrolled around it.
  var clip: LayoutFrame
  /// The same without the margins around what is scrolled.
  @MainActor var clipInMargins: LayoutFrame {
    guard let scroll = scrolls.first else { return clip }
    let margins = scroll.contentMargins
    return LayoutFrame(
      x: clip.x + Double(scroll.isRightToLeft ? margins.end : margins.start), y: clip.y + Double(margins.top),
      size: Size(
        max(0, clip.size.width - Double(margins.start + margins.end)), max(0, clip.size.height - Double(margins.top + margins.bottom))))
  }
  /// What scrolls around it, from the inside out.
  var scrolls: [ScrollWidget] = []

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
      clip = clip.map { own.overlap(LayoutFrame(x: $0.x + step.x, y: $0.y + step.y, size: $0.size)) } ?? own
      inner = scroll
    }
    guard let box = inner.bounds(in: root) else { return nil }
    let window = LayoutFrame(x: 0, y: 0, size: Size(Double(root.width), Double(root.height)))
    self.clip = clip.map { window.overlap(LayoutFrame(x: $0.x + box.x, y: $0.y + box.y, size: $0.size)) } ?? window
    corner = Point(corner.x + box.x, corner.y + box.y)
  }
}
