/// What a step makes of a value, whatever its type: no number leaves its type on the way, and none its bounds.
package enum Stepping {
  /// The value after a step; nil where the step leads nowhere. The last step ends at the bound, or at the end of the type.
  ///
  /// - Parameters:
  ///   - value: where the step begins. Outside of the bounds it leads to the nearest one.
  ///   - step: how far it goes.
  ///   - isUp: whether the step is taken, or taken back.
  ///   - bounds: the least and the greatest value; nil for those of the type.
  package static func value<V: Strideable>(after value: V, by step: V.Stride, up isUp: Bool, in bounds: ClosedRange<V>?) -> V? {
    let rises = isUp == (step >= 0)
    if let bounds, rises ? value >= bounds.upperBound : value <= bounds.lowerBound { return nil }
    let new = moved(value, by: step, up: isUp, to: bounds.map { rises ? $0.upperBound : $0.lowerBound })
    let inside = bounds.map { limited(new, to: $0) } ?? new
    return inside == value ? nil : inside
  }

  /// What is no number is less than no bound, and becomes the least value.
  private static func limited<V: Comparable>(_ value: V, to bounds: ClosedRange<V>) -> V {
    value >= bounds.lowerBound ? value <= bounds.upperBound ? value : bounds.upperBound : bounds.lowerBound
  }

  private static func moved<V: Strideable>(_ value: V, by step: V.Stride, up isUp: Bool, to limit: V?) -> V {
    if let whole = value as? any FixedWidthInteger, let new = movedWhole(whole, by: step, up: isUp, to: limit) as? V { return new }
    let way = isUp ? step : opposite(step)
    // A type of the app's may have an end that nobody else knows, so it is asked for no value behind a bound.
    if let limit {
      let rest = value.distance(to: limit)
      if way > 0 ? rest > 0 && way >= rest : rest < 0 && way <= rest { return limit }
    }
    return value.advanced(by: way)
  }

  /// - Parameter limit: the value at which the step ends; nil, and what is of another type, for the end of the type.
  private static func movedWhole<W: FixedWidthInteger>(_ value: W, by step: Any, up isUp: Bool, to limit: Any?) -> W? {
    guard let step = step as? W.Stride else { return nil }
    let rises = isUp == (step >= 0)
    let limit = limit as? W ?? (rises ? W.max : W.min)
    // Without a sign the distance between any two values is a number of its type.
    let bits = W.Magnitude(truncatingIfNeeded: value), end = W.Magnitude(truncatingIfNeeded: limit)
    if step.magnitude >= (rises ? end &- bits : bits &- end) { return limit }
    let way = W.Magnitude(truncatingIfNeeded: step.magnitude)
    return W(truncatingIfNeeded: rises ? bits &+ way : bits &- way)
  }

  private static func opposite<S: SignedNumeric>(_ step: S) -> S {
    guard let whole = step as? any FixedWidthInteger, let turned = whole.turned as? S else { return -step }
    return turned
  }
}

extension FixedWidthInteger {
  /// The number with the other sign: for the least one, which has no opposite, the greatest.
  fileprivate var turned: Self {
    let (turned, isTooLarge) = Self.zero.subtractingReportingOverflow(self)
    return isTooLarge ? .max : turned
  }
}
