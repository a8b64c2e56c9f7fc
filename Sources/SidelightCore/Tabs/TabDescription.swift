/// Names a tab of a tab view. The value that the app selects it by stays with the views.
package struct TabID: Sendable, Hashable {
  package let value: Int

  package init(_ value: Int) { self.value = value }
}

/// Names a section of a tab view.
package struct TabSectionID: Sendable, Hashable {
  package let value: Int

  package init(_ value: Int) { self.value = value }
}

/// What a tab is for.
package enum TabPurpose: Sendable, Hashable {
  /// For searching: at the end of a bar, and never behind "More".
  case search
  /// The one that stands out in a bar, where it is declared, and that is the last of the others to go behind "More". Only the first one does.
  case prominent
}

/// Where the app wants a tab to be.
package enum TabPlace: Sendable, Hashable, CaseIterable {
  /// Where it is declared.
  case automatic
  /// At the end of a bar, before the tab for searching, and the last to go behind "More".
  case pinned
  /// Not in a bar. Without a sidebar it is behind "More", so that it can always be reached.
  case sidebarOnly
}

/// How the user may customize a tab or a section, in the sidebar or in a bar.
package enum TabCustomizing: Sendable, Hashable, CaseIterable {
  case all
  /// The user may move it, but not hide it.
  case reorderOnly
  case nothing

  package var allowsHiding: Bool { self == .all }
  package var allowsMoving: Bool { self != .nothing }
}

/// Where the user can customize the tabs.
package enum TabListing: Sendable, Hashable, CaseIterable {
  case sidebar, bar
}

/// One value for the sidebar, and one for bars.
package struct TabListings<Value> {
  package var sidebar, bar: Value

  package init(sidebar: Value, bar: Value) {
    self.sidebar = sidebar
    self.bar = bar
  }

  package init(repeating value: Value) { self.init(sidebar: value, bar: value) }

  package subscript(listing: TabListing) -> Value {
    get {
      switch listing {
      case .sidebar: sidebar
      case .bar: bar
      }
    }
    set {
      switch listing {
      case .sidebar: sidebar = newValue
      case .bar: bar = newValue
      }
    }
  }
}

extension TabListings: Sendable where Value: Sendable {}
extension TabListings: Equatable where Value: Equatable {}
extension TabListings: Hashable where Value: Hashable {}

/// What a tab view declares for one tab.
package struct TabDescription: Sendable, Hashable {
  package var id: TabID
  package var title: String
  package var purpose: TabPurpose?
  package var place: TabPlace
  /// Whether the app hides it. Its page keeps its state.
  package var isHidden: Bool
  /// Whether it is disabled: the user can't select it, but the app can.
  package var isDisabled: Bool
  /// Whether the header bar of its page can show the tabs. It can't if the app hides the bar or shows something else in place of the title,
  /// if the page has columns, or if the bar belongs to a tab view inside.
  package var carriesTabs: Bool
  /// Whether its page has header bars of its own, of a stack or of columns. Tabs above the page would be above these.
  package var hasOwnHeader: Bool
  /// How wide its page has to be for the columns in it to be side by side, in px; 0 for a page without columns.
  package var columnsWidth: Double
  /// Whether the bar is hidden while its page is shown.
  package var hidesBar: Bool
  /// What may be dropped on it.
  package var drops: DropKinds
  /// The name under which the user's changes are stored; nil for a tab that the user can't customize.
  package var customizationID: String?
  package var customizing: TabListings<TabCustomizing>
  /// Whether the tab is shown unless the user decides otherwise.
  package var isVisibleByDefault: TabListings<Bool>

  package init(
    _ id: TabID, _ title: String, purpose: TabPurpose? = nil, place: TabPlace = .automatic, isHidden: Bool = false,
    isDisabled: Bool = false, carriesTabs: Bool = true, hasOwnHeader: Bool = false, columnsWidth: Double = 0, hidesBar: Bool = false,
    drops: DropKinds = [], customizationID: String? = nil,
    customizing: TabListings<TabCustomizing> = .init(repeating: .all),
    isVisibleByDefault: TabListings<Bool> = .init(repeating: true)
  ) {
    self.id = id
    self.title = title
    self.purpose = purpose
    self.place = place
    self.isHidden = isHidden
    self.isDisabled = isDisabled
    self.carriesTabs = carriesTabs
    self.hasOwnHeader = hasOwnHeader
    self.columnsWidth = columnsWidth
    self.hidesBar = hidesBar
    self.drops = drops
    self.customizationID = customizationID
    self.customizing = customizing
    self.isVisibleByDefault = isVisibleByDefault
  }
}

/// What a tab view declares for one section: a heading, and its tabs in order. Bars show the tabs without the heading.
package struct TabSectionDescription: Sendable, Hashable {
  package var id: TabSectionID
  package var title: String
  package var tabs: [TabDescription]
  package var isHidden: Bool
  /// The name under which the user's changes are stored; nil for a section that the user can't customize.
  package var customizationID: String?
  package var customizing: TabCustomizing

  package init(
    _ id: TabSectionID, _ title: String, tabs: [TabDescription], isHidden: Bool = false, customizationID: String? = nil,
    customizing: TabCustomizing = .all
  ) {
    self.id = id
    self.title = title
    self.tabs = tabs
    self.isHidden = isHidden
    self.customizationID = customizationID
    self.customizing = customizing
  }
}

/// A tab or a section, in the order of declaration.
package enum TabItem: Sendable, Hashable {
  case tab(TabDescription)
  case section(TabSectionDescription)

  package var tabs: [TabDescription] {
    switch self {
    case .tab(let tab): [tab]
    case .section(let section): section.tabs
    }
  }

  /// Its tabs that fit a condition, which gets each tab with its section.
  func tabs(where holds: (TabDescription, TabSectionDescription?) -> Bool) -> [TabDescription] {
    switch self {
    case .tab(let tab): holds(tab, nil) ? [tab] : []
    case .section(let section): section.tabs.filter { holds($0, section) }
    }
  }
}
