// For tests: a program that is shipped has nothing of it.
#if DEBUG
extension TabModel {
  /// The rules that are broken, as sentences; empty when all is well. They must hold after every event.
  package func checkInvariants() -> [String] {
    var broken: [String] = []
    func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) {
      if !holds { broken.append("\(sentence()) (\(picture) at \(metrics.width) px)") }
    }
    expect(
      plan == Self.resolve(configuration, state: state, metrics: metrics), "The stored plan is not what resolve says about the model.")
    checkPlace(expect)
    checkBar(expect)
    checkShown(expect)
    return broken
  }

  private func checkPlace(_ expect: (Bool, @autoclosure () -> String) -> Void) {
    let fit = TabFit(configuration, state, metrics)
    let least = fit.limits.minimum + fit.leastPage
    let isInPage = configuration.isNested || configuration.style == .grouped
    switch plan.place {
    case .nowhere:
      expect(plan.order.isEmpty && plan.sidebar.isEmpty, "There are tabs, and they stand nowhere.")
      expect(!fit.place.isSidebar || configuration.offeredItems.isEmpty, "The sidebar in which the user brings tabs back is gone.")
    case .sidebar(let width):
      expect(configuration.style == .sidebarAdaptable, "A style without a sidebar has one.")
      expect(metrics.width >= least, "The sidebar stands beside a page that it leaves no room for.")
      expect((width != nil) == state.wantsSidebar(configuration), "The sidebar is not shown as the user wants it.")
      if let width { expect(width >= fit.limits.minimum && width + plan.pageWidth == metrics.width, "The widths do not add up.") }
    case .overlay(let width, let isShown):
      expect(configuration.style == .sidebarAdaptable, "A style without a sidebar has one.")
      expect(metrics.width < least, "The sidebar lies over a page that has room beside it.")
      expect(isShown == state.isSidebarOpen, "The sidebar is not shown as the user wants it.")
      expect(width < metrics.width, "The sidebar covers the whole page.")
    case .bottom:
      let hasReason = isInPage ? configuration.tabs.contains(where: \.hasOwnHeader) : !configuration.tabs.allSatisfy(\.carriesTabs)
      let isTooNarrow = metrics.isCompact && !isInPage && !TabFit.staysOnTop(configuration, metrics)
      expect(hasReason || isTooNarrow, "The bar is at the bottom without a reason.")
    case .header:
      let mayStay = TabFit.staysOnTop(configuration, metrics)
      expect(!metrics.isCompact || mayStay, "The switcher is in the header bar of a compact container.")
      expect(configuration.tabs.allSatisfy(\.carriesTabs), "The switcher is in a header bar that has no room for it.")
    case .inline:
      expect(isInPage, "The switcher stands in the page.")
      expect(!configuration.tabs.contains(where: \.hasOwnHeader), "The switcher stands above a header bar.")
    case .dots: expect(configuration.style == .page, "A style without dots has some.")
    }
    let mayHaveBar = configuration.style == .sidebarAdaptable && configuration.barReplacesSidebar
    expect(plan.hiddenSidebar == nil || mayHaveBar && !plan.place.isSidebar, "A bar stands where a sidebar belongs.")
    expect(!mayHaveBar || !plan.hasSidebar || plan.isSidebarShown || plan.hiddenSidebar != nil, "A sidebar that is hidden leaves no bar.")
    if case .over? = plan.hiddenSidebar { expect(metrics.width < least, "The sidebar lies over a page that has room beside it.") }
    if case .beside? = plan.hiddenSidebar { expect(metrics.width >= least, "The sidebar has no room beside the page.") }
    expect(!plan.hasSidebar || !configuration.isNested, "A tab view inside another one has a sidebar.")
    expect(!plan.hasSidebar || !metrics.isCompact, "A compact container has a sidebar.")
    expect(!state.isSidebarOpen || plan.isSidebarShown, "A sidebar that lies over nothing is open.")
  }

  private func checkBar(_ expect: (Bool, @autoclosure () -> String) -> Void) {
    expect(Set(plan.order).count == plan.order.count, "A tab stands in two places.")
    expect(!plan.place.isSidebar || plan.bar.isEmpty && plan.more.isEmpty, "There are a sidebar and a bar.")
    let isListed = plan.place.isSidebar ? configuration.isInSidebar : configuration.isListed
    let listed = configuration.items.flatMap { $0.tabs(where: isListed) }.map(\.id)
    expect(Set(plan.order) == Set(listed), "A tab can't be reached, or one that is hidden can.")
    expect(!plan.isBarMinimized || plan.place == .bottom && !plan.isBarHidden, "A bar that is not at the bottom is minimized.")
    expect(!plan.isBarMinimized || plan.shown.map(plan.bar.contains) == true, "The minimized bar does not show the selected tab.")
    expect(plan.isBarMinimized == state.isBarMinimized, "The bar is not minimized as it is remembered.")
    let count = plan.bar.count + (plan.more.isEmpty ? 0 : 1)
    if plan.place == .bottom, metrics.isCompact { expect(count <= 5, "The bar at the bottom has \(count) places.") }
    let search = plan.bar.firstIndex { configuration.tab($0)?.purpose == .search }
    if plan.place != .dots, search != nil {
      expect(plan.bar.last.flatMap(configuration.tab)?.purpose == .search, "The tab for searching is not at the end of the bar.")
    }
    if let prominent = plan.prominent {
      expect(plan.bar.contains(prominent) && plan.place != .dots, "The tab that stands out is not in a bar.")
      expect(configuration.tab(prominent)?.purpose == .prominent, "A tab stands out that the app says nothing of.")
    }
    for tab in plan.bar where plan.place != .dots {
      expect(configuration.tab(tab)?.place != .sidebarOnly, "A tab for the sidebar alone stands in a bar.")
    }
  }

  private func checkShown(_ expect: (Bool, @autoclosure () -> String) -> Void) {
    if let shown = plan.shown {
      expect(configuration.tab(shown) != nil, "A tab is shown that does not exist.")
      expect(plan.made.contains(shown), "The page that is shown was not made.")
      if case .tab = configuration.selection {
      } else {
        expect(configuration.isOffered(shown), "A tab is shown that the app hides and did not select.")
      }
    } else {
      expect(plan.order.isEmpty, "Nothing is shown although there are tabs.")
    }
    if case .tab(let tab) = configuration.selection, configuration.tab(tab) != nil {
      expect(plan.shown == tab, "Another tab is shown than the selected one.")
    }
    let followers = Set(plan.bar + [plan.shown].compactMap { $0 })
    expect(plan.place != .dots || followers == Set(carousel), "The pages that follow each other are not those that there are.")
    expect(Set(plan.made) == state.made, "A page is there whose tab is gone.")
    expect(!plan.isMoreShown || !plan.more.isEmpty, "An empty list of more tabs is shown.")
  }
}
#endif
