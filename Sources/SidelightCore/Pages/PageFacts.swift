/// What the content of a page says of it, as far as that decides how the page stands.
package struct PageFacts: Equatable, Sendable {
  /// Nil where nothing is said.
  package var title: String?
  package var subtitle = ""
  /// How the title is to stand; nil for as it does on the page below.
  package var titleDisplay: TitleDisplay?
  /// The title is left out of the header bar. It still names the page.
  package var removesTitle = false
  /// The title stands at the start of the header bar.
  package var leadsTitle = false
  /// An item shows and hides the sidebar, in place of the button that the header bar has by itself.
  package var placesToggle = false
  /// Search fields are left out.
  package var removesSearch = false
  /// The user can do something with the title: rename it, open its menu, drag it.
  package var hasTitleActions = false
  /// What is below the header bar is not at its top.
  package var isScrolled = false
  /// There is no button that leads back.
  package var hidesBack = false
  /// How the page comes and goes.
  package var transition = PageTransition.automatic
  /// A stack or a split view in the page brings header bars of its own.
  package var hasOwnHeader = false
  /// A page inside shows by itself what stands at its bottom.
  package var hasOwnBottomBar = false
  /// The header bar, or one inside, has no room for tabs.
  package var refusesTabs = false
  /// A search field around is not for this page.
  package var refusesSearch = false
  /// The tabs of a tab view inside, which stand in this page's header bar.
  package var tabBar: TabBarElement?
  package var bars = BarTraits()
  package var items: [PageItem] = []
  package var grounds = PageGrounds()

  package init() {}
}

/// A toolbar item, as far as that decides which page shows it.
package struct PageItem: Equatable, Sendable {
  package var place: ToolbarPlace
  /// Whether it is in the bar. The user takes some out.
  package var isShown: Bool
  /// Whether the bar's menu still has what the user took out of the bar.
  package var isStowed: Bool

  package init(_ place: ToolbarPlace, isShown: Bool = true, isStowed: Bool = false) {
    self.place = place
    self.isShown = isShown
    self.isStowed = isStowed
  }

  package var isAtBottom: Bool { Slot.bottomBar.contains(place.slot) }
}
