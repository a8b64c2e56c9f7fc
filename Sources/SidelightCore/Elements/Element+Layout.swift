/// Children side by side or one below the other, in slot `.body`.
package struct StackElement: Equatable, Sendable {
  package var axis: Axis2D
  /// The space between children in pixels; nil for the platform's default.
  package var spacing: Double?
  /// How children are aligned across the axis.
  package var alignment: ElementAlignment.Side
  /// The columns that the children stand in, where they are cells of a table; nil for all others.
  package var cells: TableCells?

  package init(_ axis: Axis2D, spacing: Double? = nil, alignment: ElementAlignment.Side = .center, cells: TableCells? = nil) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.cells = cells
  }
}

/// Children side by side or one below the other, with handles between them by which the user makes them longer or shorter.
package struct PanesElement: Equatable, Sendable {
  package var axis: Axis2D
  /// How long each of them is but the last one, in px, as the user made it: for each number of children that there has been. Where a number has none they
  /// share the room.
  package var lengths: [[Double]]

  package init(_ axis: Axis2D, lengths: [[Double]] = []) {
    self.axis = axis
    self.lengths = lengths
  }
}

/// Children above each other, in slot `.body`, with others behind and in front of them, in `.background` and `.overlay`. In each slot the
/// first one lies at the bottom. Those in `.body` decide how large it is.
package struct LayersElement: Equatable, Sendable {
  /// Where children lie that are smaller.
  package var alignment: ElementAlignment
  /// What is done to the children once they have their place; nil for nothing.
  package var effect: LayerEffect?
  /// Whether its view is told where it is, see ``Event/placed(_:_:)``.
  package var tellsPlace = false
  /// Whether its view is told how much of it can be seen, see ``Event/visiblePart(_:_:)``.
  package var tellsVisiblePart = false

  package init(alignment: ElementAlignment = .center, effect: LayerEffect? = nil) {
    self.alignment = alignment
    self.effect = effect
  }
}

/// Fills the space that its stack has left.
package struct SpacerElement: Equatable, Sendable {
  /// The axis of the stack around it; nil outside of a stack, where it fills both axes.
  package var axis: Axis2D?
  package var minLength: Double?

  package init(axis: Axis2D?, minLength: Double? = nil) {
    self.axis = axis
    self.minLength = minLength
  }
}

/// A scrolled area, its content in slot `.body`.
package struct ScrollElement: Equatable, Sendable {
  package var scrollsHorizontally: Bool
  package var scrollsVertically: Bool

  /// Whether F5 and pulling at the top refresh it.
  package var isRefreshable: Bool
  /// Whether it is being refreshed.
  package var isRefreshing = false
  /// Whether bars around it depend on how it is scrolled, so that it sends ``Event/scrolled(_:_:)``.
  package var followsScrolling = false
  /// Whether it tells how far it is scrolled, see ``Event/scrollMoved(_:_:)``.
  package var tellsMeasure = false
  /// Whether it tells what happens to it, see ``Event/scrollPhase(_:_:)``.
  package var tellsPhase = false
  /// How far it is scrolled from the frame on in which it is seen for the first time, in pixels from the start and the top; nil for not at all.
  package var start: Point?
  /// Whether it asks where to come to rest, see ``TreeHost/scrollRest(_:_:)``.
  package var asksForRest = false
  package var manner = ScrollManner()
  /// How far something covers it at its edges.
  package var cover = Insets()
  /// The room around the content that is scrolled along, with what is covered.
  package var margins = Insets()

  package init(horizontal: Bool, vertical: Bool, isRefreshable: Bool = false) {
    scrollsHorizontally = horizontal
    scrollsVertically = vertical
    self.isRefreshable = isRefreshable
  }
}

extension ScrollElement {
  /// What the margins leave of an area of a size, from its upper left corner.
  package func room(in size: Size, isRightToLeft: Bool) -> LayoutFrame {
    LayoutFrame(x: 0, y: 0, size: size).inset(by: margins, isRightToLeft)
  }
}

/// A message in place of content, such as “No results”: slots `.title` (a label or text), `.description` and `.actions`.
package struct UnavailableElement: Equatable, Sendable {
  package init() {}
}

/// A navigation stack. Its pages are in slot `.pages`: the root first, the one that is shown last.
package struct NavigationElement: Equatable, Sendable {
  package init() {}
}
