import SidelightCore
public import SidelightGraph

extension Spring {
  /// Makes a spring by how long it takes to come to rest.
  ///
  /// - Parameters:
  ///   - settlingDuration: how long it takes, in seconds; 0 or less, or infinite, for a spring that is at its target at once.
  ///   - dampingRatio: 1 for no swinging over, towards 0 for more.
  ///   - epsilon: which part of the way is too little to be seen, such as 0.001.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    guard settlingDuration > 0, settlingDuration.isFinite else {
      self.init(response: 0, dampingRatio: unit.dampingRatio)
      return
    }
    // What is twice as fast takes half the time.
    let duration = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(response: duration > 0 ? settlingDuration / duration : 0, dampingRatio: unit.dampingRatio)
  }

  private var hasResponse: Bool { response > 0 }
  private var frequency: Double { stiffness.squareRoot() }

  /// Moves something on, wherever it is and however fast it moves.
  ///
  /// - Parameters:
  ///   - value: where it is; afterwards, where it is then.
  ///   - velocity: how much it changes in a second; afterwards, how much it does then.
  ///   - target: where it comes to rest.
  ///   - deltaTime: how many seconds it moves on.
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: Double) {
    guard hasResponse else {
      value = target
      velocity = .zero
      return
    }
    let (part, drift) = (curve.part(after: deltaTime), curve.drift(after: deltaTime))
    let way = target - value
    value += way.scaled(by: part) + velocity.scaled(by: drift)
    velocity = way.scaled(by: stiffness * drift) + velocity.scaled(by: 1 - part - damping * drift)
  }

  /// How hard a spring pulls at something, as the change of its velocity in a second.
  ///
  /// - Parameters:
  ///   - target: where it comes to rest.
  ///   - position: where it is.
  ///   - velocity: how much it changes in a second.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// How hard a spring pulls at something that goes from one value to another one, as the change of its velocity in a second.
  ///
  /// - Parameters:
  ///   - fromValue: where it began, which makes no difference to it.
  ///   - toValue: where it comes to rest.
  ///   - position: where it is.
  ///   - velocity: how much it changes in a second.
  @MainActor public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var value = toValue
    value.animatableData = force(target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
    return value
  }

  /// How fast something is that goes from one value to another one, in changes per second.
  ///
  /// - Parameters:
  ///   - fromValue: where it begins.
  ///   - toValue: where it comes to rest.
  ///   - initialVelocity: how much it changes in a second at the beginning.
  ///   - time: how many seconds after the beginning.
  @MainActor public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: Double) -> V {
    var value = toValue
    value.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }

  // MARK: Coming to rest

  /// About how long something takes that goes from zero to a target, in seconds: from then on it is never again further from the target than
  /// `epsilon`.
  ///
  /// - Parameters:
  ///   - target: where it comes to rest.
  ///   - initialVelocity: how much it changes in a second at the beginning.
  ///   - epsilon: how far from the target is too little to be seen; a millionth at least.
  public func settlingDuration<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, epsilon: Double) -> Double {
    let (way, speed) = (target.magnitudeSquared.squareRoot(), initialVelocity.magnitudeSquared.squareRoot())
    let least = epsilon.isFinite ? max(epsilon, 1e-6) : 1e-6
    guard hasResponse, way.isFinite, speed.isFinite else { return 0 }
    let unit = 1 / (min(dampingRatio, 1) * frequency)
    guard way + speed * unit > least else { return 0 }
    // After this time what is left only becomes less.
    var (low, high) = (0.0, unit)
    while left(way, speed, after: high) > least, high.isFinite { (low, high) = (high, 2 * high) }
    if low == 0, way <= least { return high }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if left(way, speed, after: middle) > least { low = middle } else { high = middle }
    }
    return high
  }

  /// About how long something takes that goes from one value to another one, in seconds: from then on it is never again further from where it
  /// comes to rest than `epsilon`.
  ///
  /// - Parameters:
  ///   - fromValue: where it begins.
  ///   - toValue: where it comes to rest.
  ///   - initialVelocity: how much it changes in a second at the beginning.
  ///   - epsilon: how far is too little to be seen; a millionth at least.
  @MainActor public func settlingDuration<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, epsilon: Double) -> Double {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// How far at most something can be from its target.
  private func left(_ way: Double, _ speed: Double, after time: Double) -> Double {
    guard dampingRatio < 1 else { return way * (1 - curve.part(after: time)) + speed * curve.drift(after: time) }
    let rate = dampingRatio * frequency
    // Both hold for any swing, and the first is less where that is slow.
    let slow = way * (1 + rate * time) + speed * time
    let swinging = (way + speed / frequency) / (1 - dampingRatio * dampingRatio).squareRoot()
    return min(slow, swinging) * Wave.exp(-rate * time)
  }
}
