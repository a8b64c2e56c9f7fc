/// What the user can do to the tabs in the sidebar's edit mode.
extension TabConfiguration {
  /// The tabs and sections that the app does not hide, in the user's order. Those that the user hid are among them.
  package var offeredItems: [TabItem] {
    orderedItems.compactMap { item in
      switch item {
      case .tab(let tab): return tab.isHidden ? nil : item
      case .section(var section):
        section.tabs.removeAll(where: \.isHidden)
        return section.isHidden ? nil : .section(section)
      }
    }
  }

  /// Whether the user can change anything.
  package var isCustomizable: Bool {
    offeredItems.contains { item in
      if case .section(let section) = item, mayMove(section) { return true }
      return !item.tabs { mayHide($0) || mayMove($0, in: $1) }.isEmpty
    }
  }

  /// Whether the user shows the tab in the sidebar.
  package func isShownInSidebar(_ tab: TabDescription) -> Bool { customization?.shows(tab, in: .sidebar) != false }

  package func mayHide(_ tab: TabDescription) -> Bool {
    customization != nil && tab.mayBeHidden(in: .sidebar)
  }

  /// Whether the user may move a tab among those of its section, or among those in none.
  package func mayMove(_ tab: TabDescription, in section: TabSectionDescription? = nil) -> Bool {
    customization != nil && tab.movableName != nil && (section == nil || section?.customizationID != nil)
  }

  package func mayMove(_ section: TabSectionDescription) -> Bool { customization != nil && section.movableName != nil }
}
