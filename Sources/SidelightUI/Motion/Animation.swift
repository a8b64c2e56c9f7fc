package import SidelightCore
public import SidelightGraph

/// How a change is spread over time.
///
/// ```swift
/// withAnimation(.spring(duration: 0.4)) { isOpen.toggle() }
/// ```
///
/// See ``View/animation(_:value:)`` for what moves. Source: SwiftUI's `Animation`.
public struct Animation: Hashable, Sendable {
  package var motion: Motion

  package init(_ motion: Motion) { self.motion = motion }

  private static func cubic(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ duration: Double) -> Animation {
    Animation(Motion(.cubic(x1: x1, y1: y1, x2: x2, y2: y2, duration: duration)))
  }

  /// The one that suits most changes: ``smooth``.
  public static let `default` = smooth

  /// The same speed all the way, over 0.35 seconds.
  public static var linear: Animation { linear(duration: 0.35) }
  /// The same speed all the way.
  ///
  /// - Parameter duration: how long it takes, in seconds.
  public static func linear(duration: Double) -> Animation { cubic(0, 0, 1, 1, duration) }

  /// Slow at the beginning, over 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// Slow at the beginning.
  ///
  /// - Parameter duration: how long it takes, in seconds.
  public static func easeIn(duration: Double) -> Animation { cubic(0.42, 0, 1, 1, duration) }

  /// Slow at the end, over 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// Slow at the end.
  ///
  /// - Parameter duration: how long it takes, in seconds.
  public static func easeOut(duration: Double) -> Animation { cubic(0, 0, 0.58, 1, duration) }

  /// Slow at the beginning and at the end, over 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  /// Slow at the beginning and at the end.
  ///
  /// - Parameter duration: how long it takes, in seconds.
  public static func easeInOut(duration: Double) -> Animation { cubic(0.42, 0, 0.58, 1, duration) }

  /// A curve with two control points, of which the ends are (0, 0) and (1, 1).
  ///
  /// - Parameters:
  ///   - p1x: when the first control point is, from 0 to 1.
  ///   - p1y: how much is done there.
  ///   - p2x: when the second control point is, from 0 to 1.
  ///   - p2y: how much is done there.
  ///   - duration: how long it takes, in seconds.
  public static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35) -> Animation {
    cubic(p1x, p1y, p2x, p2y, duration)
  }
}

// MARK: - Springs

extension Animation {
  private static func spring(over duration: Double, damping: Double) -> Animation {
    Animation(Motion(.spring(frequency: duration > 0 ? 2 * .pi / duration : 0, damping: damping, speed: 0)))
  }

  /// A spring of half a second that does not swing over.
  public static var smooth: Animation { smooth() }
  /// A spring that does not swing over.
  ///
  /// - Parameters:
  ///   - duration: about how long it takes, in seconds.
  ///   - extraBounce: how far it swings over nevertheless, from 0.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring of half a second that swings over a little.
  public static var snappy: Animation { snappy() }
  /// A spring that swings over a little.
  ///
  /// - Parameters:
  ///   - duration: about how long it takes, in seconds.
  ///   - extraBounce: how much further it swings over, from 0.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring of half a second that swings over.
  public static var bouncy: Animation { bouncy() }
  /// A spring that swings over.
  ///
  /// - Parameters:
  ///   - duration: about how long it takes, in seconds.
  ///   - extraBounce: how much further it swings over, from 0.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring of half a second that does not swing over.
  public static var spring: Animation { spring(duration: 0.5) }

  /// A spring, by how far it swings over.
  ///
  /// - Parameters:
  ///   - duration: about how long it takes, in seconds.
  ///   - bounce: 0 for no swinging over, up to 1 for no end of it; below 0 it comes more slowly.
  ///   - blendDuration: over how long it takes the place of another one, which it does at once here.
  public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    let bounce = min(max(bounce, -0.99), 0.99)
    return spring(over: duration, damping: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// A spring, by how fast it answers.
  ///
  /// - Parameters:
  ///   - response: how long a swing takes, in seconds.
  ///   - dampingFraction: 1 for no swinging over, towards 0 for more.
  ///   - blendDuration: over how long it takes the place of another one, which it does at once here.
  @_disfavoredOverload public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0)
    -> Animation
  {
    spring(over: response, damping: max(dampingFraction, 0.01))
  }

