/// What can happen to a tab view.
package enum TabEvent: Sendable, Hashable {
  /// The view was evaluated again: a new declaration, or a binding that code changed.
  case configured(TabConfiguration)
  /// The container, or the text scale changed.
  case measured(TabMetrics)
  /// The user selected a tab without having decided yet: an arrow key in a list.
  case select(TabID)
  /// The user chose a tab: a click, a tap, Enter. A sidebar that lies over the pages closes.
  case choose(TabID)
  /// Ctrl+Page Down, or Ctrl+Page Up for back; from the last tab it goes on to the first.
  case step(forward: Bool)
  /// Alt and a digit: the tab at that place in the order, from 1.
  case number(Int)
  /// A page comes into sight beside the shown one, as one that follows it does during a swipe. Nothing is selected by that.
  case approach(TabID)
  /// What the page that is shown has in it was scrolled.
  case scrolled(ScrollState)
  /// The user wants all of a bar that shows the selected tab alone.
  case expandBar
  /// The user ended the search.
  case searchEnded
  /// "More" was chosen in the bar.
  case showMore
  /// The automatic button or F9.
  case toggleSidebar
  /// The user showed or hid the sidebar: a swipe, Escape, a click beside it.
  case setSidebarShown(Bool)
  /// The user chose something in the sidebar that is shown already, or goes on in the page: a sidebar that lies over it closes.
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
  /// Write the selection's binding. Whoever does so sends `configured` with what the binding holds afterwards. Only then the tab is shown,
  /// so that a binding that refuses the value wins and no page is made in vain.
  case writeSelection(TabID)
  /// Write the customization's binding, with the same answer.
  case writeCustomization(TabCustomization)
  /// Begin the search that belongs to the tabs, or end it.
  case setSearching(Bool)
  /// Let the app have what was dropped on a tab.
  case take(DropPayload, on: TabID)
  /// The model's plan differs from the last one.
  case planChanged
}
