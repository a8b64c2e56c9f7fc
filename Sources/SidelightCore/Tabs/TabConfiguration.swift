/// How a tab view shows its tabs.
package enum TabStyle: Sendable, Hashable, CaseIterable {
  /// A switcher in the header bar, a bar at the bottom of a compact container.
  case automatic
  /// The same as `automatic` on this desktop.
  case tabBarOnly
  /// A sidebar, a bar at the bottom of a compact container.
  case sidebarAdaptable
  /// A switcher above the page at any width.
  case grouped
  /// Pages beside each other, with dots below.
  case page
}

/// What the app says about the selected tab.
package enum TabSelection: Sendable, Hashable {
  /// There is no binding: the tab view remembers by itself.
  case unbound
  /// The binding's value is that of a tab.
  case tab(TabID)
  /// The binding's value is that of no tab.
  case missing
}

/// What a tab view declares: one value per evaluation of its view, bindings included.
///
/// Which tab is shown, where SwiftUI's documentation leaves it open:
/// - A bound selection is shown even while its tab is hidden or disabled; SwiftUI leaves it to the app to select another tab when it hides
///   one. Such a tab stands in no bar, or can't be selected by the user, and is there until something else is selected.
/// - A binding whose value no tab has is neither followed nor written: the tab that was shown stays, since the app may be about to declare
///   the tab or to write another value. If that tab is gone, too, the one that takes its place in the order is shown, or else the first:
///   UIKit documents this for the controllers of a tab bar.
/// - Without a binding, the first tab that the user could select and that is not for searching is shown at the start, and a tab that is
///   hidden or removed is left for the one that takes its place.
/// - Only the user writes the binding.
package struct TabConfiguration: Sendable, Hashable {
  package var items: [TabItem]
  package var style: TabStyle
  package var selection: TabSelection
  /// The value of the binding to what the user made of the tabs; nil where the app bound none, so that the user can change nothing.
  package var customization: TabCustomization?
  /// While the sidebar is not shown the tabs stand in a bar, and it is not shown until the user asks for it.
  package var barReplacesSidebar: Bool
  /// Another tab view stands around it, which alone has a sidebar and the bars of the window.
  package var isNested: Bool
  package var search: TabSearch
  /// Whether pages that follow each other have dots.
  package var dots: TabDots
  /// Whether what is scrolled in the page that is shown makes the bar at the bottom small.
  package var minimizing: TabMinimizing

  package init(
    _ items: [TabItem], style: TabStyle = .automatic, selection: TabSelection = .unbound, customization: TabCustomization? = nil,
    barReplacesSidebar: Bool = false, isNested: Bool = false, search: TabSearch = .apart, dots: TabDots = .automatic,
    minimizing: TabMinimizing = .never
  ) {
    self.items = items
    self.style = style
    self.selection = selection
    self.customization = customization
    self.barReplacesSidebar = barReplacesSidebar
    self.isNested = isNested
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

  /// The section that a tab is in; nil for a tab in none.
  func section(of id: TabID) -> TabSectionDescription? {
    for case .section(let section) in items where section.tabs.contains(where: { $0.id == id }) { return section }
    return nil
  }

  /// The tabs and sections as the user ordered them. What the app hides and what the user hid is still among them.
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

  /// Whether a tab is to be had at all: the app does not hide it, alone or with its section, and the user did not hide it in the sidebar.
  func isListed(_ tab: TabDescription, in section: TabSectionDescription?) -> Bool {
    !tab.isHidden && section?.isHidden != true && customization?.said(of: tab, in: .sidebar) != false
  }

  /// Whether a tab stands in the sidebar, where there is one.
  func isInSidebar(_ tab: TabDescription, in section: TabSectionDescription?) -> Bool {
    isListed(tab, in: section) && isShownInSidebar(tab)
  }

  /// Whether a listed tab may stand in a bar.
  func isInBar(_ tab: TabDescription) -> Bool { tab.place != .sidebarOnly && customization?.shows(tab, in: .bar) != false }

  /// Whether the user can select a tab.
  package func isSelectable(_ id: TabID) -> Bool {
    guard let tab = tab(id) else { return false }
    return !tab.isDisabled && isListed(tab, in: section(of: id))
  }

  /// What may be dropped on a tab: nothing where the user can't use it.
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
