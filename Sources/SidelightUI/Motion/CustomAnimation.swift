import SidelightCore
public import SidelightGraph

/// A way of its own in which changes move.
///
/// ```swift
/// struct Steps: CustomAnimation {
///   func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
///     time < 1 ? value.scaled(by: (time * 5).rounded(.down) / 5) : nil
///   }
/// }
///
/// withAnimation(Animation(Steps())) { isOpen.toggle() }
/// ```
///
/// It is asked when the ``Animation`` is made, for a way of 1 at each 240th of a second until it ends, or for a minute; every change goes that
/// way, scaled. Where one meets another one that is under way, what is left of the older one is added. Source: SwiftUI's `CustomAnimation`.
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
  /// Where a change is.
  ///
  /// - Parameters:
  ///   - value: the whole change.
  ///   - time: how long it has moved, in seconds.
  ///   - context: what is kept from one moment to the next.
  /// - Returns: how much of the change is done; nil where it has come to its end.
  nonisolated func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V?
}

/// What a custom animation keeps while something moves.
///
/// Source: SwiftUI's `AnimationContext`.
public struct AnimationContext<Value: VectorArithmetic> {
  /// Values of the animation's own.
  public var state = AnimationState<Value>()
  /// Whether the change looks over although it still moves a little.
  public var isLogicallyComplete = false
}

/// Values that a custom animation keeps by their keys.
///
/// Source: SwiftUI's `AnimationState`.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes a state in which every key has its default value.
  public init() {}

  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value that a custom animation keeps.
///
/// Source: SwiftUI's `AnimationStateKey`.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value until another one is kept.
  static var defaultValue: Value { get }
}

extension Animation {
  /// Makes an animation of a way of its own.
  ///
  /// - Parameter base: the way.
  public init(_ base: some CustomAnimation) {
    var samples = MotionSamples()
    var context = AnimationContext<Double>()
    while samples.duration < MotionSamples.longest, let part = base.animate(value: 1.0, time: samples.duration, context: &context) {
      samples.add(part.isFinite ? part : 1, isLogicallyOver: context.isLogicallyComplete)
    }
    self.init(Motion(.sampled(samples)))
  }
}
