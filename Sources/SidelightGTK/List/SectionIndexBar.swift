package import SidelightBridge
import SidelightCore

/// Puts the labels of a list's sections over its trailing edge.
@MainActor package final class SectionIndexBar: WidgetLayout {
  /// What holds the list and the labels over it.
  package let frame = LayoutContainer()
  package let column = SectionIndexColumn()
  private let list: Widget
  private let scroll: Widget
  private var metrics = SectionIndexMetrics([])
  private var cover = Insets()

  init(beside list: Widget, in scroll: Widget) {
    self.list = list
    self.scroll = scroll
    frame.layout = self
  }

  /// Takes in what the list scrolls in, once that is free. What the views say of the list is said of the frame from then on.
  func takeScroll() {
    scroll.isSensitive = true
    scroll.canTarget = true
    scroll.opacity = 1
    scroll.tooltip = nil
    scroll.setCursor(nil)
    scroll.name = ""
    scroll.setMargins(0)
    scroll.setSizeRequest(width: nil, height: nil)
    scroll.horizontalAlign = .fill
    scroll.verticalAlign = .fill
    frame.insert(scroll)
    frame.insert(column.widget)
  }

  /// - Parameter cover: how far something covers the list at its edges, where no labels stand.
  func show(_ marks: [SectionMark], _ metrics: SectionIndexMetrics, within cover: Insets) {
    column.show(marks)
    guard metrics != self.metrics || cover != self.cover else { return }
    self.metrics = metrics
    self.cover = cover
    frame.queueResize()
  }

  package func measure(_ orientation: Orientation, forSize: Int) -> Measurement { scroll.measure(orientation, forSize: forSize) }

  package func allocate(width: Int, height: Int, baseline: Int) {
    scroll.allocate(x: 0, y: 0, width: width, height: height, baseline: baseline)
    let (top, bottom) = (pixels(cover.top) + Self.margin, pixels(cover.bottom) + Self.margin)
    let length = column.length(in: height - top - bottom)
    column.widget.hasRoom = length > 0
    guard length > 0 else { return }
    // A scroll bar that has a place of its own leaves less for what scrolls.
    let content = (list.parent == scroll ? list : list.parent)?.bounds(in: frame)
    let (start, end) = content.map { (Int($0.x), Int($0.x + $0.width)) } ?? (0, width)
    let (breadth, gap) = (pixels(metrics.width), pixels(metrics.gap + cover.trailing))
    _ = column.widget.measure(.horizontal)
    column.widget.allocate(
      x: frame.isRightToLeft ? start + gap : end - gap - breadth, y: top + (height - top - bottom - length) / 2, width: breadth,
      height: length)
  }

  /// What is left at the top and at the bottom at least, in px.
  private static let margin = 6
}
