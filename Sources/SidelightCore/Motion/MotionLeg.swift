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
  /// - Parameter time: the time of a frame, in seconds; that of the first one begins the change.
  package func place(at time: Double) -> Motion.Place {
    let begin = self.begin ?? time
    self.begin = begin
    let seconds = time - begin
    if seconds >= motion.logicalDuration { endLogically() }
    let place = motion.place(after: seconds)
    part = place.part
    if place.isOver { end() }
    return place
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
  package mutating func advance(to time: Double) {
    var (x, y) = (0.0, 0.0)
    legs.removeAll { way in
      let place = way.leg.place(at: time)
      guard !place.isOver else { return true }
      x += way.distance.x * (1 - place.part)
      y += way.distance.y * (1 - place.part)
      return false
    }
    offset = Point(x, y)
  }

  /// Nothing is seen of it any longer.
  package mutating func stop() {
    for way in legs { way.leg.end() }
    (legs, offset) = ([], .zero)
  }
}

/// The looks between which an element is on its way.
@MainActor package struct ElementWays {
  private struct Way {
    let start, end: Element
    let leg: MotionLeg
  }

  /// The newest one is last, and leads to ``end``.
  private var ways: [Way] = []
  /// How it looks at the end. What changes meanwhile and does not move changes at once.
  package private(set) var end: Element

  package init(at element: Element) { end = element }

  package var isOver: Bool { ways.isEmpty }

  /// It is to look otherwise.
  ///
  /// - Parameters:
  ///   - new: how it is to look.
  ///   - now: how it looks.
  ///   - leg: how it gets there.
  package mutating func begin(to new: Element, from now: Element, _ leg: MotionLeg) {
    var start = end
    // What goes for ever would never come to another look.
    if ways.isEmpty || ways.contains(where: { $0.leg.motion.times == nil }) {
      stop()
      start = now
    }
    if start.between(new, at: 0) == nil { leg.end() } else { ways.append(Way(start: start, end: new, leg: leg)) }
    end = new
  }

  /// Something of it changed that does not move; false where that ends its way.
  package mutating func change(to new: Element) -> Bool {
    guard end.between(new, at: 1) == nil else { return false }
    end = new
    return true
  }

  /// Goes on to the time of a frame, in seconds.
  package mutating func advance(to time: Double) { ways.removeAll { $0.leg.place(at: time).isOver } }

  /// How it looks now.
  package var look: Element {
    var look = end
    // What is left of each way is added to the end, the newest one first: what was there before each of them is a look that has been.
    for way in ways.reversed() {
      guard let left = way.end.between(way.start, at: 1 - way.leg.part) else { continue }
      let middle = left.between(look, at: 0.5) ?? look
      look = way.end.between(middle, at: 2) ?? middle
    }
    return look
  }

  /// Nothing is seen of it any longer.
  package mutating func stop() {
    for way in ways { way.leg.end() }
    ways = []
  }
}
