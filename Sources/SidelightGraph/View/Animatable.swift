/// A value that can be added and scaled, so that there are values between two of them.
///
/// Source: SwiftUI's `VectorArithmetic`.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each part of the value.
  ///
  /// - Parameter rhs: by how much.
  mutating func scale(by rhs: Double)
  /// The sum of the squares of its parts.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value with each part multiplied.
  ///
  /// - Parameter rhs: by how much.
  public func scaled(by rhs: Double) -> Self {
    var value = self
    value.scale(by: rhs)
    return value
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number.
  ///
  /// - Parameter rhs: by how much.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// Its square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number.
  ///
  /// - Parameter rhs: by how much.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// Its square.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

/// The data of what does not move.
///
/// Source: SwiftUI's `EmptyAnimatableData`.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Makes it.
  public init() {}
  /// Nothing.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Nothing.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// Nothing.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Does nothing.
  ///
  /// - Parameter rhs: has no effect on nothing.
  public mutating func scale(by rhs: Double) {}
  /// 0.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that move together.
///
/// ```swift
/// var animatableData: AnimatablePair<Double, Double> {
///   get { AnimatablePair(start, end) }
///   set { (start, end) = (newValue.first, newValue.second) }
/// }
/// ```
///
/// Source: SwiftUI's `AnimatablePair`.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Makes a pair.
  ///
  /// - Parameters:
  ///   - first: the first value.
  ///   - second: the second value.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Both at zero.
  public static var zero: Self { Self(.zero, .zero) }
  /// Adds each value.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.first + rhs.first, lhs.second + rhs.second) }
  /// Subtracts each value.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.first - rhs.first, lhs.second - rhs.second) }
  /// Adds to each value.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Subtracts from each value.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// Multiplies each value.
  ///
  /// - Parameter rhs: by how much.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of both.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A view, a modifier or a shape with data that moves: where a change of it is animated, it is made anew in each frame with the data between.
///
/// ```swift
/// struct Counter: View, Animatable {
///   var number: Double
///   var animatableData: Double {
///     get { number }
///     set { number = newValue }
///   }
///   var body: some View { Text("\(Int(number))") }
/// }
/// ```
///
/// A change that meets one under way is added to it, so that nothing jumps there. Where the desktop asks for less motion, and in tests without a
/// window, the data has its new value at once. Source: SwiftUI's `Animatable`.
@preconcurrency @MainActor public protocol Animatable {
  /// The type of the data.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The data that moves.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing moves.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension AnimatablePair: Animatable {}
extension EmptyAnimatableData: Animatable {
  /// Nothing moves.
  public var animatableData: EmptyAnimatableData {
    get { self }
    set {}
  }
}

/// A modifier with data that moves.
///
/// Source: SwiftUI's `AnimatableModifier`.
@available(*, deprecated, message: "Use Animatable directly.")
public protocol AnimatableModifier: Animatable, ViewModifier {}
