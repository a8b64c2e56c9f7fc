/// How a tab view shows its tabs.
package enum TabStyle: Sendable, Hashable, CaseIterable {
  /// A switcher in the header bar; in a compact container a bar at the bottom.
  case automatic
  /// The same as `automatic` on this desktop.
  case tabBarOnly
  /// A sidebar; in a compact container a bar at the bottom.
  case sidebarAdaptable
  /// A switcher above the page at any width.
  case grouped
  /// Pages side by side, with dots below.
  case page
}

/// What the app says about the selected tab.
package enum TabSelection: Sendable, Hashable {
  /// There is no binding; the tab view remembers the selection.
  case unbound
  /// The value of the binding belongs to this tab.
  case tab(TabID)
  /// The value of the binding belongs to no tab.
  case missing
}

/// What a tab view declares: one value per evaluation of its view, bindings included.
///
/// Which tab is shown, in cases that SwiftUI's documentation leaves open:
/// - A bound selection is shown even while its tab is hidden or disabled; SwiftUI leaves it to the app to select another tab when it hides
///   one. Such a tab is in no bar, or can't be selected by the user, and is shown until something else is selected.
/// - A binding whose value no tab has is neither followed nor written: the tab that was shown stays, since the app may be about to declare
///   the tab or to write another value. If the shown tab is gone as well, the one now at its position is shown, or else the first one, as
///   UIKit documents for the controllers of a tab bar.
/// - Without a binding, the first tab that the user could select and that is not for searching is shown at the start, and a tab that is
///   hidden or removed is replaced by the one now at its position.
/// - Only the user writes the binding.
package struct TabConfiguration: Sendable, Hashable {
  package var items: [TabItem]
  package var style: TabStyle
  package var selection: TabSelection
  /// The value of the customization's binding; nil if the app did not bind it. Then the user can't customize the tabs.
  package var customization: TabCustomization?
  /// Whether the tabs are in a bar while the sidebar is not shown, and the sidebar is not shown until the user asks for it.
  package var barReplacesSidebar: Bool
  /// Whether it is in another tab view. Only the outer one has a sidebar and the bars of the window.
  package var isNested: Bool
  /// Whether it is what the settings of an app show: its tabs stay in the header bar as long as they fit there.
  package var isOfSettings: Bool
  package var search: TabSearch
  /// Whether there are dots below pages that are side by side.
  package var dots: TabDots
  /// Whether scrolling in the shown page makes the bar at the bottom small.
  package var minimizing: TabMinimizing

  package init(
    _ items: [TabItem], style: TabStyle = .automatic, selection: TabSelection = .unbound, customization: TabCustomization? = nil,
    barReplacesSidebar: Bool = false, isNested: Bool = false, isOfSettings: Bool = false, search: TabSearch = .apart,
    dots: TabDots = .automatic, minimizing: TabMinimizing = .never
  ) {
    self.items = items
    self.style = style
    self.selection = selection
    self.customization = customization
    self.barReplacesSidebar = barReplacesSidebar
    self.isNested = isNested
    self.isOfSettings = isOfSettings
    self.search = search
    self.dots = dots
    self.minimizing = minimizing
  }
}

extension TabConfiguration {
  /// All tabs in the order of declaration.
  package var tabs: [TabDescription] { items.flatMap(\.tabs) }

  package func tab(_ id: TabID) -> TabDescription? {
    for item in items {
      switch item {
      case .tab(let tab): if tab.id == id { return tab }
      case .section(let section): if let tab = section.tabs.first(where: { $0.id == id }) { return tab }
      }
    }
    return nil
  }

  /// The section of a tab; nil if it is in none.
  func section(of id: TabID) -> TabSectionDescription? {
    for case .section(let section) in items where section.tabs.contains(where: { $0.id == id }) { return section }
    return nil
  }

  /// The tabs and sections in the user's order, including those that the app or the user hides.
  package var orderedItems: [TabItem] {
    guard let customization else { return items }
    let tabs = items.ordered(by: customization.tabOrder) { if case .tab(let tab) = $0 { tab.movableName } else { nil } }
    let both = tabs.ordered(by: customization.sectionOrder) { if case .section(let section) = $0 { section.movableName } else { nil } }
    return both.map { item in
      guard case .section(var section) = item, let order = section.customizationID.flatMap({ customization.orderInSections[$0] }) else {
        return item
      }
      section.tabs = section.tabs.ordered(by: order, name: \.movableName)
      return .section(section)
    }
  }

  /// Whether a tab is available at all: the app does not hide it or its section, and the user did not hide it in the sidebar.
  func isListed(_ tab: TabDescription, in section: TabSectionDescription?) -> Bool {
    !tab.isHidden && section?.isHidden != true && customization?.said(of: tab, in: .sidebar) != false
  }

  /// Whether a tab is in the sidebar, if there is one.
  func isInSidebar(_ tab: TabDescription, in section: TabSectionDescription?) -> Bool {
    isListed(tab, in: section) && isShownInSidebar(tab)
  }

  /// Whether a listed tab may be in a bar.
  func isInBar(_ tab: TabDescription) -> Bool { tab.place != .sidebarOnly && customization?.shows(tab, in: .bar) != false }

  /// Whether the user can select a tab.
  package func isSelectable(_ id: TabID) -> Bool {
    guard let tab = tab(id) else { return false }
    return !tab.isDisabled && isListed(tab, in: section(of: id))
  }

  /// What may be dropped on a tab: nothing if it is disabled.
  package func drops(on id: TabID) -> DropKinds { tab(id).map { $0.isDisabled ? [] : $0.drops } ?? [] }

  /// Whether a tab exists and the app does not hide it.
  func isOffered(_ id: TabID) -> Bool {
    guard let tab = tab(id) else { return false }
    return !tab.isHidden && section(of: id)?.isHidden != true
  }
}

extension TabDescription {
  /// The name by which the user may move it.
  var movableName: String? { customizing.sidebar.allowsMoving ? customizationID : nil }
}

extension TabSectionDescription {
  /// The name by which the user may move it.
  var movableName: String? { customizing.allowsMoving ? customizationID : nil }
}
