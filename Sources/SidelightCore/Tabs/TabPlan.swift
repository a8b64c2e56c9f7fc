/// Where the tabs are. Widths are in px.
package enum TabBarPlace: Sendable, Hashable {
  /// Nowhere: there are no tabs.
  case nowhere
  /// In a sidebar beside the pages; nil if the user hid it.
  case sidebar(width: Double?)
  /// In a sidebar over the pages. `width` is the width that it has, or would have when shown.
  case overlay(width: Double, isShown: Bool)
  /// In a bar below the pages: in a compact container, or if a page has no room for the tabs above it or in its header bar.
  case bottom
  /// In the header bar of the page. If it is wide, symbols are beside the titles, and not above.
  case header(isWide: Bool)
  /// In a switcher above the page, below the header bar around. If it is wide, symbols are beside the titles.
  case inline(isWide: Bool)
  /// As dots below pages that are side by side.
  case dots
}

extension TabBarPlace {
  var isOverlay: Bool { if case .overlay = self { true } else { false } }

  /// Whether it is a sidebar, shown or not.
  var isSidebar: Bool {
    switch self {
    case .sidebar, .overlay: true
    case .nowhere, .bottom, .header, .inline, .dots: false
    }
  }
}

/// A sidebar that is not shown, because the tabs are in a bar until the user asks for it. Widths are in px.
package enum HiddenTabSidebar: Sendable, Hashable {
  /// It would be beside the pages.
  case beside
  /// It would lie over the pages.
  case over(width: Double)
}

/// A tab or a section in the sidebar.
package enum TabSidebarItem: Sendable, Hashable {
  case tab(TabID)
  case section(TabSectionID, [TabID])
}

extension TabSidebarItem {
  var tabs: [TabID] {
    switch self {
    case .tab(let tab): [tab]
    case .section(_, let tabs): tabs
    }
  }
}

/// The layout that was decided. A performer applies it and decides nothing itself.
package struct TabPlan: Sendable, Hashable {
  package let place: TabBarPlace
  /// The sidebar that the user can open instead of a bar; nil if there is none.
  package let hiddenSidebar: HiddenTabSidebar?
  /// The contents of the sidebar; empty if there is none.
  package let sidebar: [TabSidebarItem]
  /// The tabs in the bar, in order; empty if there is none.
  package let bar: [TabID]
  /// The tabs behind "More", the last place of the bar. If there are none, there is no "More".
  package let more: [TabID]
  /// The tab that stands out in the bar; nil if none does.
  package let prominent: TabID?
  /// The tab whose page is shown, or is behind the list of "More"; nil if there is no tab.
  package let shown: TabID?
  /// Whether the list of the tabs in `more` is shown.
  package let isMoreShown: Bool
  /// The tabs whose pages exist, in the order of declaration.
  package let made: [TabID]
  /// Whether the shown page hides the bar. Keys still go from tab to tab.
  package let isBarHidden: Bool
  /// Whether the bar shows only the selected tab, in one line with the accessory at the bottom.
  package let isBarMinimized: Bool
  /// The width that is left for the pages, in px.
  package let pageWidth: Double
}

extension TabPlan {
  /// All tabs that the user can reach, in the order in which they are shown.
  package var order: [TabID] { sidebar.flatMap(\.tabs) + bar + more }

  /// Whether "More" is the selected place of the bar.
  package var isMoreSelected: Bool { isMoreShown || shown.map(more.contains) == true }

  /// Whether the sidebar is visible.
  package var isSidebarShown: Bool {
    switch place {
    case .sidebar(.some), .overlay(_, isShown: true): true
    case .nowhere, .sidebar(nil), .overlay, .bottom, .header, .inline, .dots: false
    }
  }

  /// Whether there is a sidebar, shown or not.
  package var hasSidebar: Bool { place.isSidebar || hiddenSidebar != nil }
}
