extension TabModel {
  /// The tab that has the search; nil if every tab has it.
  package var searchTab: TabID? { configuration.searchTab }

  /// Whether the page of a tab has the search that is declared around the tab view.
  package func hasSearch(_ tab: TabID?) -> Bool { configuration.search == .apart || searchTab == nil || searchTab == tab }

  /// What a change of the shown tab means for the search.
  func searchAction(since before: TabID?) -> TabAction? {
    guard let shown = state.shown, let before, shown != before else { return nil }
    switch configuration.search {
    case .apart: return nil
    case .shared, .linked:
      guard let searchTab else { return .setSearching(false) }
      return configuration.search == .linked && shown == searchTab ? .setSearching(true) : nil
    }
  }

  /// The tab to go to when the search ends; nil if the tab stays.
  var tabAfterSearch: TabID? {
    guard configuration.search == .linked, let searchTab, state.shown == searchTab else { return nil }
    if let last = state.shownBeforeSearch, configuration.isSelectable(last) { return last }
    return configuration.orderedItems.flatMap(\.tabs).map(\.id).first { $0 != searchTab && configuration.isSelectable($0) }
  }

  /// Remembers the tab to go back to when the search ends.
  mutating func noteTabBeforeSearch(_ before: TabID?) {
    if let before, before != state.shown, state.shown == searchTab, before != searchTab { state.shownBeforeSearch = before }
  }
}
