/// A sheet over a window. Its one page is in slot `.body`; sheets that its content shows are in slot `.sheets`. Sends
/// ``Event/sheet(_:_:)``.
package struct SheetElement: Equatable, Sendable {
  /// The title in its header bar, which is also its name for assistive technology.
  @ShownText package var title: String
  /// Where it is and how high, as its model decided.
  package var plan: SheetPlan
  /// What it points at where it is a popover; nil for a sheet.
  package var anchor: PopoverAnchor?
  /// The width of one that floats, in px, where its content takes all that it is offered; nil for the usual one.
  package var ampleWidth: Double?
  /// Whether it takes all of the window.
  package var fillsWindow = false
  /// What is behind its content; nil for what is behind that of all sheets.
  package var ground: Fill?

  package init(title: String = "", plan: SheetPlan, anchor: PopoverAnchor? = nil) {
    self.title = title
    self.plan = plan
    self.anchor = anchor
  }
}

/// What a popover points at, and at which edge of that it opens.
package struct PopoverAnchor: Equatable, Sendable {
  /// The element that shows it; nil where the presenting view shows nothing, and then it points at the middle of what it lies over.
  package var node: NodeID?
  package var place: Place
  /// Nil for the edge that suits best, which is the bottom.
  package var edge: Edge?

  package enum Place: Equatable, Sendable {
    /// All of the element.
    case bounds
    /// A part of it, in pixels from its top leading corner.
    case rectangle(x: Double, y: Double, width: Double, height: Double)
    /// A point of it, as parts of its width and height.
    case point(x: Double, y: Double)
  }

  package enum Edge: Sendable {
    case top, bottom, leading, trailing
  }

  package init(node: NodeID? = nil, place: Place = .bounds, edge: Edge? = nil) {
    self.node = node
    self.place = place
    self.edge = edge
  }
}
