/// The visible part of a list, which decides how far a page goes.
package struct ListSight: Equatable, Sendable {
  /// The height of the visible area, in pixels.
  package var height: Double
  /// Where the visible rows begin, in pixels, by their positions.
  package var tops: [Int: Double]

  package init(height: Double, tops: [Int: Double]) {
    self.height = height
    self.tops = tops
  }

  /// The height of each row, with the space between rows. A row that is not visible counts as high as the average of the others.
  var heights: (Int) -> Double {
    let first = tops.min { $0.key < $1.key }
    let last = tops.max { $0.key < $1.key }
    let average =
      if let first, let last, last.key > first.key { (last.value - first.value) / Double(last.key - first.key) } else { height }
    return { position in
      guard let top = tops[position], let next = tops[position + 1] else { return average }
      return next - top
    }
  }
}
