import SidelightBridge
import SidelightCore

/// Something that a region of layout knows.
@MainActor protocol LayoutMember: AnyObject {
  var id: NodeID { get }
  /// What it is to the layout.
  var layoutNode: LayoutNode { get }
  /// What it has the region lay out, in the order of layout; nil where it is asked as a whole.
  var laidOut: [any LayoutMember]? { get }
  /// What stands for it in the container around it; in the region's own bin where the region begins with it.
  var laidWidget: Widget? { get }
  /// In which directions it takes all that it is offered.
  var greedOfKind: Greed { get }
  /// How far what it scrolls is covered at its edges.
  var cover: Insets { get }
  /// Gives a member in it a place, in pixels from its own upper left corner.
  ///
  /// - Parameter hasRoom: whether the member is known to need no more.
  func allocate(_ member: any LayoutMember, at place: PixelPlace, hasRoom: Bool)
  var element: Element { get }
  /// The window or sheet around it, whose corners reach into it.
  var cornerHome: (any CornerHome)? { get }
  func send(_ event: Event)
}

/// A window or a sheet, which knows what stands at its corners.
@MainActor protocol CornerHome: AnyObject {
  /// What stands there.
  ///
  /// - Parameters:
  ///   - root: the widget of the window.
  ///   - member: what asks.
  /// - Returns: nil for what has no corners to tell of.
  func corners(in root: Widget, around member: any LayoutMember) -> CornerSight?
}

/// What stands at the corners of a window or sheet, for views that ask where they are.
@MainActor struct CornerSight {
  /// Without what is in header bars.
  let round: CornerObstacles
  /// Finds the buttons in header bars: once a view stands so high that it may be below them.
  let controls: () -> [PixelRectangle]
  private var all: CornerObstacles?

  init(_ round: CornerObstacles, controls: @escaping () -> [PixelRectangle]) {
    self.round = round
    self.controls = controls
  }

  /// How far it reaches into a view.
  mutating func sizes(of frame: LayoutFrame, isRightToLeft: Bool) -> CornerSizes {
    guard frame.y < round.room.y + CornerObstacles.reach else { return round.sizes(of: frame, isRightToLeft: isRightToLeft) }
    let all = all ?? whole
    self.all = all
    return all.sizes(of: frame, isRightToLeft: isRightToLeft)
  }

  private var whole: CornerObstacles {
    var whole = round
    whole.controls = controls().map { LayoutFrame(x: $0.x, y: $0.y, size: Size($0.width, $0.height)) }
    return whole
  }
}
