/// How a search around the tab view is connected with the tabs.
package enum TabSearch: Sendable, Hashable, CaseIterable {
  /// Not at all: there is no search around the tab view.
  case apart
  /// The tab for searching has the search. Without such a tab every tab has it, and it ends when another tab is shown.
  case shared
  /// As `shared`. In addition, selecting the tab for searching begins the search, and ending the search goes back to the previous tab.
  case linked
}

extension TabConfiguration {
  /// The first tab for searching that the app does not hide.
  var searchTab: TabID? { tabs.first { $0.purpose == .search && isOffered($0.id) }?.id }

  /// The first tab that is to stand out and that the app does not hide.
  var prominentTab: TabID? { tabs.first { $0.purpose == .prominent && isOffered($0.id) }?.id }
}
