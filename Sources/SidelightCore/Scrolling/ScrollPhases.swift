/// What is happening to something that is scrolled.
package enum ScrollActivity: Hashable, Sendable {
  case idle
  /// Fingers lie on a touch pad and have not moved yet.
  case tracking
  /// The user moves it.
  case interacting
  /// The user has let go, and it moves on.
  case decelerating
  /// The program moves it.
  case animating
}

/// Follows what happens to something that is scrolled. It is idle again some time after it moved last: the wheel of a mouse says of no turn
/// that it is the last one.
package struct ScrollPhases: Equatable, Sendable {
  /// After how many milliseconds without a movement something is at rest.
  package static let rest = 150

  package private(set) var phase = ScrollActivity.idle
  /// Whether fingers lie on a touch pad.
  package private(set) var isHeld = false
  /// Whether fingers moved it, and have left.
  private var isLetGo = false

  package init() {}

  /// Fingers came to lie on a touch pad.
  package mutating func hold() {
    isHeld = true
    isLetGo = false
    if phase != .interacting { phase = .tracking }
  }

  /// They left.
  package mutating func letGo() {
    isHeld = false
    isLetGo = phase == .interacting
    if phase == .tracking { phase = .idle }
  }

  /// The user moved it.
  package mutating func move() { phase = isLetGo ? .decelerating : .interacting }

  /// The program moves it.
  package mutating func animate() {
    phase = .animating
    isLetGo = false
  }

  /// It has not moved for a while. Fingers may lie still.
  package mutating func settle() {
    guard !isHeld else { return }
    phase = .idle
    isLetGo = false
  }
}
