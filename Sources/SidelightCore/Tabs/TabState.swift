/// All that a tab view remembers between events. The rest follows from the declaration and the measurements.
package struct TabState: Sendable, Hashable {
  /// The tab that is shown. If the app did not bind a selection, this is the selected tab. Nil if there is no tab to show.
  package internal(set) var shown: TabID?
  /// The tabs that were shown at least once and still exist. Only their pages are made.
  package internal(set) var made: Set<TabID> = []
  /// The tab that was shown before the tab for searching.
  package internal(set) var shownBeforeSearch: TabID?
  /// Whether the list of the tabs behind "More" is shown in place of a page.
  package internal(set) var isMoreShown = false
  /// Whether the bar shows only the selected tab, because the user scrolled.
  package internal(set) var isBarMinimized = false
  /// Whether the user wants the sidebar when it is beside the pages; nil until they decide.
  package internal(set) var isSidebarWanted: Bool?
  /// Whether the user opened the sidebar while it lies over the pages.
  package internal(set) var isSidebarOpen = false
  /// The width that the user dragged the sidebar to, in px at text scale 1.
  package internal(set) var draggedWidth: Double?

  /// The parameters are what is restored after a restart.
  package init(shown: TabID? = nil, isSidebarWanted: Bool? = nil, draggedWidth: Double? = nil) {
    self.shown = shown
    self.isSidebarWanted = isSidebarWanted
    self.draggedWidth = draggedWidth
  }
}
