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
