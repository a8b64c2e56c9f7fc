/// Where the pages of a tab view stand.
package struct TabPages: Sendable {
  let model: TabModel
  /// The tabs, where they stand in a header bar.
  package var headerBar: TabBarElement?

  package init(_ model: TabModel) { self.model = model }

  /// Where the page of a tab stands.
  ///
  /// - Parameters:
  ///   - tab: the tab; nil for the list of those that the bar has no room for.
  ///   - title: the tab's.
  ///   - hasOwnHeader: whether what is in the page brings header bars of its own.
  package func place(of tab: TabID?, title: String?, hasOwnHeader: Bool) -> PagePlace {
    let isShown = model.plan.isMoreShown ? tab == nil : tab != nil && tab == model.plan.shown
    var place = Self.start
    place.isPart = model.hasBarePages && !hasOwnHeader
    place.isCovered = !isShown
    place.takesItems = isShown
    place.takesSearch = model.hasSearch(tab)
    // The sidebar has the window's title.
    if model.plan.hasSidebar { place.windowTitle = .own(title) }
    place.tabBar = .own(headerBar)
    place.tabsFollowScrolling = .own(model.followsScrolling)
    place.sizeClass = SizeClass(width: model.plan.pageWidth, textScale: model.metrics.textScale)
    return place
  }

  /// Where a page stands before anything is decided.
  package static var start: PagePlace {
    var place = PagePlace()
    place.keepsBottomBar = true
    place.tabBar = .own(nil)
    place.tabsFollowScrolling = .own(false)
    return place
  }
}

/// Where the two pages of a tab view with a sidebar stand: the list of the tabs, and the page with the tab view.
package struct TabSidebarPages: Equatable, Sendable {
  let id: NodeID
  let plan: TabPlan
  /// The title of the tab that is shown.
  let title: String?
  /// What is around the tab view.
  package var outerToggle: SidebarToggle?
  /// Whether that is the button of a sidebar that the tab view stands beside.
  package var hasSidebarAround = false
  /// A page in it leaves out the button of the sidebar.
  package var removesToggle = false

  package init(_ id: NodeID, _ plan: TabPlan, title: String?) {
    self.id = id
    self.plan = plan
    self.title = title
  }

  /// The button of its sidebar; nil where there is none.
  package var toggle: SidebarToggle? { plan.hasSidebar ? SidebarToggle(split: id, isOn: plan.isSidebarShown) : nil }

  private var ownToggle: SidebarToggle? { removesToggle ? nil : toggle }

  private var toggleAround: SidebarToggle? { hasSidebarAround ? outerToggle : nil }

  /// One button, in the first header bar: of the outermost sidebar, or of this one to show it.
  private var shownToggle: SidebarToggle? {
    plan.isSidebarShown || ownToggle == nil ? toggleAround ?? ownToggle : ownToggle
  }

  private var isToggleInSidebar: Bool { plan.isSidebarShown && toggleAround != nil }

  /// Where the list of the tabs stands.
  package var sidebar: PagePlace {
    var place = Self.sidebarStart
    place.isCovered = !plan.isSidebarShown
    place.sizeClass = .compact
    place.sidebarToggle = .own(isToggleInSidebar ? shownToggle : nil)
    place.leavesSidebarSearch = !plan.hasSidebar
    return place
  }

  /// Where the page with the tab view stands.
  ///
  /// - Parameter material: what the sidebar is made of.
  package func detail(beside material: PaneMaterial = .plain) -> PagePlace {
    var place = Self.detailStart
    if material != .plain { place.runsBeneath = .own(true) }
    if plan.hasSidebar {
      place.sidebarToggle = .own(isToggleInSidebar ? nil : shownToggle)
      // The sidebar has the window's title.
      place.windowTitle = .own(title)
    }
    place.leavesSidebarSearch = plan.hasSidebar
    return place
  }

  /// Where the list stands before anything is decided.
  package static var sidebarStart: PagePlace {
    var place = PagePlace()
    place.isSidebar = true
    place.tabBar = .own(nil)
    place.tabsFollowScrolling = .own(false)
    place.cutsContent = .own(true)
    place.runsBeneath = .own(false)
    return place
  }

  /// Where the page with the tab view stands before anything is decided.
  package static var detailStart: PagePlace {
    var place = PagePlace()
    place.takesItems = true
    place.cutsContent = .own(true)
    return place
  }
}
