/// How something that scrolls down stands, as far as the bars around it go by that.
package struct ScrollState: Hashable, Sendable {
  package enum Direction: Hashable, Sendable {
    /// Towards the end.
    case down
    /// Towards the beginning.
    case up
  }

  /// Whether its beginning is in view, or so near that bars which go would bring it there.
  package var isAtTop: Bool
  /// Where the user went last; nil before they went anywhere.
  package var direction: Direction?
  /// Counts on while they go on in that direction.
  package var progress: Int

  package init(isAtTop: Bool = true, direction: Direction? = nil, progress: Int = 0) {
    self.isAtTop = isAtTop
    self.direction = direction
    self.progress = progress
  }
}
