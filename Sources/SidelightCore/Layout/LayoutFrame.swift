/// Where a view is in its window: its upper left corner from that of the window's content, and its size, in pixels.
package struct LayoutFrame: Hashable, Sendable {
  package var x, y: Double
  package var size: Size

  package init(x: Double, y: Double, size: Size) {
    self.x = x
    self.y = y
    self.size = size
  }

  package static let zero = LayoutFrame(x: 0, y: 0, size: .zero)
}
