/// A side of a row from which actions are swiped into view.
package enum SwipeEdge: Equatable, Sendable, CaseIterable { case leading, trailing }

/// The actions at one edge of a row.
package struct RowSwipe: Equatable, Sendable {
  /// Whether swiping all the way performs the first of them.
  package var allowsFullSwipe: Bool

  package init(allowsFullSwipe: Bool) { self.allowsFullSwipe = allowsFullSwipe }
}

/// One action of a row; choosing it sends ``Event/activate(_:)`` with its node.
package struct SwipeAction: Equatable, Sendable {
  package var node: NodeID
  @ShownText package var title: String
  /// The symbol of its label; nil if it has none.
  @ShownText package var symbol: String?
  /// The symbols to show where that one is not known, the best one first.
  package var simplerSymbols: [String] = []
  package var isDestructive: Bool
  package var isEnabled: Bool
  /// The colour that the app sets; nil for the default of its role.
  package var tint: ColorStyle?

  package init(
    node: NodeID, title: String, symbol: String? = nil, isDestructive: Bool = false, isEnabled: Bool = true, tint: ColorStyle? = nil
  ) {
    self.tint = tint
    self.node = node
    self.title = title
    self.symbol = symbol
    self.isDestructive = isDestructive
    self.isEnabled = isEnabled
  }
}

/// A swipe of a row: which actions are revealed, and what happens on letting go.
package struct SwipeModel: Equatable, Sendable {
  package let leading: RowSwipe?
  package let trailing: RowSwipe?
  /// The width of the row, in pixels.
  package let width: Double
  /// How far the finger is from where it began, in pixels; positive to the trailing side.
  package private(set) var offset: Double = 0

  /// The distance that reveals actions, and the part of the width that makes a full swipe.
  package static let threshold: Double = 32
  package static let fullPart: Double = 0.6

  /// - Parameter open: the edge whose actions are revealed already: the row goes on from there, and so far back hides them.
  package init(leading: RowSwipe?, trailing: RowSwipe?, width: Double, open: SwipeEdge? = nil) {
    self.leading = leading
    self.trailing = trailing
    self.width = width
    if let open { move(by: (open == .leading ? 2 : -2) * Self.threshold) }
  }

  /// Moves the row with the finger. It does not move away from an edge without actions.
  package mutating func move(by distance: Double) {
    let upper = leading == nil ? 0 : width
    let lower = trailing == nil ? 0 : -width
    offset = min(max(offset + distance, lower), upper)
  }

  /// The edge whose actions are revealed now; nil for none.
  package var revealed: SwipeEdge? { abs(offset) < Self.threshold ? nil : offset > 0 ? .leading : .trailing }

  /// Whether letting go performs the first action.
  package var isFull: Bool {
    let swipe = offset > 0 ? leading : trailing
    return swipe?.allowsFullSwipe == true && abs(offset) >= max(Self.fullPart * width, 2 * Self.threshold)
  }
}
