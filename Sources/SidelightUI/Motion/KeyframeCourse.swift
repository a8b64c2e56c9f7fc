import SidelightGraph

/// One step of a track.
enum KeyframeStep<Value: Animatable> {
  case linear(Value, duration: Double, UnitCurve)
  case cubic(Value, duration: Double, start: Value?, end: Value?)
  case spring(Value, duration: Double, Spring, start: Value?)
  case move(Value)

  var value: Value {
    switch self {
    case .linear(let value, _, _), .cubic(let value, _, _, _), .spring(let value, _, _, _), .move(let value): value
    }
  }

  var duration: Double {
    switch self {
    case .linear(_, let duration, _), .cubic(_, let duration, _, _), .spring(_, let duration, _, _): duration
    case .move: 0
    }
  }

  var isCubic: Bool { if case .cubic = self { true } else { false } }
}

/// How one part of a value goes on.
@MainActor struct TrackCourse<Value> {
  let duration: Double
  let update: (inout Value, Double) -> Void
}

/// The way through the keyframes of a track.
@MainActor struct KeyframeCourse<Value: Animatable> {
  typealias Data = Value.AnimatableData

  private struct Leg {
    let begin, duration: Double
    let place: (Double) -> Data
  }

  private let initial: Value
  private let end: Value
  private var legs: [Leg] = []
  private(set) var duration = 0.0

  init(_ steps: [KeyframeStep<Value>], from initial: Value) {
    self.initial = initial
    end = steps.last?.value ?? initial
    var start = initial.animatableData
    // How fast it is there, in changes per second.
    var speed = Data.zero
    for (index, step) in steps.enumerated() {
      let goal = step.value.animatableData
      let length = step.duration
      let way = goal - start
      var place: (Double) -> Data = { _ in goal }
      var nextSpeed = Data.zero
      switch step {
      case .linear(_, _, let curve):
        let start = start
        if length > 0 {
          place = { start + way.multiplied(by: curve.value(at: $0 / length)) }
          nextSpeed = way.multiplied(by: curve.velocity(at: 1) / length)
        }
      case .cubic(_, _, let first, let last):
        let begin = first?.animatableData ?? speed
        nextSpeed = last?.animatableData ?? Self.speed(at: index, of: steps, from: start)
        let (start, finish) = (start, nextSpeed)
        if length > 0 {
          place = { time in
            let t = time / length
            let (square, cube) = (t * t, t * t * t)
            return start + way.multiplied(by: 3 * square - 2 * cube) + begin.multiplied(by: (cube - 2 * square + t) * length)
              + finish.multiplied(by: (cube - square) * length)
          }
        }
      case .spring(_, _, let spring, let first):
        let begin = first?.animatableData ?? speed
        let start = start
        place = { start + spring.value(target: way, initialVelocity: begin, time: $0) }
        nextSpeed = spring.velocity(target: way, initialVelocity: begin, time: length)
      case .move: break
      }
      legs.append(Leg(begin: duration, duration: length, place: place))
      duration += length
      start = length > 0 ? place(length) : goal
      speed = nextSpeed
    }
  }

  /// How fast a smooth way is at its end: as between its neighbours, if another one follows; nothing moves at the end of the last one.
  private static func speed(at index: Int, of steps: [KeyframeStep<Value>], from start: Data) -> Data {
    guard index + 1 < steps.count, steps[index + 1].isCubic else { return .zero }
    let time = steps[index].duration + steps[index + 1].duration
    guard time > 0 else { return .zero }
    return (steps[index + 1].value.animatableData - start).multiplied(by: 1 / time)
  }

  func value(at time: Double) -> Value {
    guard let last = legs.last, !time.isNaN else { return initial }
    // A spring may not have come to its place when its time is over.
    if time >= duration, case let time = last.duration, time == 0 { return end }
    let leg = legs.last { $0.begin <= time && $0.duration > 0 } ?? legs.first { $0.duration > 0 }
    guard let leg else { return end }
    var value = initial
    value.animatableData = leg.place(min(max(0, time - leg.begin), leg.duration))
    return value
  }
}
