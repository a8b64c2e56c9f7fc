import SidelightGraph

/// How a symbol moves.
///
/// Symbols of GNOME have no layers, so that each moves as a whole. Source: `SymbolEffect` of Apple's Symbols framework.
public protocol SymbolEffect: Hashable, Sendable {
  /// What it does to a symbol.
  var configuration: SymbolEffectConfiguration { get }
}

/// One that moves a symbol once, or a number of times. Source: `DiscreteSymbolEffect` of Apple's Symbols framework.
public protocol DiscreteSymbolEffect {}
/// One that moves a symbol as long as it is wanted. Source: `IndefiniteSymbolEffect` of Apple's Symbols framework.
public protocol IndefiniteSymbolEffect {}
/// One by which a symbol comes or goes. Source: `TransitionSymbolEffect` of Apple's Symbols framework.
public protocol TransitionSymbolEffect {}
/// One by which a symbol comes in place of another one. Source: `ContentTransitionSymbolEffect` of Apple's Symbols framework.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does to a symbol. Source: `SymbolEffectConfiguration` of Apple's Symbols framework.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Course: Hashable, Sendable {
    case bounce(Double)
    case pulse
    case wiggle(x: Double, y: Double, degrees: Double)
    case rotate(Double)
    case breathe(fades: Bool)
    /// It is another one as long as the effect is on.
    case look(scale: Double, opacity: Double)
    case replace
  }
  let course: Course
}

/// How often and how fast an effect goes. Source: `SymbolEffectOptions` of Apple's Symbols framework.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// Nil for what suits the effect.
  var times: Int?
  var repeatsForever: Bool?
  var pace = 1.0
  /// Seconds between two times.
  var pause = 0.0

  /// What suits the effect.
  public static let `default` = SymbolEffectOptions()
  /// As often as the effect is on.
  public static var repeating: SymbolEffectOptions { `default`.repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }
  /// A number of times.
  ///
  /// - Parameter count: how many; nil for ever.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
  /// Again and again, in a way.
  ///
  /// - Parameter behavior: the way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default`.repeat(behavior) }
  /// Faster or slower.
  ///
  /// - Parameter speed: how many times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  /// The same, as often as the effect is on.
  public var repeating: SymbolEffectOptions { self.repeat(nil as Int?) }
  /// The same, once.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

  /// The same, a number of times.
  ///
  /// - Parameter count: how many; nil for ever.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    (options.times, options.repeatsForever) = (count.map { max(1, $0) }, count == nil)
    return options
  }

  /// The same, again and again in a way.
  ///
  /// - Parameter behavior: the way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self.repeat(behavior.count)
    options.pause = behavior.delay
    return options
  }

  /// The same, faster or slower.
  ///
  /// - Parameter speed: how many times as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.pace = speed.isFinite && speed > 0 ? speed : 1
    return options
  }

  /// How an effect is repeated. Source: `SymbolEffectOptions.RepeatBehavior` of Apple's Symbols framework.
  public struct RepeatBehavior: Hashable, Sendable {
    var count: Int?
    var delay: Double
    /// Without a pause.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }
    /// With a pause after each time.
    public static var periodic: RepeatBehavior { periodic() }
    /// With a pause after each time.
    ///
    /// - Parameters:
    ///   - count: how many times; nil for ever.
    ///   - delay: how long the pause is, in seconds; nil for half a second.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: max(0, delay ?? 0.5))
    }
  }
}
