/// How something is scrolled, as far as bars around it depend on that.
package struct ScrollState: Hashable, Sendable {
  package enum Direction: Hashable, Sendable {
    /// Towards the end.
    case down
    /// Towards the beginning.
    case up
  }

  /// Whether it is at its top, or so near that bars which disappear would bring it there.
  package var isAtTop: Bool
  /// The direction in which the user scrolled last; nil before they scroll.
  package var direction: Direction?
  /// Counts up while the user goes on in that direction.
  package var progress: Int

  package init(isAtTop: Bool = true, direction: Direction? = nil, progress: Int = 0) {
    self.isAtTop = isAtTop
    self.direction = direction
    self.progress = progress
  }
}
