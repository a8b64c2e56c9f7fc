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
  /// Gives a member in it a place, in pixels from its own upper left corner.
  func allocate(_ member: any LayoutMember, at place: PixelPlace)
  var element: Element { get }
  func send(_ event: Event)
}
