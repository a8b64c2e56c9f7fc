/// A tab view. Slot `.pages` has the pages that were shown at least once; one of them is shown now.
package struct TabsElement: Equatable, Sendable {
  package var plan: TabPlan
  /// Whether a split view around it shows the sidebar and measures the width of both together.
  package var isMeasuredAround = false
  /// The bar that the tab view itself shows; nil if a sidebar or the header bars of the pages show the tabs.
  package var bar: TabBarElement?
  /// The page that is shown; nil if there is no tab.
  package var page: NodeID?
  /// The pages that are side by side, which the bar shows as dots; nil in other styles.
  package var carousel: TabCarouselElement?

  package init(plan: TabPlan, bar: TabBarElement? = nil, page: NodeID? = nil, carousel: TabCarouselElement? = nil) {
    self.plan = plan
    self.bar = bar
    self.page = page
    self.carousel = carousel
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

/// Pages side by side, in order, whether they exist yet or not.
package struct TabCarouselElement: Equatable, Sendable {
  package struct Page: Equatable, Sendable {
    package let tab: TabID
    /// What assistive technology calls it.
    package let name: String
    /// Nil for a page that was never in view.
    package let node: NodeID?

    package init(tab: TabID, name: String, node: NodeID?) {
      self.tab = tab
      self.name = name
      self.node = node
    }
  }

  package var pages: [Page]
  package var background: TabDotsBackground

  package init(pages: [Page], background: TabDotsBackground) {
    self.pages = pages
    self.background = background
  }

  /// The position of the page of a tab.
  package func index(of tab: TabID?) -> Int? { pages.firstIndex { $0.tab == tab } }
}

/// The tabs in a bar, in order. The tab view and the header bars that show it share one object.
package final class TabBarElement: Equatable, Sendable {
  /// What the app sets for assistive technology; nil for what follows from the tab itself.
  package struct Spoken: Equatable, Sendable {
    package var label: String?
    package var value: String?
    package var hint: String?
    /// The name by which tests find it.
    package var identifier: String?

    package init() {}
  }

  /// One place in a bar: a tab, or "More".
  package struct Place: Equatable, Sendable {
    /// Nil for "More".
    package var tab: TabID?
    package var title: String
    package var icon: ImageElement.Source?
    package var badge: String?
    package var isSelected: Bool
    package var isDisabled: Bool
    package var spoken: Spoken
    /// What may be dropped on it.
    package var drops: DropKinds = []
    /// Whether holding a dragged item over it selects it.
    package var isSpringLoaded = false
    /// Whether it stands out: there is one such place at most.
    package var isProminent = false
    /// Whether the bar is minimized to this place. Choosing it expands the bar.
    package var showsOthers = false

    package init(
      tab: TabID?, title: String, icon: ImageElement.Source?, badge: String? = nil, isSelected: Bool = false, isDisabled: Bool = false,
      spoken: Spoken = Spoken()
    ) {
      self.tab = tab
      self.title = title.shownText
      self.icon = icon
      self.badge = badge?.shownText
      self.isSelected = isSelected
      self.isDisabled = isDisabled
      self.spoken = spoken
    }

    /// Its name for assistive technology. A tab with a symbol alone is named by its number.
    package func name(at index: Int, of count: Int, isPage: Bool) -> String {
      spoken.label ?? (title.isEmpty ? "\(isPage ? "Page" : "Tab") \(index + 1) of \(count)" : title)
    }

    /// What assistive technology reads after the name.
    package var remark: String? { spoken.value ?? badge }

    /// The event that choosing it sends.
    package var event: TabEvent { showsOthers ? .expandBar : tab.map(TabEvent.choose) ?? .showMore }

    /// The event when a dragged item is held over it; nil for none.
    package var restEvent: TabEvent? {
      guard isSpringLoaded, !isDisabled else { return nil }
      return showsOthers ? .expandBar : tab.map(TabEvent.select) ?? .showMore
    }

    /// The event of a drop on it; nil if it does not accept the payload.
    package func event(dropping payload: DropPayload) -> TabEvent? {
      drops.takes(payload) ? tab.map { .drop(payload, on: $0) } : nil
    }
  }

  /// The tab view that gets the events.
  package let tabs: NodeID
  package let places: [Place]
  /// Whether symbols are beside the titles, and not above.
  package let isWide: Bool
  /// Whether the places are dots, one for each page.
  package let hasDots: Bool
  /// The name of each place for assistive technology.
  package let names: [String]
  /// What the app says of the looks of the bar; nil for nothing.
  package let look: BarLook?

  package init(tabs: NodeID, places: [Place], isWide: Bool, hasDots: Bool = false, look: BarLook? = nil) {
    self.tabs = tabs
    self.places = places
    self.isWide = isWide
    self.hasDots = hasDots
    self.look = look
    names = places.enumerated().map { $1.name(at: $0, of: places.count, isPage: hasDots) }
  }

  package static func == (left: TabBarElement, right: TabBarElement) -> Bool {
    left === right
      || left.tabs == right.tabs && left.places == right.places && left.isWide == right.isWide && left.hasDots == right.hasDots
        && left.look == right.look
  }

  package var picture: String {
    zip(places, names).map { place, said in
      let name = said + (place.badge.map { " \($0)" } ?? "")
      return place.isSelected ? "(\(name))" : name
    }.joined(separator: ", ")
  }
}
