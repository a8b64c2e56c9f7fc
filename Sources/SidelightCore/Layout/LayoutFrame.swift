/// Where a view is in its window: its upper left corner from that of the window's content, and its size, in pixels.
package struct LayoutFrame: Hashable, Sendable {
  package var x, y: Double
  package var size: Size

  package init(x: Double, y: Double, size: Size) {
    self.x = x
    self.y = y
    self.size = size
  }

  /// What both cover; of no size where they do not meet.
  package func overlap(_ other: LayoutFrame) -> LayoutFrame {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let right = min(x + size.width, other.x + other.size.width)
    let bottom = min(y + size.height, other.y + other.size.height)
    return LayoutFrame(x: left, y: top, size: Size(max(0, right - left), max(0, bottom - top)))
  }

  package func moved(by distance: Point) -> LayoutFrame { LayoutFrame(x: x + distance.x, y: y + distance.y, size: size) }

  /// What is left of it where something covers its edges.
  package func inset(by insets: Insets, _ isRightToLeft: Bool) -> LayoutFrame {
    LayoutFrame(
      x: x + (isRightToLeft ? insets.trailing : insets.leading), y: y + insets.top,
      size: Size(max(0, size.width - insets.leading - insets.trailing), max(0, size.height - insets.top - insets.bottom)))
  }

  /// Which part of it lies in another one: 0 for nothing, 1 for all. Something of no size is there, or it is not.
  package func part(in other: LayoutFrame) -> Double {
    let common = overlap(other).size
    let whole = size.width * size.height
    if whole > 0 { return common.width * common.height / whole }
    return x >= other.x && y >= other.y && x + size.width <= other.x + other.size.width && y + size.height <= other.y + other.size.height
      ? 1 : 0
  }

  package static let zero = LayoutFrame(x: 0, y: 0, size: .zero)
}

/// Where something is in its window, and what scrolls around it.
package struct PlaceSight: Equatable, Sendable {
  package var frame: LayoutFrame
  /// From the inside out.
  package var scrolls: [ScrolledRoom]
  /// How far what stands at the corners of its window reaches into it.
  package var corners: CornerSizes

  package init(_ frame: LayoutFrame, in scrolls: [ScrolledRoom], corners: CornerSizes = CornerSizes()) {
    (self.frame, self.scrolls, self.corners) = (frame, scrolls, corners)
  }

  /// The innermost of what scrolls around it; nil where nothing does.
  ///
  /// - Parameter axis: an axis along which it has to scroll; nil for any.
  package func scroll(along axis: Axis2D?) -> ScrolledRoom? { scrolls.first { axis.map($0.axes.contains) ?? true } }
}

/// Where something that scrolls is in its window.
package struct ScrolledRoom: Equatable, Sendable {
  package var frame: LayoutFrame
  package var axes: Set<Axis2D>

  package init(_ frame: LayoutFrame, along axes: Set<Axis2D>) { (self.frame, self.axes) = (frame, axes) }
}
