/// A view that has a say in layout: by an app's own layout, as a type that conforms to `Layout` says it, or of a guide.
///
/// The app's closures and its cache stay with the host. A `LayoutSubview` is a ``Child``; what an app said of a child by a `LayoutValueKey`
/// the host finds by the child's ``Child/id``.
package protocol LayoutHost: AnyObject, Sendable {
  func size(_ proposal: Proposal, _ children: Children) -> Size
  /// Where each child lies; a child without a place is not shown.
  func place(_ children: Children, in size: Size, _ proposal: Proposal) -> [Place?]
  /// The guides that the layout says; nil for those of its children.
  func guides(_ children: Children, in size: Size, _ proposal: Proposal) -> Guides?
  func spacing(_ children: Children) -> Spacing
  /// Where the guide is of which it has a say.
  func guide(in dimensions: Dimensions) -> Double
  /// How long a view is along an axis where what it stands in is so long.
  func length(of container: Double, along axis: Axis2D) -> Double
  /// Whether rows are laid out together, so that their cells are the children.
  var takesRows: Bool { get }
}

extension LayoutHost {
  package func size(_ proposal: Proposal, _ children: Children) -> Size { .zero }
  package func place(_ children: Children, in size: Size, _ proposal: Proposal) -> [Place?] { [] }
  package func guides(_ children: Children, in size: Size, _ proposal: Proposal) -> Guides? { nil }
  package func spacing(_ children: Children) -> Spacing { .plain }
  package func guide(in dimensions: Dimensions) -> Double { 0 }
  package func length(of container: Double, along axis: Axis2D) -> Double { container }
  package var takesRows: Bool { false }
}

/// Lays out as a host says.
package struct HostedArrangement: Arrangement {
  /// Changes whenever the host lays out in another way.
  package var version: Int
  private let host: any LayoutHost
  /// The axis of a lazy stack or grid; nil for an app's own layout.
  private let lazyAxis: Axis2D?
  package let takesRows: Bool

  package init(_ host: any LayoutHost, version: Int, isLazyAlong axis: Axis2D? = nil) {
    self.host = host
    self.version = version
    lazyAxis = axis
    takesRows = host.takesRows
  }

  package func size(_ proposal: Proposal, _ children: Children) -> Size { host.size(proposal, children) }
  package func place(_ children: Children, in size: Size, _ proposal: Proposal) -> [Place?] {
    host.place(children, in: size, proposal)
  }
  package func guides(_ children: Children, in size: Size, _ proposal: Proposal) -> Guides {
    // Which of its views are made is no matter of those around it.
    if lazyAxis != nil { return .none }
    return host.guides(children, in: size, proposal) ?? Guides.merged(children.guides(at: place(children, in: size, proposal)))
  }
  package func spacing(_ children: Children) -> Spacing { host.spacing(children) }

  /// Nobody knows what an app does with a height.
  package var widthFollowsHeight: Bool { lazyAxis != .vertical }
  package var saysGuides: Bool { lazyAxis == nil }
  package var sharesRoom: Bool { true }

  package func isSame(as other: any Arrangement) -> Bool {
    (other as? HostedArrangement).map { $0.host === host && $0.version == version } ?? false
  }
}
