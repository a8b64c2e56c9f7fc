/// Where the pages of a split view's columns stand.
package struct SplitPages: Equatable, Sendable {
  /// The split view's own.
  let id: NodeID
  let split: SplitElement
  /// What is around the split view: its title, and the button of a sidebar around it.
  package var windowTitle: String?
  package var outerToggle: SidebarToggle?
  /// A page in it leaves out the button of the sidebar.
  package var removesToggle = false
  /// A page in it has a title of its own.
  package var isTitled = false

  package init(_ id: NodeID, _ split: SplitElement) {
    self.id = id
    self.split = split
  }

  private var plan: SplitPlan { split.plan }

  /// The button of its sidebar; nil where there is none to show and hide.
  package var toggle: SidebarToggle? {
    guard split.hasOwnLayout, !plan.isCollapsed else { return nil }
    return SidebarToggle(split: id, isOn: plan.isVisible(.sidebar))
  }

  /// The column whose header bar has the button of a sidebar, and the button. One button shows all sidebars, from the inside out, and then
  /// hides the outermost one: that stands in the first header bar.
  private var shownToggle: (column: SplitColumn, toggle: SidebarToggle)? {
    let own = removesToggle ? nil : toggle
    if let outerToggle, own == nil || plan.isVisible(.sidebar) {
      return (plan.top ?? SplitColumn.allCases.first(where: split.isVisible) ?? .detail, outerToggle)
    }
    return own.map { (split.columnCount == .three && split.isVisible(.content) ? .content : .detail, $0) }
  }

  /// The column whose header bar shows the window's title; nil where a column has a title.
  private var titled: SplitColumn? {
    guard windowTitle != nil, !isTitled else { return nil }
    return plan.top ?? (split.isVisible(.sidebar) ? .sidebar : .detail)
  }

  /// The column that shows the toolbar items around the split view: the last one that is seen.
  private var taker: SplitColumn? { [SplitColumn.detail, .content, .sidebar].first(where: split.isVisible) }

  /// Where the page of a column stands.
  ///
  /// - Parameter sizeClass: that of the column; nil where it has no width yet.
  package func place(of column: SplitColumn, sizeClass: SizeClass?) -> PagePlace {
    var place = Self.start(of: column)
    place.isCovered = !split.isVisible(column)
    place.takesItems = column == taker
    place.sizeClass = sizeClass
    place.windowTitle = .own(column == titled ? windowTitle : nil)
    place.runsBeneath = Self.runsBeneath(column, split.material)
    place.sidebarToggle = .own(shownToggle.flatMap { $0.column == column ? $0.toggle : nil })
    return place
  }

  /// Nothing goes on below a sidebar that stands below a sidebar around it.
  private static func runsBeneath(_ column: SplitColumn, _ material: PaneMaterial) -> Around<Bool> {
    if column == .sidebar { return .own(false) }
    return material == .plain ? .same : .own(true)
  }

  /// Where it stands before anything is decided.
  package static func start(of column: SplitColumn) -> PagePlace {
    var place = PagePlace()
    place.isSidebar = column == .sidebar
    place.isOtherColumn = column != .sidebar
    place.windowTitle = .own(nil)
    place.sidebarToggle = .own(nil)
    place.tabBar = .own(nil)
    place.cutsContent = .own(true)
    place.runsBeneath = runsBeneath(column, .plain)
    return place
  }
}
