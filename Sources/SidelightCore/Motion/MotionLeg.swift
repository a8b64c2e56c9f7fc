/// A change on its way, of those that add up to where something is.
///
/// Where a change meets one that is still under way, both go on, and what is left of the older one is added to the newer one. So nothing
/// jumps there, and nothing changes its speed.
@MainActor package final class MotionLeg {
  package let motion: Motion
  /// What waits for its end.
  private let group: Int?
  /// The time of the first frame, in seconds.
  private var begin: Double?
  private var isOverLogically = false
  private var isOver = false
  /// How much was done at the last frame.
  package private(set) var part: Double

  /// - Parameters:
  ///   - motion: how the change is spread over time.
  ///   - group: what waits for its end; nil for nothing.
  package init(_ motion: Motion, in group: Int?) {
    self.motion = motion
    self.group = group
    part = motion.place(after: 0).part
    if let group { MotionGroups.begin(group) }
  }

  /// How much of the change is done; at its end nothing waits for it any longer.
  ///
  /// - Parameters:
  ///   - time: the time of a frame, in seconds; that of the first one begins the change.
  ///   - memo: what others were told in this frame.
  package func place(at time: Double, _ memo: inout MotionMemo) -> Motion.Place {
    let begin = self.begin ?? time
    self.begin = begin
    let seconds = time - begin
    if seconds >= motion.logicalDuration { endLogically() }
    let place = memo.place(of: motion, after: seconds)
    part = place.part
    if place.isOver { end() }
    return place
  }

  /// The same for one that moves alone.
  package func place(at time: Double) -> Motion.Place {
    var memo = MotionMemo()
    return place(at: time, &memo)
  }

  private func endLogically() {
    guard !isOverLogically else { return }
    isOverLogically = true
    if let group { MotionGroups.endLogically(group) }
  }

  /// It is over, or nothing shows it any longer.
  package func end() {
    guard !isOver else { return }
    endLogically()
    isOver = true
    if let group { MotionGroups.end(group) }
  }
}

/// What was asked last of where a motion is: a thousand that began together ask for the same, and a curve is long to compute.
package struct MotionMemo: Sendable {
  private var last: (motion: Motion, seconds: Double, place: Motion.Place)?

  package init() {}

  mutating func place(of motion: Motion, after seconds: Double) -> Motion.Place {
    if let last, last.seconds == seconds, last.motion == motion { return last.place }
    let place = motion.place(after: seconds)
    last = (motion, seconds, place)
    return place
  }
}

/// How far something is from its place, because that has changed.
@MainActor package struct PlaceWays {
  private var legs: [(distance: Point, leg: MotionLeg)] = []
  /// How far it is from its place, in pixels.
  package private(set) var offset = Point.zero

  package init() {}

  package var isOver: Bool { legs.isEmpty }

  /// Its place is another one.
  ///
  /// - Parameters:
  ///   - distance: how far the old place lies from the new one, in pixels.
  ///   - leg: how it goes there.
  package mutating func begin(_ distance: Point, _ leg: MotionLeg) {
    // What goes for ever would never come to the new place.
    let endless = legs.filter { $0.leg.motion.times == nil }
    for way in endless { way.leg.end() }
    var start = distance
    if !endless.isEmpty {
      start = Point(distance.x + offset.x, distance.y + offset.y)
      for way in legs { way.leg.end() }
      legs = []
      offset = .zero
    }
    legs.append((start, leg))
    let left = 1 - leg.part
    offset = Point(offset.x + start.x * left, offset.y + start.y * left)
  }

  /// Goes on to the time of a frame, in seconds.
  ///
  /// - Parameter memo: what others were told in this frame.
  package mutating func advance(to time: Double, _ memo: inout MotionMemo) {
    var (x, y, ends) = (0.0, 0.0, 0)
    for index in legs.indices {
      let place = legs[index].leg.place(at: time, &memo)
      if place.isOver {
        ends += 1
      } else {
        (x, y, legs[index - ends]) = (
          x + legs[index].distance.x * (1 - place.part), y + legs[index].distance.y * (1 - place.part), legs[index]
        )
      }
    }
    legs.removeLast(ends)
    offset = Point(x, y)
  }

  /// The same for one that moves alone.
  package mutating func advance(to time: Double) {
    var memo = MotionMemo()
    advance(to: time, &memo)
  }

  /// Nothing is seen of it any longer.
  package mutating func stop() {
    for way in legs { way.leg.end() }
    (legs, offset) = ([], .zero)
  }
}
