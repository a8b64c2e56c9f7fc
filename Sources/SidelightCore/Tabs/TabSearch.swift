/// What a search has to do with the tabs.
package enum TabSearch: Sendable, Hashable, CaseIterable {
  /// Nothing: no search stands around the tab view.
  case apart
  /// The tab for searching has the search that stands around the tab view; without such a tab each tab has it, and it ends with the tab.
  case shared
  /// Beyond that, the search begins when the tab for searching is selected, and its end leads back to the tab before.
  case linked
}

extension TabConfiguration {
  /// The first tab for searching that the app does not hide.
  var searchTab: TabID? { tabs.first { $0.purpose == .search && isOffered($0.id) }?.id }
}
