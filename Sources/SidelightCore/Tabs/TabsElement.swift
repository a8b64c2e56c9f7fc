/// A tab view: the pages that were shown at least once in slot `.pages`, one of which is shown.
package struct TabsElement: Equatable, Sendable {
  package var plan: TabPlan
  /// The split view around it has the sidebar, and tells how wide both are together.
  package var isMeasuredAround = false
  /// What there is to choose from, and where the tab view itself shows it; nil where a sidebar or the header bars of the pages do.
  package var bar: TabBarElement?
  /// The page that is shown; nil while there is no tab.
  package var page: NodeID?
  /// The pages that follow each other; nil where one takes the place of another. The bar shows them as dots.
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

/// Pages that follow each other, in order, made or not.
package struct TabCarouselElement: Equatable, Sendable {
  package struct Page: Equatable, Sendable {
    package let tab: TabID
    /// What assistive technology calls it.
    package let name: String
    /// Nil for a page that was never in sight.
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

  /// Where the page of a tab stands.
  package func index(of tab: TabID?) -> Int? { pages.firstIndex { $0.tab == tab } }
}

/// The tabs in a bar, in order. Shared by the tab view and the header bars that show it.
package final class TabBarElement: Equatable, Sendable {
  /// What the app has assistive technology say of a tab; nil where it leaves that to what is shown.
  package struct Spoken: Equatable, Sendable {
    package var label: String?
    package var value: String?
    package var hint: String?
    /// The name that tests know it by.
    package var identifier: String?

    package init() {}
  }

  /// One place of a bar.
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
    /// Something that is dragged and rests over it selects it.
    package var isSpringLoaded = false
    /// It stands for all of the bar, which is too small for the others: choosing it shows them.
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

    /// What assistive technology calls it, in a bar with so many places: a symbol alone has no name.
    package func name(at index: Int, of count: Int, isPage: Bool) -> String {
      spoken.label ?? (title.isEmpty ? "\(isPage ? "Page" : "Tab") \(index + 1) of \(count)" : title)
    }

    /// What assistive technology says of it besides.
    package var remark: String? { spoken.value ?? badge }

    /// What choosing it does.
    package var event: TabEvent { showsOthers ? .expandBar : tab.map(TabEvent.choose) ?? .showMore }

    /// What happens when something that is dragged rests over it; nil for nothing.
    package var restEvent: TabEvent? {
      guard isSpringLoaded, !isDisabled else { return nil }
      return showsOthers ? .expandBar : tab.map(TabEvent.select) ?? .showMore
    }

    /// What dropping something on it does; nil where it does not take that.
    package func event(dropping payload: DropPayload) -> TabEvent? {
      drops.contains(payload.kind) ? tab.map { .drop(payload, on: $0) } : nil
    }
  }

  /// The tab view that hears of a choice.
  package let tabs: NodeID
  package let places: [Place]
  /// Whether symbols stand beside the titles, and not above.
  package let isWide: Bool
  /// Whether the places are dots, one for each of the pages that follow each other.
  package let hasDots: Bool
  /// What assistive technology calls each place.
  package let names: [String]

  package init(tabs: NodeID, places: [Place], isWide: Bool, hasDots: Bool = false) {
    self.tabs = tabs
    self.places = places
    self.isWide = isWide
    self.hasDots = hasDots
    names = places.enumerated().map { $1.name(at: $0, of: places.count, isPage: hasDots) }
  }

  package static func == (left: TabBarElement, right: TabBarElement) -> Bool {
    left === right || left.tabs == right.tabs && left.places == right.places && left.isWide == right.isWide && left.hasDots == right.hasDots
  }

  package var picture: String {
    zip(places, names).map { place, said in
      let name = said + (place.badge.map { " \($0)" } ?? "")
      return place.isSelected ? "(\(name))" : name
    }.joined(separator: ", ")
  }
}
