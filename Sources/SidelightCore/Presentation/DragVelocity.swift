/// Measures how fast something is dragged along a line when it is let go.
///
/// Only the last moment counts: whoever stops before letting go does not fling.
package struct DragVelocity: Sendable {
  private var samples: [(time: Int, place: Double)] = []

  /// What counts as the last moment, in milliseconds.
  private static let moment = 100

  package init() {}

  /// Takes in where it is, in pixels, at a time in milliseconds. Complexity: O(samples of the last moment).
  package mutating func note(_ place: Double, at time: Int) {
    samples.removeAll { $0.time < time - Self.moment }
    samples.append((time, place))
  }

  /// The velocity in pixels per second when it is let go at a time in milliseconds; 0 where nothing moved in the last moment.
  package func velocity(at time: Int) -> Double {
    let last = samples.filter { $0.time >= time - Self.moment }
    guard let first = last.first, let end = last.last, end.time > first.time else { return 0 }
    return (end.place - first.place) / Double(end.time - first.time) * 1000
  }
}
