public import SidelightGraph

extension Angle: Animatable {
  /// The angle in radians moves.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

/// An angle, clockwise where it turns something on the screen.
///
/// Source: SwiftUI's `Angle`.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians: π is half a turn.
  public var radians: Double

  /// The angle in degrees: 180 is half a turn.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Makes an angle of 0.
  nonisolated public init() { radians = 0 }

  /// Makes an angle from radians.
  nonisolated public init(radians: Double) { self.radians = radians }

  /// Makes an angle from degrees.
  nonisolated public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle in radians.
  nonisolated public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  nonisolated public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle of 0.
  public static let zero = Angle()

  /// Whether an angle is smaller than another one.
  nonisolated public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

  /// The sum of two angles.
  nonisolated public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }

  /// The difference of two angles.
  nonisolated public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }

  /// The angle the other way round.
  nonisolated public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// The angle a number of times.
  nonisolated public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }

  /// A part of the angle.
  nonisolated public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
}
