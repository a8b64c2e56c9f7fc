/// Where the tabs stand. Widths are px.
package enum TabBarPlace: Sendable, Hashable {
  /// Nowhere: there is nothing to choose from.
  case nowhere
  /// In a sidebar beside the pages; nil for one that the user hid.
  case sidebar(width: Double?)
  /// In a sidebar over the pages; `width` is what it has or would have when shown.
  case overlay(width: Double, isShown: Bool)
  /// In a bar below the pages: in a compact container, and where a page has no room for the tabs above it or in its header bar.
  case bottom
  /// In the header bar of the page; wide ones have their symbols beside their titles, and not above.
  case header(isWide: Bool)
  /// In a switcher above the page, below its header bar; wide ones as in a header bar.
  case inline(isWide: Bool)
  /// As dots below pages that follow each other.
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

/// A sidebar that is not shown, because the tabs stand in a bar until the user asks for it. Widths are px.
package enum HiddenTabSidebar: Sendable, Hashable {
  /// It would stand beside the pages.
  case beside
  /// It would lie over the pages.
  case over(width: Double)
}

/// A line of the sidebar.
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

/// What was decided about a tab view. A performer applies it and decides nothing itself.
package struct TabPlan: Sendable, Hashable {
  package let place: TabBarPlace
  /// The sidebar that the user can have in place of a bar; nil where there is none.
  package let hiddenSidebar: HiddenTabSidebar?
  /// What the sidebar lists; empty where there is none.
  package let sidebar: [TabSidebarItem]
  /// The tabs in the bar, in order; empty where there is none.
  package let bar: [TabID]
  /// The tabs that the bar has behind "More", its last place; without any there is no "More".
  package let more: [TabID]
  /// The tab whose page is shown, or lies behind the list of "More"; nil while there is none.
  package let shown: TabID?
  /// Whether the list of the tabs in `more` is shown.
  package let isMoreShown: Bool
  /// The tabs whose pages there are, in the order of declaration.
  package let made: [TabID]
  /// Whether the bar is not shown, because the page that is shown wants it so. Keys still go through the tabs.
  package let isBarHidden: Bool
  /// Whether the bar shows the selected tab alone, in one line with what else stands at the bottom.
  package let isBarMinimized: Bool
  /// What is left for the pages, in px.
  package let pageWidth: Double
}

extension TabPlan {
  /// All tabs that the user can get at, in the order in which they are shown.
  package var order: [TabID] { sidebar.flatMap(\.tabs) + bar + more }

  /// Whether the bar's "More" stands for what is shown.
  package var isMoreSelected: Bool { isMoreShown || shown.map(more.contains) == true }

  /// Whether the user sees the sidebar.
  package var isSidebarShown: Bool {
    switch place {
    case .sidebar(.some), .overlay(_, isShown: true): true
    case .nowhere, .sidebar(nil), .overlay, .bottom, .header, .inline, .dots: false
    }
  }

  /// Whether there is a sidebar, shown or not.
  package var hasSidebar: Bool { place.isSidebar || hiddenSidebar != nil }
}
