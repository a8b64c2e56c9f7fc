import SidelightCore
@_spi(Nodes) import SidelightGraph

extension Preferences {
  /// What decides how a page stands.
  @MainActor var facts: PageFacts {
    var facts = PageFacts()
    facts.title = title
    facts.subtitle = subtitle ?? ""
    facts.titleDisplay = titleDisplay
    facts.removesTitle = removesTitle
    facts.leadsTitle = leadsTitle
    facts.placesToggle = placesSidebarToggle
    facts.removesSearch = removesSearch
    facts.hasTitleActions = !titleActions.isEmpty
    facts.isScrolled = scrolled?.state.isAtTop == false
    facts.hidesBack = hidesBack
    facts.transition = pageTransition ?? .automatic
    facts.hasOwnHeader = hasOwnHeader
    facts.hasOwnBottomBar = hasOwnBottomBar
    facts.refusesTabs = refusesTabs
    facts.refusesSearch = refusesSearch
    facts.tabBar = tabBar
    facts.bars = bars
    facts.grounds = grounds
    facts.items = toolbar.map(\.item)
    return facts
  }
}

@MainActor extension PageSurroundings {
  /// What is around a page; all of it is noted as read.
  ///
  /// - Parameters:
  ///   - scope: the environment around the page.
  ///   - inner: the one in it, where a sheet says that it is one.
  ///   - outer: the items around its container.
  init(_ scope: EnvironmentScope, inside inner: EnvironmentScope, _ outer: [ToolbarEntry]) {
    self.init()
    windowTitle = scope.value(WindowTitleKey.self)
    sidebarToggle = scope.value(SidebarToggleKey.self)
    tabBar = scope.value(TabBarAroundKey.self)
    tabsFollowScrolling = scope.value(TabsFollowScrollingKey.self)
    cutsContent = scope.value(CutsContentKey.self)
    runsBeneath = scope.value(RunsBeneathKey.self)
    staysOpen = scope.value(KeepsSheetOpenKey.self)
    isInSheet = inner.value(PresenterKey.self).presenter is SheetNode
    followsScrolling = scope.value(FollowsScrollingKey.self)
    refusesTabs = scope.value(HeaderRefusesTabsKey.self)
    bars = scope.value(OuterBarsKey.self)
    items = outer.map(\.item)
  }

  /// Gives it to what is in the page.
  func pass(to inner: EnvironmentScope) {
    inner.set(WindowTitleKey.self, to: windowTitle)
    inner.set(SidebarToggleKey.self, to: sidebarToggle)
    inner.set(TabBarAroundKey.self, to: tabBar)
    inner.set(TabsFollowScrollingKey.self, to: tabsFollowScrolling)
    inner.set(CutsContentKey.self, to: cutsContent)
    inner.set(RunsBeneathKey.self, to: runsBeneath)
    inner.set(SafeAreaAroundKey.self, to: runsBeneath)
    inner.set(KeepsSheetOpenKey.self, to: staysOpen)
    inner.set(FollowsScrollingKey.self, to: followsScrolling)
    inner.set(HeaderRefusesTabsKey.self, to: refusesTabs)
    inner.set(OuterBarsKey.self, to: bars)
  }
}
