/// How the user left something that was scrolled, and what it might come to rest at. All lengths are in pixels.
package struct ScrollEnd: Equatable, Sendable {
  /// How far it was scrolled before.
  package var from: Point
  package var measure: ScrollMeasure
  /// The views that are scrolled to, from the corner of the content.
  package var views: [LayoutFrame]

  package init(from: Point, _ measure: ScrollMeasure, views: [LayoutFrame]) {
    self.from = from
    self.measure = measure
    self.views = views
  }
}

/// Where something comes to rest that was scrolled along an axis.
package enum ScrollRest {
  /// A smaller movement is none.
  private static let leastStep = 8.0

  /// The nearest of some places; where that is the one that it came from, the next one in the direction in which it went.
  ///
  /// - Parameters:
  ///   - from: how far it was scrolled before.
  ///   - to: how far it is scrolled.
  ///   - places: the places, in ascending order.
  ///   - limit: how many places it may go on at most; nil for any number.
  package static func place(from: Double, to: Double, among places: [Double], limit: Int? = nil) -> Double {
    func nearest(_ point: Double) -> Int? { places.indices.min { abs(places[$0] - point) < abs(places[$1] - point) } }
    guard let start = nearest(from), var end = nearest(to) else { return to }
    if end == start, abs(to - from) >= leastStep {
      end += to > from ? 1 : -1
      // Beyond the last place it may still be scrolled to the end.
      guard places.indices.contains(end) else { return to }
    }
    if let limit { end = min(max(end, start - limit), start + limit) }
    return places[min(max(end, 0), places.count - 1)]
  }

  /// The same for places at every multiple of a length, up to an end.
  package static func page(from: Double, to: Double, length: Double, end: Double) -> Double {
    guard length > 0, end > 0, from.isFinite, to.isFinite else { return to }
    let (from, to) = (min(max(0, from), end), min(max(0, to), end))
    let count = Int((end / length).rounded(.up))
    // As many as are near are enough.
    let first = max(0, Int(min(from, to) / length) - 1)
    let last = min(count, Int(max(from, to) / length) + 2)
    return min(place(from: from, to: to, among: (first...max(first, last)).map { min(Double($0) * length, end) }), end)
  }
}
