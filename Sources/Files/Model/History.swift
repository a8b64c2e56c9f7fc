import Sidelight
import SidelightDesktop

/// The folders that were open before the one that is, and those that the user went back from.
struct History: Equatable {
  /// A place that was open: the root, and the folders opened below it.
  struct Stop: Equatable {
    var root: Location
    var path: [Location] = []

    var folder: Location { path.last ?? root }
  }

  private(set) var past: [Stop] = []
  private(set) var future: [Stop] = []

  /// Older stops than this are forgotten.
  private static let limit = 100

  /// The user goes on to another folder: what was ahead is no longer.
  mutating func leave(_ stop: Stop) {
    past.append(stop)
    if past.count > Self.limit { past.removeFirst() }
    future = []
  }

  /// Goes back, if there is something to go back to.
  mutating func back(from stop: Stop) -> Stop? {
    guard let previous = past.popLast() else { return nil }
    future.append(stop)
    return previous
  }

  /// Undoes going back.
  mutating func forward(from stop: Stop) -> Stop? {
    guard let next = future.popLast() else { return nil }
    past.append(stop)
    return next
  }
}
