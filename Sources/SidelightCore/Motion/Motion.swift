/// How a change is spread over time.
package struct Motion: Hashable, Sendable {
  package var curve: MotionCurve
  /// Seconds before it begins.
  package var delay = 0.0
  /// How many times as fast as the curve says.
  package var speed = 1.0
  /// How often it goes its way; nil for ever.
  package var times: Int? = 1
  /// Whether every second time leads back.
  package var comesBack = false

  package init(_ curve: MotionCurve) { self.curve = curve }

  /// How many seconds it takes until it looks over: a spring may still swing a little then. Without an end it is endless.
  package var logicalDuration: Double {
    guard speed > 0, let times else { return .infinity }
    let once =
      switch curve {
      case .cubic: curve.duration
      case .sampled(let samples): samples.logicalDuration
      case .spring(let frequency, _, _): frequency > 0 ? min(curve.duration, 2 * .pi / frequency) : 0
      }
    return max(0, delay) + once * Double(times) / speed
  }

  /// Where a change is at a moment.
  package struct Place: Equatable, Sendable {
    /// How much of it is done: 0 for nothing, 1 for all; a spring goes beyond.
    package var part: Double
    /// Whether it has come to its end.
    package var isOver: Bool

    package init(part: Double, isOver: Bool) {
      self.part = part
      self.isOver = isOver
    }
  }

  /// Where a change is so many seconds after it was asked for. At its end all of it is done, also where the last time led back.
  package func place(after seconds: Double) -> Place {
    let duration = curve.duration
    guard duration > 0, speed > 0, times ?? 1 > 0 else { return Place(part: 1, isOver: true) }
    let rounds = max(0, seconds - delay) * speed / duration
    if let times, rounds >= Double(times) { return Place(part: 1, isOver: true) }
    let whole = rounds.rounded(.down)
    let inside = (rounds - whole) * duration
    let leadsBack = comesBack && whole.truncatingRemainder(dividingBy: 2) == 1
    return Place(part: curve.part(after: leadsBack ? duration - inside : inside), isOver: false)
  }
}

/// How much of a change is done at each moment.
package enum MotionCurve: Hashable, Sendable {
  /// A cubic curve from (0, 0) to (1, 1) with two control points, as CSS has it, over so many seconds.
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)
  /// A mass at a spring: how fast it would swing without damping, in radians per second; its damping, from 1 on without swinging over; and
  /// its speed at the beginning, in ways per second.
  case spring(frequency: Double, damping: Double, speed: Double)
  /// As was said for moments that follow each other.
  case sampled(MotionSamples)

  /// How long it takes until nobody sees a difference, in seconds: 0 for a change at once.
  package var duration: Double {
    switch self {
    case .cubic(_, _, _, _, let duration): return duration.isFinite ? max(duration, 0) : 0
    case .sampled(let samples): return samples.duration
    case .spring(let frequency, let damping, _):
      guard frequency > 0, frequency.isFinite, damping > 0, damping.isFinite else { return 0 }
      // The slower of its two parts fades with this rate.
      let rate = damping < 1 ? damping * frequency : frequency * (damping - (damping * damping - 1).squareRoot())
      // After 7 times the fading a thousandth is left; one that only just swings fades later.
      return min((abs(damping - 1) < 0.1 ? 9.5 : 7) / max(rate, 1e-3), 60)
    }
  }

  /// How much is done so many seconds after the beginning.
  package func part(after seconds: Double) -> Double {
    switch self {
    case .cubic(let x1, let y1, let x2, let y2, _):
      let x = duration > 0 ? min(max(seconds / duration, 0), 1) : 1
      if x == 0 || x == 1 { return x }
      return Self.cubic(y1, y2, at: Self.parameter(x1, x2, of: x))
    case .sampled(let samples): return samples.part(after: seconds)
    case .spring(let frequency, let damping, let speed):
      guard duration > 0 else { return 1 }
      let time = max(seconds, 0)
      if damping < 1 {
        let swing = frequency * (1 - damping * damping).squareRoot()
        let left = Wave.exp(-damping * frequency * time)
        return 1 - left * (Wave.cos(swing * time) + (damping * frequency - speed) / swing * Wave.sin(swing * time))
      }
      if damping == 1 { return 1 - Wave.exp(-frequency * time) * (1 + (frequency - speed) * time) }
      let spread = frequency * (damping * damping - 1).squareRoot()
      let (slow, fast) = (damping * frequency - spread, damping * frequency + spread)
      let share = (fast - speed) / (fast - slow)
      return 1 - share * Wave.exp(-slow * time) - (1 - share) * Wave.exp(-fast * time)
    }
  }

  /// How far something at a spring is from its place so many seconds after it stood there and moved at one way per second; 0 without a spring.
  package func drift(after seconds: Double) -> Double {
    guard case .spring(let frequency, let damping, _) = self, duration > 0 else { return 0 }
    let time = max(seconds, 0)
    if damping < 1 {
      let swing = frequency * (1 - damping * damping).squareRoot()
      return Wave.exp(-damping * frequency * time) * Wave.sin(swing * time) / swing
    }
    if damping == 1 { return time * Wave.exp(-frequency * time) }
    let spread = frequency * (damping * damping - 1).squareRoot()
    return (Wave.exp(-(damping * frequency - spread) * time) - Wave.exp(-(damping * frequency + spread) * time)) / (2 * spread)
  }

  private static func cubic(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// Where on the curve a moment lies: moments only grow along it, so that halving finds it.
  private static func parameter(_ x1: Double, _ x2: Double, of x: Double) -> Double {
    let (first, second) = (min(max(x1, 0), 1), min(max(x2, 0), 1))
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if cubic(first, second, at: middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

/// How much of a change is done at each 240th of a second.
package struct MotionSamples: Hashable, Sendable {
  private static let rate = 240.0
  /// No change is asked about for longer, in seconds.
  package static let longest = 60.0

  private var parts: [Double] = []
  private var logicalCount: Int?

  package init() {}

  /// Seconds from the first moment to the end.
  package var duration: Double { Double(parts.count) / Self.rate }
  /// Seconds until it looks over.
  package var logicalDuration: Double { Double(logicalCount ?? parts.count) / Self.rate }

  /// Adds the next moment.
  package mutating func add(_ part: Double, isLogicallyOver: Bool) {
    if isLogicallyOver, logicalCount == nil { logicalCount = parts.count }
    parts.append(part)
  }

  /// How much is done so many seconds after the beginning; all of it at the end.
  package func part(after seconds: Double) -> Double {
    let place = max(0, seconds * Self.rate)
    guard place < Double(parts.count) else { return 1 }
    let index = Int(place)
    let next = index + 1 < parts.count ? parts[index + 1] : 1
    return parts[index] + (next - parts[index]) * (place - Double(index))
  }
}
