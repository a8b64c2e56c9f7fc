/// A tab view: the pages that were shown at least once in slot `.pages`, one of which is shown.
package struct TabsElement: Equatable, Sendable {
  package var plan: TabPlan
  /// What there is to choose from, and where the tab view itself shows it; nil where a sidebar or the header bars of the pages do.
  package var bar: TabBarElement?
  /// The page that is shown; nil while there is no tab.
  package var page: NodeID?

  package init(plan: TabPlan, bar: TabBarElement? = nil, page: NodeID? = nil) {
    self.plan = plan
    self.bar = bar
    self.page = page
  }

  package var picture: String {
    let place =
      switch plan.place {
      case .nowhere: "nowhere"
      case .sidebar, .overlay: "sidebar"
      case .bottom: "bottom"
      case .header: "header"
      case .inline: "inline"
      case .dots: "dots"
      }
    return "tabs \(place)" + (bar.map { ": \($0.picture)" } ?? "")
  }
}

/// The tabs in a bar, in order. Shared by the tab view and the header bars that show it.
package final class TabBarElement: Equatable, Sendable {
  /// One place of a bar.
  package struct Place: Equatable, Sendable {
    /// Nil for "More".
    package var tab: TabID?
    package var title: String
    package var icon: ImageElement.Source?
    package var badge: String?
    package var isSelected: Bool
    package var isDisabled: Bool

    package init(
      tab: TabID?, title: String, icon: ImageElement.Source?, badge: String? = nil, isSelected: Bool = false, isDisabled: Bool = false
    ) {
      self.tab = tab
      self.title = title.shownText
      self.icon = icon
      self.badge = badge?.shownText
      self.isSelected = isSelected
      self.isDisabled = isDisabled
    }

    /// What choosing it does.
    package var event: TabEvent { tab.map(TabEvent.choose) ?? .showMore }
  }

  /// The tab view that hears of a choice.
  package let tabs: NodeID
  package let places: [Place]
  /// Whether symbols stand beside the titles, and not above.
  package let isWide: Bool

  package init(tabs: NodeID, places: [Place], isWide: Bool) {
    self.tabs = tabs
    self.places = places
    self.isWide = isWide
  }

  package static func == (left: TabBarElement, right: TabBarElement) -> Bool {
    left === right || left.tabs == right.tabs && left.places == right.places && left.isWide == right.isWide
  }

  package var picture: String {
    places.map { place in
      let name = place.title + (place.badge.map { " \($0)" } ?? "")
      return place.isSelected ? "(\(name))" : name
    }.joined(separator: ", ")
  }
}
