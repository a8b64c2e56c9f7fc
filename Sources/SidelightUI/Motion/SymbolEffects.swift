import SidelightGraph

// MARK: - Effects

/// It grows and shrinks like something that bounces. Source: `BounceSymbolEffect` of Apple's Symbols framework.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What it does to a symbol.
  public let configuration: SymbolEffectConfiguration

  init(_ course: SymbolEffectConfiguration.Course = .bounce(1)) { configuration = SymbolEffectConfiguration(course: course) }

  /// It bounces towards who looks.
  public var up: BounceSymbolEffect { BounceSymbolEffect(.bounce(1)) }
  /// It bounces away from who looks.
  public var down: BounceSymbolEffect { BounceSymbolEffect(.bounce(-1)) }
  /// The same: symbols of GNOME have no layers.
  public var byLayer: BounceSymbolEffect { self }
  /// The same: a symbol moves as a whole.
  public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// It grows and shrinks like something that bounces.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// It fades and comes back. Source: `PulseSymbolEffect` of Apple's Symbols framework.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What it does to a symbol.
  public let configuration: SymbolEffectConfiguration

  init(_ course: SymbolEffectConfiguration.Course = .pulse) { configuration = SymbolEffectConfiguration(course: course) }

  /// The same: symbols of GNOME have no layers.
  public var byLayer: PulseSymbolEffect { self }
  /// The same: a symbol moves as a whole.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// It fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// It moves to and fro. Source: `WiggleSymbolEffect` of Apple's Symbols framework.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What it does to a symbol.
  public let configuration: SymbolEffectConfiguration

  init(_ course: SymbolEffectConfiguration.Course = .wiggle(x: 0, y: 0, degrees: 12)) {
    configuration = SymbolEffectConfiguration(course: course)
  }

  /// It turns to and fro, clockwise first.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(.wiggle(x: 0, y: 0, degrees: 12)) }
  /// It turns to and fro, counterclockwise first.
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(.wiggle(x: 0, y: 0, degrees: -12)) }
  /// It moves to the left and back.
  public var left: WiggleSymbolEffect { WiggleSymbolEffect(.wiggle(x: -3, y: 0, degrees: 0)) }
  /// It moves to the right and back.
  public var right: WiggleSymbolEffect { WiggleSymbolEffect(.wiggle(x: 3, y: 0, degrees: 0)) }
  /// It moves up and back.
  public var up: WiggleSymbolEffect { WiggleSymbolEffect(.wiggle(x: 0, y: -3, degrees: 0)) }
  /// It moves down and back.
  public var down: WiggleSymbolEffect { WiggleSymbolEffect(.wiggle(x: 0, y: 3, degrees: 0)) }
  /// The same: symbols of GNOME have no layers.
  public var byLayer: WiggleSymbolEffect { self }
  /// The same: a symbol moves as a whole.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// It moves to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// It turns around. Source: `RotateSymbolEffect` of Apple's Symbols framework.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What it does to a symbol.
  public let configuration: SymbolEffectConfiguration

  init(_ course: SymbolEffectConfiguration.Course = .rotate(1)) { configuration = SymbolEffectConfiguration(course: course) }

  /// It turns around clockwise.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(.rotate(1)) }
  /// It turns around counterclockwise.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(.rotate(-1)) }
  /// The same: symbols of GNOME have no layers.
  public var byLayer: RotateSymbolEffect { self }
  /// The same: a symbol moves as a whole.
  public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// It turns around.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// It grows a little and shrinks again, slowly. Source: `BreatheSymbolEffect` of Apple's Symbols framework.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What it does to a symbol.
  public let configuration: SymbolEffectConfiguration

  init(_ course: SymbolEffectConfiguration.Course = .breathe(fades: true)) { configuration = SymbolEffectConfiguration(course: course) }

  /// It keeps its opacity.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(.breathe(fades: false)) }
  /// It fades meanwhile.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(.breathe(fades: true)) }
  /// The same: symbols of GNOME have no layers.
  public var byLayer: BreatheSymbolEffect { self }
  /// The same: a symbol moves as a whole.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// It grows a little and shrinks again, slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// It is larger or smaller. Source: `ScaleSymbolEffect` of Apple's Symbols framework.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// What it does to a symbol.
  public let configuration: SymbolEffectConfiguration

  init(_ course: SymbolEffectConfiguration.Course = .look(scale: 1.2, opacity: 1)) {
    configuration = SymbolEffectConfiguration(course: course)
  }

  /// It is larger.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(.look(scale: 1.2, opacity: 1)) }
  /// It is smaller.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(.look(scale: 0.8, opacity: 1)) }
  /// The same: symbols of GNOME have no layers.
  public var byLayer: ScaleSymbolEffect { self }
  /// The same: a symbol moves as a whole.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// It is larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// It comes by growing. Source: `AppearSymbolEffect` of Apple's Symbols framework.
