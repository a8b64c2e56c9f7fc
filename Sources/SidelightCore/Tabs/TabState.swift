/// What a tab view remembers between events, and all of it: the rest follows from the declaration and the measurements.
package struct TabState: Sendable, Hashable {
  /// The tab that is shown, which is the selected one where the app did not bind a selection; nil while there is no tab to show.
  package internal(set) var shown: TabID?
  /// The tabs that were shown at least once and still exist. Only their pages are made.
  package internal(set) var made: Set<TabID> = []
  /// The tab that was shown before the one for searching.
  package internal(set) var shownBeforeSearch: TabID?
  /// The list of the tabs that the bar has no room for is shown in place of a page.
  package internal(set) var isMoreShown = false
  /// The bar shows the selected tab alone, because the user scrolled.
  package internal(set) var isBarMinimized = false
  /// Whether the user wants the sidebar where it stands beside the pages; nil before they say so.
  package internal(set) var isSidebarWanted: Bool?
  /// The user opened the sidebar where it lies over the pages.
  package internal(set) var isSidebarOpen = false
  /// The width that the user dragged the sidebar to, in px.
  package internal(set) var draggedWidth: Double?

  /// The parameters are what comes back after a restart.
  package init(shown: TabID? = nil, isSidebarWanted: Bool? = nil, draggedWidth: Double? = nil) {
    self.shown = shown
    self.isSidebarWanted = isSidebarWanted
    self.draggedWidth = draggedWidth
  }
}
