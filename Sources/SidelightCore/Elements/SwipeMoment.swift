/// A moment of a swipe across a view outside of lists.
package enum SwipeMoment: Equatable, Sendable {
  /// Fingers came down on the view, which is so many pixels wide.
  case began(width: Double)
  /// They went so many pixels on towards where text ends; below 0 for back.
  case moved(by: Double)
  /// They were lifted.
  case ended
  /// They do something else.
  case cancelled
}

/// At which of its edges a view has actions.
package struct SwipeSides: Hashable, Sendable {
  package var leading: Bool
  package var trailing: Bool

  package init(leading: Bool, trailing: Bool) {
    self.leading = leading
    self.trailing = trailing
  }

  package var isEmpty: Bool { !leading && !trailing }
}