public struct AppearSymbolEffect: SymbolEffect, TransitionSymbolEffect {
  /// What it does to a symbol.
  public let configuration: SymbolEffectConfiguration

  init(_ course: SymbolEffectConfiguration.Course = .look(scale: 0.6, opacity: 1)) {
    configuration = SymbolEffectConfiguration(course: course)
  }

  /// It comes by growing.
  public var up: AppearSymbolEffect { AppearSymbolEffect(.look(scale: 0.6, opacity: 1)) }
  /// It comes by shrinking.
  public var down: AppearSymbolEffect { AppearSymbolEffect(.look(scale: 1.4, opacity: 1)) }
  /// The same: symbols of GNOME have no layers.
  public var byLayer: AppearSymbolEffect { self }
  /// The same: a symbol moves as a whole.
  public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// It comes by growing.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// It goes by shrinking, and keeps its place. Source: `DisappearSymbolEffect` of Apple's Symbols framework.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What it does to a symbol.
  public let configuration: SymbolEffectConfiguration

  init(_ course: SymbolEffectConfiguration.Course = .look(scale: 0.6, opacity: 0)) {
    configuration = SymbolEffectConfiguration(course: course)
  }

  /// It goes by growing.
  public var up: DisappearSymbolEffect { DisappearSymbolEffect(.look(scale: 1.4, opacity: 0)) }
  /// It goes by shrinking.
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(.look(scale: 0.6, opacity: 0)) }
  /// The same: symbols of GNOME have no layers.
  public var byLayer: DisappearSymbolEffect { self }
  /// The same: a symbol moves as a whole.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// It goes by shrinking, and keeps its place.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// It comes in place of another one. Source: `ReplaceSymbolEffect` of Apple's Symbols framework.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// What it does to a symbol.
  public let configuration: SymbolEffectConfiguration

  init(_ course: SymbolEffectConfiguration.Course = .replace) { configuration = SymbolEffectConfiguration(course: course) }

  /// The old one shrinks, and the new one grows.
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(.replace) }
  /// Both grow; here as downUp.
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(.replace) }
  /// The old one goes at once; here as downUp.
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(.replace) }
  /// The same: symbols of GNOME have no layers.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The same: a symbol moves as a whole.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// It comes in place of another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension AnyTransition {
  /// A symbol grows and fades in, and shrinks and fades out.
  public static var symbolEffect: AnyTransition { scale(scale: 0.6).combined(with: .opacity) }

  /// A symbol comes or goes as an effect says.
  ///
  /// - Parameters:
  ///   - effect: the effect; whether symbols come or go, the same is shown.
  ///   - options: how fast; a transition moves as is said of the change.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default)
    -> AnyTransition
  {
    guard case .look(let scale, _) = effect.configuration.course else { return symbolEffect }
    return AnyTransition.scale(scale: scale).combined(with: .opacity)
  }
}
