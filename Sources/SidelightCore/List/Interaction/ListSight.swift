/// What of a list is laid out in sight, from which follows how far a page leads.
package struct ListSight: Equatable, Sendable {
  /// How much of the list can be seen, in pixels.
  package var height: Double
  /// Where the rows in sight begin, by their positions.
  package var tops: [Int: Double]

  package init(height: Double, tops: [Int: Double]) {
    self.height = height
    self.tops = tops
  }

  /// How much room each row takes, with what is between rows. A row that is not in sight counts as tall as the others are on average.
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
