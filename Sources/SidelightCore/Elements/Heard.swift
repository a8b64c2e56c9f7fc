/// What a view hears of the user without anything changing on the screen by itself, see ``Event/heard(_:_:)``.
package enum Heard: Equatable, Sendable {
  /// The pointer came over the view, or left it.
  case hover(isOver: Bool)
  /// Where the pointer is over the view, as a press that moves; one that has ended where it left.
  case pointer(Press)
  /// The view was clicked or tapped so many times in a row.
  case tap(count: Int)
  /// Where the primary button, or a finger, is pressed, from its beginning to its end.
  case press(Press, PressManner)
  /// An arrow key that nothing with the focus in the view had a use for.
  case arrow(ArrowKey)
  /// Escape, under the same condition.
  case escape
  /// A drag of the view is over: it was dropped, or not.
  case dragEnded
  /// Fingers swipe the view, which has actions at these edges.
  case swipe(SwipeMoment, SwipeSides)

  package enum Kind: Hashable, Sendable {
    case hover, pointer, tap(count: Int), press(PressManner), arrow, escape, dragEnded, swipe(SwipeSides)
  }

  package var kind: Kind {
    switch self {
    case .hover: .hover
    case .pointer: .pointer
    case .tap(let count): .tap(count: count)
    case .press(_, let manner): .press(manner)
    case .arrow: .arrow
    case .escape: .escape
    case .dragEnded: .dragEnded
    case .swipe(_, let sides): .swipe(sides)
    }
  }

  /// Whether it is heard once, by the innermost view, and by everything that hears it otherwise.
  var isForOne: Bool {
    switch self {
    case .hover, .pointer, .dragEnded: false
    case .press(_, let manner): !manner.isShared
    case .tap, .arrow, .escape, .swipe: true
    }
  }
}

package enum ArrowKey: Sendable { case up, down, left, right }

/// A view that hears something, by the number of its node.
package struct Hearer: Equatable, Sendable {
  package var node: NodeID
  package var kind: Heard.Kind

  package init(_ node: NodeID, _ kind: Heard.Kind) {
    self.node = node
    self.kind = kind
  }
}

extension [Hearer] {
  /// What they hear, each once.
  package var kinds: [Heard.Kind] { reduce(into: []) { if !$0.contains($1.kind) { $0.append($1.kind) } } }

  /// What tells these views, the innermost first, of something that was done.
  package func events(for heard: Heard) -> [Event] {
    let hearers = filter { $0.kind == heard.kind }
    return hearers.prefix(heard.isForOne ? 1 : hearers.count).map { .heard($0.node, heard) }
  }
}
