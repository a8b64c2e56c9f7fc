/// How rows of a list look that come, go and move, frame by frame. The rows are at their end from the beginning; only what is drawn lags.
@MainActor package struct RowCourses {
  /// Something that comes or goes.
  @MainActor private struct Fade {
    let look: TransitionLook
    let leg: MotionLeg
    let goes: Bool
    /// As far as it had come when it went.
    let opacity: Double
    var now: TransitionLook

    init(_ look: TransitionLook, _ leg: MotionLeg, goes: Bool, from opacity: Double = 1) {
      (self.look, self.leg, self.goes, self.opacity) = (look, leg, goes, opacity)
      now = .there
      show(leg.part)
    }

    mutating func show(_ part: Double) {
      now = look.arriving(goes ? 1 - part : part)
      now.opacity *= opacity
    }
  }

  private var ways: [Int: PlaceWays] = [:]
  private var fades: [Int: Fade] = [:]

  package init() {}

  package var isOver: Bool { ways.isEmpty && fades.isEmpty }

  /// The rows that are on their way, by what stays with them.
  package var tokens: Set<Int> { Set(ways.keys).union(fades.keys) }

  /// Whether a row is on its way out of the list.
  package func goes(_ token: Int) -> Bool { fades[token]?.goes == true }

  /// How a row is drawn; nil for as it is.
  package func look(of token: Int) -> TransitionLook? {
    let (way, fade) = (ways[token], fades[token])
    guard way != nil || fade != nil else { return nil }
    var look = fade?.now ?? .there
    // The offset of a look follows the direction of text, along which no row moves.
    look.offset.y += way?.offset.y ?? 0
    return look
  }

  /// A row has another place.
  ///
  /// - Parameters:
  ///   - distance: how far the old place, where it would have come to rest, lies below the new one, in pixels.
  ///   - leg: how it goes there.
  package mutating func slide(_ token: Int, from distance: Double, _ leg: MotionLeg) {
    ways[token, default: PlaceWays()].begin(Point(0, distance), leg)
  }

  /// A row comes.
  package mutating func come(_ token: Int, _ look: TransitionLook, _ leg: MotionLeg) {
    fades.updateValue(Fade(look, leg, goes: false), forKey: token)?.leg.end()
  }

  /// A row goes: what is drawn of it goes on from how it looks.
  package mutating func go(_ token: Int, _ look: TransitionLook, _ leg: MotionLeg) {
    let old = fades[token]
    fades[token] = Fade(look, leg, goes: true, from: old?.now.opacity ?? 1)
    old?.leg.end()
  }

  /// Goes on to the time of a frame, in seconds.
  package mutating func advance(to time: Double) {
    var memo = MotionMemo()
    for token in Array(ways.keys) {
      ways[token]?.advance(to: time, &memo)
      if ways[token]?.isOver == true { ways[token] = nil }
    }
    for token in Array(fades.keys) {
      guard let place = fades[token]?.leg.place(at: time, &memo) else { continue }
      guard place.isOver else {
        fades[token]?.show(place.part)
        continue
      }
      // What has faded is not to be seen again on the rest of its way.
      if goes(token) { forget(token) } else { fades[token] = nil }
    }
  }

  /// Nothing is drawn of a row any longer, or it is drawn where it is.
  package mutating func forget(_ token: Int) {
    ways[token]?.stop()
    ways[token] = nil
    fades.removeValue(forKey: token)?.leg.end()
  }

  package mutating func stop() { for token in tokens { forget(token) } }
}

/// How much can be seen of rows that open or close below one of a list, frame by frame.
@MainActor package struct FoldCourse {
  private var ways = PlaceWays()
  /// How much can be seen of them in the end, in pixels.
  private var end = 0.0

  package init() {}

  package var isOver: Bool { ways.isOver }

  /// How much can be seen now, in pixels.
  package var gap: Double { end + ways.offset.y }

  /// They open or close. What is still on its way goes on besides, so that nothing jumps or changes its speed.
  ///
  /// - Parameters:
  ///   - start: how much could be seen of them, in pixels, where nothing is on its way.
  ///   - end: how much is to be seen of them.
  ///   - leg: how that goes.
  package mutating func begin(from start: Double, to end: Double, _ leg: MotionLeg) {
    ways.begin(Point(0, (isOver ? start : self.end) - end), leg)
    self.end = end
  }

  /// Goes on to the time of a frame, in seconds.
  package mutating func advance(to time: Double) { ways.advance(to: time) }

  package mutating func stop() {
    ways.stop()
    end = 0
  }
}
