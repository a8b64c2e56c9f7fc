/// What can happen to a tab view.
package enum TabEvent: Sendable, Hashable {
  /// The view was evaluated again: a new declaration, or a binding that code changed.
  case configured(TabConfiguration)
  /// The width of the container or the text scale changed.
  case measured(TabMetrics)
  /// The user moved the selection to a tab with an arrow key in a list, and may go on.
  case select(TabID)
  /// The user chose a tab: a click, a tap, Enter. A sidebar that lies over the pages closes.
  case choose(TabID)
  /// Ctrl+Page Down, or Ctrl+Page Up to go back. After the last tab comes the first one.
  case step(forward: Bool)
  /// Alt and a digit: the tab with this number, counted from 1.
  case number(Int)
  /// A page comes into view beside the shown one during a swipe. This selects nothing.
  case approach(TabID)
  /// The content of the shown page was scrolled.
  case scrolled(ScrollState)
  /// The user expands a bar that shows only the selected tab.
  case expandBar
  /// The user ended the search.
  case searchEnded
  /// "More" was chosen in the bar.
  case showMore
  /// The automatic button or F9.
  case toggleSidebar
  /// The user showed or hid the sidebar: a swipe, Escape, a click beside it.
  case setSidebarShown(Bool)
  /// The user chose the tab that is already shown, or goes on in the page: a sidebar that lies over the page closes.
  case leaveSidebar
  /// The divider after the sidebar was dragged so that the sidebar would be this wide, in px.
  case draggedSidebar(width: Double)
  /// The divider after the sidebar was double-clicked.
  case resetSidebarWidth
  /// The user moved a tab before another one of its section, or of those in no section; nil for the end.
  case moveTab(TabID, before: TabID?)
  /// The user moved a section before another one; nil for the end.
  case moveSection(TabSectionID, before: TabSectionID?)
  /// The user showed or hid a tab.
  case setVisible(TabID, Bool, in: TabListing)
  /// Something was dropped on a tab.
  case drop(DropPayload, on: TabID)
}

/// What the model wants done after an event.
package enum TabAction: Sendable, Hashable {
  /// Write the selection's binding. The performer then sends `configured` with the value that the binding has. Only then is the tab shown, so
  /// that a binding may refuse, and no page is made in vain.
  case writeSelection(TabID)
  /// Write the customization's binding, in the same way.
  case writeCustomization(TabCustomization)
  /// Begin the search that belongs to the tabs, or end it.
  case setSearching(Bool)
  /// Give the app what was dropped on a tab.
  case take(DropPayload, on: TabID)
  /// The model's plan differs from the last one.
  case planChanged
}
