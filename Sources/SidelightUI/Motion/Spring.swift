import SidelightCore
public import SidelightGraph

/// A mass at a spring.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let place = spring.value(target: 100.0, time: 0.2)
/// ```
///
/// Source: SwiftUI's `Spring`.
public struct Spring: Hashable, Sendable {
  /// How long a swing takes without damping, in seconds.
  public let response: Double
  /// 1 for no swinging over, towards 0 for more of it, above 1 for a slower way.
  public let dampingRatio: Double

  /// Makes a spring by how fast it answers.
  ///
  /// - Parameters:
  ///   - response: how long a swing takes without damping, in seconds.
  ///   - dampingRatio: 1 for no swinging over, towards 0 for more.
  public init(response: Double, dampingRatio: Double) {
    self.response = response.isFinite ? max(response, 0) : 0
    self.dampingRatio = dampingRatio.isFinite ? max(dampingRatio, 0.01) : 1
  }

  /// Makes a spring by how far it swings over.
  ///
  /// - Parameters:
  ///   - duration: about how long it takes, in seconds.
  ///   - bounce: 0 for no swinging over, up to 1; below 0 it comes more slowly.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let bounce = bounce.isFinite ? min(max(bounce, -0.99), 0.99) : 0
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// Makes a spring by its physics.
  ///
  /// - Parameters:
  ///   - mass: what hangs at it.
  ///   - stiffness: how hard it pulls.
  ///   - damping: how hard it is to move.
  ///   - allowOverDamping: whether it may come more slowly than without swinging over.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    guard mass > 0, stiffness > 0 else {
      self.init(response: 0, dampingRatio: 1)
      return
    }
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * mass * frequency)
    self.init(response: 2 * .pi / frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// A spring that does not swing over.
  public static var smooth: Spring { smooth() }
  /// A spring that does not swing over.
  ///
  /// - Parameters:
  ///   - duration: about how long it takes, in seconds.
  ///   - extraBounce: how far it swings over nevertheless, from 0.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring(duration: duration, bounce: extraBounce) }
  /// A spring that swings over a little.
  public static var snappy: Spring { snappy() }
  /// A spring that swings over a little.
  ///
  /// - Parameters:
  ///   - duration: about how long it takes, in seconds.
  ///   - extraBounce: how much further it swings over, from 0.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring that swings over.
  public static var bouncy: Spring { bouncy() }
  /// A spring that swings over.
  ///
  /// - Parameters:
  ///   - duration: about how long it takes, in seconds.
  ///   - extraBounce: how much further it swings over, from 0.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// About how long it takes, in seconds.
  public var duration: Double { response }
  /// How far it swings over: 0 for not at all.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
  /// What hangs at it: 1.
  public var mass: Double { 1 }
  /// How hard it pulls.
  public var stiffness: Double { frequency * frequency }
  /// How hard it is to move.
  public var damping: Double { 2 * dampingRatio * frequency }
  /// How long it takes until nobody sees a difference, in seconds.
  public var settlingDuration: Double { curve.duration }

  private var frequency: Double { response > 0 ? 2 * .pi / response : 0 }
  var curve: MotionCurve { .spring(frequency: frequency, damping: dampingRatio, speed: 0) }

  /// Where something is that goes from zero to a target.
  ///
  /// - Parameters:
  ///   - target: where it comes to rest.
  ///   - initialVelocity: how much it changes in a second at the beginning.
  ///   - time: how many seconds after the beginning.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    target.multiplied(by: curve.part(after: time)) + initialVelocity.multiplied(by: curve.drift(after: time))
  }

  /// How fast something is that goes from zero to a target, in changes per second.
  ///
  /// - Parameters:
  ///   - target: where it comes to rest.
  ///   - initialVelocity: how much it changes in a second at the beginning.
  ///   - time: how many seconds after the beginning.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let step = 1e-5
    let earlier = value(target: target, initialVelocity: initialVelocity, time: max(0, time - step))
    let later = value(target: target, initialVelocity: initialVelocity, time: time + step)
    return (later - earlier).multiplied(by: 1 / (time + step - max(0, time - step)))
  }

  /// Where something is that goes from one value to another one.
  ///
  /// - Parameters:
  ///   - fromValue: where it begins.
  ///   - toValue: where it comes to rest.
  ///   - initialVelocity: how much it changes in a second at the beginning.
  ///   - time: how many seconds after the beginning.
  @MainActor public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: Double) -> V {
    var value = toValue
    value.animatableData =
      fromValue.animatableData
      + self.value(target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }
}

extension VectorArithmetic {
  /// The value with each part multiplied.
  func multiplied(by factor: Double) -> Self {
    var value = self
    value.scale(by: factor)
    return value
  }
}

extension Animation {
  /// A spring.
  ///
  /// - Parameters:
  ///   - spring: the spring.
  ///   - blendDuration: over how long it takes the place of another one; here both go on and are added up.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { Animation(Motion(spring.curve)) }

  /// A spring that several changes are added up with.
  ///
  /// - Parameters:
  ///   - spring: the spring.
  ///   - initialVelocity: how fast it moves at the beginning, in ways per second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    guard case .spring(let frequency, let damping, _) = spring.curve else { return .default }
    return Animation(Motion(.spring(frequency: frequency, damping: damping, speed: initialVelocity)))
  }

  /// A curve.
  ///
  /// - Parameters:
  ///   - curve: how much is done at each part of the time.
  ///   - duration: how long it takes, in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { Animation(Motion(curve.motion(over: duration))) }
}

/// How much of something is done at each part of its time, both from 0 to 1.
///
/// Source: SwiftUI's `UnitCurve`.
public struct UnitCurve: Hashable, Sendable {
  private let x1, y1, x2, y2: Double
  private let isInverse: Bool

  private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, isInverse: Bool = false) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    self.isInverse = isInverse
  }

  /// A curve with two control points.
  ///
  /// - Parameters:
  ///   - startControlPoint: the first one; its time is from 0 to 1.
  ///   - endControlPoint: the second one; its time is from 0 to 1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  /// The same speed all the way.
  public static let linear = UnitCurve(0, 0, 1, 1)
  /// Slow at the beginning.
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)
  /// Slow at the beginning and at the end.
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
  /// Slow at the beginning, as a quarter of a circle.
  public static let circularEaseIn = UnitCurve(0.55, 0, 1, 0.45)
  /// Slow at the end, as a quarter of a circle.
  public static let circularEaseOut = UnitCurve(0, 0.55, 0.45, 1)
  /// Slow at the beginning and at the end, as two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(0.85, 0, 0.15, 1)

  /// The curve with its axes exchanged.
  public var inverse: UnitCurve { UnitCurve(x1, y1, x2, y2, isInverse: !isInverse) }

  func motion(over duration: Double) -> MotionCurve {
    isInverse
      ? .cubic(x1: y1, y1: x1, x2: y2, y2: x2, duration: duration) : .cubic(x1: x1, y1: y1, x2: x2, y2: y2, duration: duration)
  }

  /// How much is done.
  ///
  /// - Parameter progress: the part of the time, from 0 to 1.
  public func value(at progress: Double) -> Double { motion(over: 1).part(after: progress) }

  /// How fast it goes there, in ways per whole time.
  ///
  /// - Parameter progress: the part of the time, from 0 to 1.
  public func velocity(at progress: Double) -> Double {
    let (before, after) = (max(0, progress - 1e-4), min(1, progress + 1e-4))
    return after > before ? (value(at: after) - value(at: before)) / (after - before) : 0
  }
}
