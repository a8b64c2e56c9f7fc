/// One tab of a tab view. What the app selects it by stays with the views.
package struct TabID: Sendable, Hashable {
  package let value: Int

  package init(_ value: Int) { self.value = value }
}

/// One section of a tab view.
package struct TabSectionID: Sendable, Hashable {
  package let value: Int

  package init(_ value: Int) { self.value = value }
}

/// What a tab is for.
package enum TabPurpose: Sendable, Hashable {
  /// Bars have it at their end and never behind "More".
  case search
}

/// Where the app wants a tab to stand.
package enum TabPlace: Sendable, Hashable, CaseIterable {
  /// Where it is declared.
  case automatic
  /// At the end of a bar, before the tab for searching, and the last to go behind "More".
  case pinned
  /// Not in a bar: a tab view without a sidebar has it behind "More", so that it can always be reached.
  case sidebarOnly
}

/// What the user may do to a tab or a section in one of the two places that can be customized.
package enum TabCustomizing: Sendable, Hashable, CaseIterable {
  case all
  /// The user may move it, but not hide it.
  case reorderOnly
  case nothing

  package var allowsHiding: Bool { self == .all }
  package var allowsMoving: Bool { self != .nothing }
}

/// The two places that the user can customize.
package enum TabListing: Sendable, Hashable, CaseIterable {
  case sidebar, bar
}

/// Something for each of the two places that the user can customize.
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

/// What a tab view declares of one tab.
package struct TabDescription: Sendable, Hashable {
  package var id: TabID
  package var title: String
  package var purpose: TabPurpose?
  package var place: TabPlace
  /// The app hides it from the user. Its page keeps its state.
  package var isHidden: Bool
  /// The user can't select it. The app can.
  package var isDisabled: Bool
  /// The header bar of its page can have the tabs. It can't where the app hides the bar or has put something else in the place of the
  /// title, where the page has columns, and where the bar belongs to something in a tab view inside.
  package var carriesTabs: Bool
  /// Its page has header bars of its own, of a stack or of columns, which tabs above the page would stand over.
  package var hasOwnHeader: Bool
  /// How wide its page has to be for the columns in it to stand beside each other, in px; 0 for a page without columns.
  package var columnsWidth: Double
  /// Its page wants the bar of the tabs to be hidden while it is shown.
  package var hidesBar: Bool
  /// What may be dropped on it.
  package var drops: DropKinds
  /// The name that the user's changes are kept under; nil for a tab that the user can't change.
  package var customizationID: String?
  package var customizing: TabListings<TabCustomizing>
  /// Whether the tab is there before the user says anything about it.
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

/// What a tab view declares of one section: a heading and its tabs in order. Bars have the tabs without the heading.
package struct TabSectionDescription: Sendable, Hashable {
  package var id: TabSectionID
  package var title: String
  package var tabs: [TabDescription]
  package var isHidden: Bool
  /// The name that the user's changes are kept under; nil for a section that the user can't change.
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

  /// Those of its tabs for which something holds, asked of each with the section that it is in.
  func tabs(where holds: (TabDescription, TabSectionDescription?) -> Bool) -> [TabDescription] {
    switch self {
    case .tab(let tab): holds(tab, nil) ? [tab] : []
    case .section(let section): section.tabs.filter { holds($0, section) }
    }
  }
}
