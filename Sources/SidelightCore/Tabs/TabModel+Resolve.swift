extension TabModel {
  /// Decides the layout from what was declared, what is remembered and what was measured.
  package static func resolve(_ configuration: TabConfiguration, state: TabState, metrics: TabMetrics) -> TabPlan {
    let fit = TabFit(configuration, state, metrics)
    let items = listed(configuration, in: fit.place.isSidebar ? .sidebar : .bar)
    // Whatever the user hid, the sidebar stays: it is where they bring it back.
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
    // The selected tab may be behind "More", or nowhere in the bar: all of the bar shows that.
    let isOnSelected = state.shown.map(bar.tabs.contains) == true && !isMoreShown
    let isMinimized = state.isBarMinimized && place == .bottom && configuration.minimizing != .never && isOnSelected && !isHidden
    return TabPlan(
      place: place, hiddenSidebar: configuration.offeredItems.isEmpty ? nil : fit.hiddenSidebar,
      sidebar: sidebar, bar: bar.tabs, more: bar.more, shown: state.shown,
      isMoreShown: isMoreShown, made: configuration.tabs.map(\.id).filter(state.made.contains),
      isBarHidden: isHidden, isBarMinimized: isMinimized, pageWidth: fit.pageWidth(beside: place))
  }

  /// Only bars can be hidden: dots belong to what the page shows, and a sidebar is hidden by the user.
  private static func hidesBar(_ configuration: TabConfiguration, _ shown: TabID?, at place: TabBarPlace) -> Bool {
    switch place {
    case .bottom, .header, .inline: shown.flatMap(configuration.tab)?.hidesBar == true
    case .nowhere, .sidebar, .overlay, .dots: false
    }
  }

  /// What a sidebar lists, or what there is for a bar.
  private static func listed(_ configuration: TabConfiguration, in listing: TabListing) -> [TabSidebarItem] {
    let isListed = listing == .sidebar ? configuration.isInSidebar : configuration.isListed
    return configuration.orderedItems.compactMap { item in
      let tabs = item.tabs(where: isListed).map(\.id)
      // A section without tabs still has its heading, whose actions may add some.
      if case .section(let section) = item { return section.isHidden ? nil : .section(section.id, tabs) }
      return tabs.first.map(TabSidebarItem.tab)
    }
  }

  /// What stands in a bar, and what it has no room for.
  private struct Bar {
    var tabs: [TabID]
    var more: [TabID]

    init(tabs: [TabID], more: [TabID]) {
      self.tabs = tabs
      self.more = more
    }

    /// The tab for searching stands at the end and pinned ones before it. Where there is no room for all, the last place is that of
    /// "More", and the last of the others goes behind it first, then the first pinned one.
    init(_ configuration: TabConfiguration, room: Int) {
      var (plain, pinned, search, more): ([TabID], [TabID], [TabID], Set<TabID>) = ([], [], [], [])
      let tabs = configuration.orderedItems.flatMap { $0.tabs(where: configuration.isListed) }
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
        guard let last = plain.popLast() ?? (pinned.isEmpty ? nil : pinned.removeFirst()) else { break }
        more.insert(last)
      }
      self.tabs = plain + pinned + search
      self.more = tabs.map(\.id).filter(more.contains)
    }
  }
}
