/// Children in a row or a column, slot `.body`.
package struct StackElement: Equatable, Sendable {
  package var axis: Axis2D
  /// Pixels between children; nil for the platform's own distance.
  package var spacing: Double?
  /// Where children lie across the axis.
  package var alignment: ElementAlignment.Side

  package init(_ axis: Axis2D, spacing: Double? = nil, alignment: ElementAlignment.Side = .center) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Takes the space that its stack has left.
package struct SpacerElement: Equatable, Sendable {
  /// The axis of the stack around it; nil outside of one, where it takes both.
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

  /// F5 and pulling at the top refresh it.
  package var isRefreshable: Bool
  /// A refresh is under way.
  package var isRefreshing = false
  /// Somebody around it goes by how it scrolls down, and it says so.
  package var followsScrolling = false

  package init(horizontal: Bool, vertical: Bool, isRefreshable: Bool = false) {
    scrollsHorizontally = horizontal
    scrollsVertically = vertical
    self.isRefreshable = isRefreshable
  }
}

/// A page that says that there is nothing to show: slots `.title` (a label or text), `.description` and `.actions`.
package struct UnavailableElement: Equatable, Sendable {
  package init() {}
}

/// A navigation stack: pages in slot `.pages`, the root first, the last one shown.
package struct NavigationElement: Equatable, Sendable {
  package init() {}
}