  /// A spring that follows the hand.
  ///
  /// - Parameters:
  ///   - response: how long a swing takes, in seconds.
  ///   - dampingFraction: 1 for no swinging over, towards 0 for more.
  ///   - blendDuration: over how long it takes the place of another one, which it does at once here.
  public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25) -> Animation {
    spring(over: response, damping: max(dampingFraction, 0.01))
  }

  /// A spring that follows the hand.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A spring, by its physics.
  ///
  /// - Parameters:
  ///   - mass: what hangs at it.
  ///   - stiffness: how hard it pulls.
  ///   - damping: how hard it is to move.
  ///   - initialVelocity: how fast it moves at the beginning, in ways per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    guard mass > 0, stiffness > 0 else { return spring(over: 0, damping: 1) }
    let frequency = (stiffness / mass).squareRoot()
    return Animation(
      Motion(.spring(frequency: frequency, damping: max(damping / (2 * mass * frequency), 0.01), speed: initialVelocity)))
  }
}

// MARK: - Changes of an animation

extension Animation {
  /// The same, later.
  ///
  /// - Parameter delay: how much later, in seconds.
  public func delay(_ delay: Double) -> Animation {
    var result = self
    result.motion.delay += delay.isFinite ? delay : 0
    return result
  }

  /// The same, faster or slower.
  ///
  /// - Parameter speed: how many times as fast.
  public func speed(_ speed: Double) -> Animation {
    var result = self
    result.motion.speed *= speed.isFinite ? max(speed, 0) : 1
    return result
  }

  /// The same, several times.
  ///
  /// - Parameters:
  ///   - repeatCount: how many times.
  ///   - autoreverses: whether every second time leads back.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var result = self
    result.motion.times = max(repeatCount, 0)
    result.motion.comesBack = autoreverses
    return result
  }

  /// The same, again and again until the view changes once more.
  ///
  /// - Parameter autoreverses: whether every second time leads back.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var result = self
    result.motion.times = nil
    result.motion.comesBack = autoreverses
    return result
  }
}

/// Changes state, and moves what the views show of that.
///
/// ```swift
/// Button("Details") { withAnimation { isOpen.toggle() } }
/// ```
///
/// See ``View/animation(_:value:)`` for what moves. It is said of these changes alone: what was changed before and is changed afterwards is shown as the
/// app says of that. What was changed of an observable object just before, and is not shown yet, moves along. State changes on the main actor, so that this is called
/// there.
///
/// - Parameters:
///   - animation: how it moves; nil for at once.
///   - body: changes the state.
/// - Returns: what the body returns.
///
/// Source: SwiftUI's `withAnimation(_:_:)`.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// When a change that moves is over.
///
/// Source: SwiftUI's `AnimationCompletionCriteria`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let isLogical: Bool
  /// When it looks so: a spring may still swing a little.
  nonisolated public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  /// When nothing moves any more.
  nonisolated public static let removed = AnimationCompletionCriteria(isLogical: false)
}

/// Changes state, moves what the views show of that, and does something when all of that has come to its end.
///
/// ```swift
/// withAnimation { isOpen = false } completion: { cleanUp() }
/// ```
///
/// - Parameters:
///   - animation: how it moves; nil for at once.
///   - completionCriteria: when it is over.
///   - body: changes the state.
///   - completion: called once it is over; soon where nothing moves.
/// - Returns: what the body returns.
///
/// Source: SwiftUI's `withAnimation(_:completionCriteria:_:completion:)`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

extension Binding {
  /// A binding whose writes move what the views show of them.
  ///
  /// - Parameter animation: how it moves; nil for at once.
  ///
  /// Source: SwiftUI's `animation(_:)` of a binding.
  @MainActor public func animation(_ animation: Animation? = .default) -> Binding<Value> { transaction(Transaction(animation: animation)) }

  /// A binding whose writes are shown as a transaction says.
  ///
  /// - Parameter transaction: what is said of the writes.
  ///
  /// Source: SwiftUI's `transaction(_:)` of a binding.
  @MainActor public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(get: { wrappedValue }, set: { new in withTransaction(transaction) { wrappedValue = new } })
  }
}
