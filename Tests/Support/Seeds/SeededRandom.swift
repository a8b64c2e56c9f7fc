import Foundation

/// SplitMix64: small, the same everywhere, and a walk can be taken again from its seed.
package struct SeededRandom: RandomNumberGenerator, Sendable {
  package let seed: UInt64
  private var state: UInt64

  package init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in `0..<bound`, or 0 for no bound.
  package mutating func pick(_ bound: Int) -> Int {
    bound > 0 ? Int(next() % UInt64(bound)) : 0
  }

  /// True once in `times` on average.
  package mutating func once(in times: Int) -> Bool {
    pick(times) == 0
  }
}

/// Where the random walks of a test begin that has no table of seeds of its own.
package enum Seeds {
  /// The usual ones, so that a run finds what the run before it found, or those that `SIDELIGHT_SEED` names, with commas between them.
  /// `SIDELIGHT_SEED=new` looks where nobody has looked yet.
  package static func walks(_ usual: UInt64...) -> [UInt64] {
    guard let named = ProcessInfo.processInfo.environment["SIDELIGHT_SEED"] else { return usual }
    return named == "new" ? [UInt64.random(in: 1...999_999)] : named.split(separator: ",").map(number)
  }

  private static func number(_ text: Substring) -> UInt64 {
    guard let seed = UInt64(text) else { preconditionFailure("SIDELIGHT_SEED takes numbers with commas between them or new, not \(text).") }
    return seed
  }

  /// How long a walk is: as usual, or as many times longer as `SIDELIGHT_WALK_TIMES` says.
  package static func steps(_ usual: Int) -> Int {
    guard let named = ProcessInfo.processInfo.environment["SIDELIGHT_WALK_TIMES"] else { return usual }
    guard let times = Int(named), times > 0 else { preconditionFailure("SIDELIGHT_WALK_TIMES takes a number, not \(named).") }
    return usual * times
  }
}
