/// How a `LayoutBin` or `LayoutContainer` measures itself and places its children.
///
/// Both are asked inside GTK's layout phase. `allocate` may replace children of the container and of containers below it; it has to measure
/// the new ones before it gives them their place.
@MainActor package protocol WidgetLayout: AnyObject {
  /// What the container asks for along `orientation`, when it has `forSize` pixels along the other one (-1: any).
  func measure(_ orientation: Orientation, forSize: Int) -> Measurement

  /// Places the children in a box of this size, whose origin is 0, 0. The baseline is -1 when there is none.
  func allocate(width: Int, height: Int, baseline: Int)
}

/// Whether a container's height depends on its width. The raw values are GtkSizeRequestMode's.
package enum RequestMode: UInt32, Sendable {
  case heightForWidth
  case widthForHeight
  case constantSize
}

/// What a laid out container's GObject keeps for Swift.
@MainActor final class LayoutState {
  weak var layout: (any WidgetLayout)?
  /// How GTK lays out the children in place of that.
  var line: LayoutContainer.Line?
  /// What Tab goes through in place of the children.
  var tabOrder: (() -> [Widget]?)?
  /// `nil` asks the children.
  var requestMode: RequestMode?
  /// Whether arrow keys go from child to child, by where these lie.
  var followsArrows = false
  /// What is seen of the child at an index; `nil` for all of every child.
  var mask: ((Int) -> Mask?)?
  /// Draws below the children.
  var paintsBelow: ((Painter) -> Void)?
  /// Told when the style of the widget is another one.
  var restyled: (() -> Void)?
  /// Draws in place of the children.
  var paints: ((Painter) -> Void)?
  /// Draws the children, given what they drew by themselves.
  var draws: ((RenderNode?, Painter) -> Void)?
  /// Look at what is drawn below children.
  var onlookers: [Onlooker] = []
  /// The children that say which parts of the others are seen, and are not seen themselves.
  var masks: (() -> [Widget])?
  /// How it meets what its own parent has drawn below it.
  var blend: Blend? {
    didSet { Self.blends += (blend == nil ? 0 : 1) - (oldValue == nil ? 0 : 1) }
  }
  /// Whether what is in it meets nothing that lies below it.
  var isolates = false
  /// How many of all containers have a blend. Without any no container asks its children.
  static var blends = 0

  isolated deinit { if blend != nil { Self.blends -= 1 } }
}

/// Looks at what lies below a child of a container, whenever the container is drawn.
@MainActor package final class Onlooker {
  package private(set) weak var child: Widget?
  let look: ([RenderNode]) -> Void

  /// - Parameters:
  ///   - child: the child of the container.
  ///   - look: gets what the children before it have drawn, before it is drawn itself. Capture the owner weakly.
  package init(_ child: Widget, _ look: @escaping ([RenderNode]) -> Void) {
    self.child = child
    self.look = look
  }
}
