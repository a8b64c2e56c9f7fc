/// A place in whole pixels of a device.
package struct PixelPlace: Hashable, Sendable {
  package var x, y, width, height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension Place {
  /// The pixels that the place covers at a scale of the display.
  ///
  /// Its edges are rounded and not its size, so that two neighbours neither overlap nor leave a gap. A half goes to the right and down, below
  /// zero too, so that what has a whole size keeps it wherever it lies.
  package func pixels(scale: Double = 1) -> PixelPlace {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    func edge(_ value: Double) -> Int { Int(Gate.coordinate((value * scale + 0.5).rounded(.down))) }
    let (left, top) = (edge(x), edge(y))
    return PixelPlace(x: left, y: top, width: edge(x + size.width) - left, height: edge(y + size.height) - top)
  }
}
