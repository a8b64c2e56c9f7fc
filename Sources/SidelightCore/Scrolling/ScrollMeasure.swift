/// How far something is scrolled, how large its content is, and how much of that is in view, in pixels.
package struct ScrollMeasure: Hashable, Sendable {
  /// How far it is scrolled towards the end and down.
  package var x, y: Double
  package var contentWidth, contentHeight: Double
  package var width, height: Double

  package init(x: Double = 0, y: Double = 0, contentWidth: Double, contentHeight: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.contentWidth = contentWidth
    self.contentHeight = contentHeight
    self.width = width
    self.height = height
  }
}
