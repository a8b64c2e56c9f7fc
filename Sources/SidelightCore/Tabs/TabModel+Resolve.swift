extension TabModel {
  /// Decides the layout from the declaration, the state and the measurements.
  package static func resolve(_ configuration: TabConfiguration, state: TabState, metrics: TabMetrics) -> TabPlan {
    let fit = TabFit(configuration, state, metrics)
    let items = listed(configuration, in: fit.place.isSidebar ? .sidebar : .bar)
    // The sidebar stays whatever the user hides, since there they can show it again.
    let hasTabs = fit.place.isSidebar ? !configuration.offeredItems.isEmpty : !items.flatMap(\.tabs).isEmpty
    var sidebar: [TabSidebarItem] = []
    var bar = Bar(tabs: [], more: [])
    switch fit.place {
    case .sidebar, .overlay: sidebar = items
    case .bottom, .header, .inline: bar = Bar(configuration, room: fit.room)
    case .dots: bar.tabs = items.flatMap(\.tabs)
    case .nowhere: break
    }
    var place = hasTabs ? fit.place : .nowhere
    let wideBar = Double(bar.tabs.count + (bar.more.isEmpty ? 0 : 1)) * TabFit.wideTab * metrics.textScale
    if case .header = place { place = .header(isWide: fit.headerRoom >= wideBar) }
    if case .inline = place { place = .inline(isWide: metrics.width >= wideBar) }
    let isMoreShown = state.isMoreShown && !bar.more.isEmpty
    let isHidden = !isMoreShown && hidesBar(configuration, state.shown, at: place)
    // If the selected tab is behind "More" or not in the bar, the bar stays as it is, to show that.
    let isOnSelected = state.shown.map(bar.tabs.contains) == true && !isMoreShown
    let isMinimized = state.isBarMinimized && place == .bottom && configuration.minimizing != .never && isOnSelected && !isHidden
    return TabPlan(
      place: place, hiddenSidebar: configuration.offeredItems.isEmpty ? nil : fit.hiddenSidebar,
      sidebar: sidebar, bar: bar.tabs, more: bar.more, prominent: prominent(configuration, in: bar.tabs, at: place), shown: state.shown,
      isMoreShown: isMoreShown, made: configuration.tabs.map(\.id).filter(state.made.contains),
      isBarHidden: isHidden, isBarMinimized: isMinimized, pageWidth: fit.pageWidth(beside: place))
  }

  /// The first prominent tab that the app does not hide, if the bar has it. Dots are all alike, and so are the rows of a sidebar.
  private static func prominent(_ configuration: TabConfiguration, in bar: [TabID], at place: TabBarPlace) -> TabID? {
    guard place != .dots, let tab = configuration.prominentTab else { return nil }
    return bar.contains(tab) ? tab : nil
  }

  /// Only bars can be hidden. Dots belong to the pages, and the user hides a sidebar.
  private static func hidesBar(_ configuration: TabConfiguration, _ shown: TabID?, at place: TabBarPlace) -> Bool {
    switch place {
    case .bottom, .header, .inline: shown.flatMap(configuration.tab)?.hidesBar == true
    case .nowhere, .sidebar, .overlay, .dots: false
    }
  }

  /// The tabs and sections for a sidebar, or for a bar.
  private static func listed(_ configuration: TabConfiguration, in listing: TabListing) -> [TabSidebarItem] {
    let isListed = listing == .sidebar ? configuration.isInSidebar : configuration.isListed
    return configuration.orderedItems.compactMap { item in
      let tabs = item.tabs(where: isListed).map(\.id)
      // A section without tabs still has its heading, whose actions may add some.
      if case .section(let section) = item { return section.isHidden ? nil : .section(section.id, tabs) }
      return tabs.first.map(TabSidebarItem.tab)
    }
  }

  /// The tabs in a bar, and those that do not fit.
  private struct Bar {
    var tabs: [TabID]
    var more: [TabID]

    init(tabs: [TabID], more: [TabID]) {
      self.tabs = tabs
      self.more = more
    }

    /// The tab for searching is at the end, after the pinned ones. If not all fit, the last place is for "More". The last of the plain tabs
    /// goes behind it first, then the prominent one, and after all of them the first pinned one.
    init(_ configuration: TabConfiguration, room: Int) {
      var (plain, pinned, search, more): ([TabID], [TabID], [TabID], Set<TabID>) = ([], [], [], [])
      let tabs = configuration.orderedItems.flatMap { $0.tabs(where: configuration.isListed) }
      let prominent = configuration.prominentTab
      for tab in tabs {
        if !configuration.isInBar(tab) {
          more.insert(tab.id)
        } else if tab.purpose == .search, search.isEmpty {
          search.append(tab.id)
        } else if tab.place == .pinned {
          pinned.append(tab.id)
        } else {
          plain.append(tab.id)
        }
      }
      while plain.count + pinned.count + search.count + (more.isEmpty ? 0 : 1) > room {
        if let last = plain.lastIndex(where: { $0 != prominent }) {
          more.insert(plain.remove(at: last))
        } else if let last = plain.popLast() {
          more.insert(last)
        } else if !pinned.isEmpty {
          more.insert(pinned.removeFirst())
        } else {
          break
        }
      }
      self.tabs = plain + pinned + search
      self.more = tabs.map(\.id).filter(more.contains)
    }
  }
}
