/// One decision about a page. Everything here follows from the three values that it begins with.
struct PageDecision {
  let facts: PageFacts
  let place: PagePlace
  /// What is around the page, with what the container says.
  let around: PageSurroundings
  /// What is said of the page's bars, here or around.
  let bars: BarTraits
  private let sources: Sources

  /// The items that may stand in the page's bars, without its title.
  private struct Sources {
    let all: [(source: PageChrome.ItemSource, item: PageItem)]
    /// Shown items in the middle of the header bar; one around a stack stands on any of its pages.
    let hasPrincipal: Bool
  }

  init(_ facts: PageFacts, _ place: PagePlace, _ surroundings: PageSurroundings) {
    self.facts = facts
    self.place = place
    var bars = facts.bars
    bars.fill(from: surroundings.bars)
    var around = place.surroundings(surroundings)
    if bars.isBare {
      around.runsBeneath = true
      bars.update([.header]) { $0.look.showsBackground = $0.look.showsBackground ?? false }
    }
    // What stays where it is when the header bar goes lies below it from the beginning.
    if !facts.hasOwnHeader, !place.isPart, bars.headerMinimizing?.movesContent == false { around.runsBeneath = true }
    self.around = around
    self.bars = bars
    let outer = surroundings.items.indices.filter { place.takes(surroundings.items[$0], facts) }
    sources = Sources(
      all: facts.items.indices.map { (.own($0), facts.items[$0]) } + outer.map { (.outer($0), surroundings.items[$0]) },
      hasPrincipal: !bars.hides(.items) && (facts.items + surroundings.items).contains { $0.place.slot == .principal && $0.isShown })
  }

  // MARK: The header bar

  /// Whether there is a header bar, be it hidden.
  private var showsHeader: Bool { !facts.hasOwnHeader && !place.isPart }

  /// Whether a header bar is seen.
  private var hasHeader: Bool { showsHeader && !bars.hides(.header) }

  /// The tabs in the header bar. A page over another one keeps those around, unless something of its own stands in their place.
  private var tabBar: TabBarElement? {
    guard hasHeader else { return nil }
    if place.isOverAnother, facts.tabBar == nil, sources.hasPrincipal { return nil }
    return facts.tabBar ?? around.tabBar
  }

  /// How the header bar makes room for what is scrolled; nil for one that stays, and where there is none.
  private var minimizing: HeaderMinimizing? { hasHeader ? bars.headerMinimizing : nil }

  private var text: String { facts.title ?? around.windowTitle ?? "" }

  /// The header bar of a window's own page shows the window's title by itself, but not beside an item in its place.
  private var title: String { place.isWindow ? facts.title ?? "" : text }

  /// Whether the header bar has no title of any kind.
  private var leavesOutTitle: Bool { facts.removesTitle || bars.isBare || bars.hidesTitle }

  private var showsPlainTitle: Bool { !leavesOutTitle && !facts.leadsTitle }

  /// How the title is to stand where it has room.
  private var wantedDisplay: TitleDisplay { facts.titleDisplay ?? place.titleDisplay }

  private var isLarge: Bool {
    !title.isEmpty && showsPlainTitle && hasHeader && !facts.hasTitleActions && wantedDisplay == .large
  }

  /// Something else in the middle of the header bar leaves no room for the title there.
  private var staysLarge: Bool { isLarge && (tabBar != nil || sources.hasPrincipal) }

  private var titleDisplay: TitleDisplay {
    guard isLarge else { return .inline }
    return !staysLarge && facts.isScrolled ? .collapsed : .large
  }

  /// Tabs have the middle of the header bar, and the page is not the first one, which the selected tab names.
  private var yieldsToTabs: Bool { place.isOverAnother && tabBar != nil && !isLarge }

  /// A title with which the user can do something is an item, unless the app has put another one in its place; so is one that is not in
  /// the middle.
  var titleItem: PageChrome.TitleItem? {
    let isAtStart = facts.leadsTitle || yieldsToTabs
    guard hasHeader, !leavesOutTitle, isAtStart || facts.hasTitleActions else { return nil }
    guard !text.isEmpty || !facts.subtitle.isEmpty || facts.hasTitleActions else { return nil }
    let isTaken = sources.all.contains { $0.item.place == .principal && $0.item.isShown }
    return isAtStart || !isTaken ? PageChrome.TitleItem(text: text, isAtStart: isAtStart) : nil
  }

  var headerRefusesTabs: Bool {
    bars.hides(.header) || sources.hasPrincipal || titleItem?.isAtStart == false
  }

  func page(_ role: String) -> PageElement {
    var page = PageElement(title: title, subtitle: facts.subtitle, showsHeader: showsHeader, role: role)
    page.showsTitle = showsPlainTitle
    page.hidesBack = facts.hidesBack
    page.transition = facts.transition
    page.cutsContent = !facts.hasOwnHeader && around.cutsContent
    page.runsBeneath = !facts.hasOwnHeader && around.runsBeneath
    page.isHeaderHidden = showsHeader && !hasHeader
    page.ground = facts.grounds.ground(of: place)
    page.sidebarToggle = hasHeader && !facts.placesToggle ? around.sidebarToggle : nil
    page.tabBar = tabBar
    if showsHeader { page.barLooks = bars.pageLooks }
    page.titleDisplay = titleDisplay
    page.minimizing = minimizing
    page.hidesCloseButton = around.isInSheet && showsHeader && (around.staysOpen || leavesByItem)
    return page
  }

  /// Whether an item of the app's own leaves the sheet: the page's, or one around the stack or split view that the page shows.
  private var leavesByItem: Bool { sources.all.contains { $0.item.place == .cancellationAction } }

  // MARK: Items

  /// All that may stand in the bars.
  private var entries: [(source: PageChrome.ItemSource, item: PageItem)] {
    guard let titleItem else { return sources.all }
    return sources.all + [(.title, PageItem(titleItem.isAtStart ? .title : .principal))]
  }

  var items: [Slot: [PageChrome.ItemSource]] {
    let hasBars = !place.isPart && !facts.hasOwnHeader
    let hasBottomBar = place.isPart ? place.keepsBottomBar && !facts.hasOwnHeader : hasBars && !facts.hasOwnBottomBar
    let entries = entries
    var items: [Slot: [PageChrome.ItemSource]] = [:]
    for slot in Slot.headerBar + Slot.bottomBar + [.search] {
      let isAtBottom = Slot.bottomBar.contains(slot)
      guard isAtBottom ? hasBottomBar && !bars.hides(.bottom) : hasBars && (slot == .search || !bars.hides(.header)) else { continue }
      // The title stays where only the app's items are hidden.
      let isTitleAlone = !isAtBottom && slot != .search && bars.hides(.items)
      var found = entries.filter { $0.item.isShown && $0.item.place.slot == slot && (!isTitleAlone || $0.source == .title) }.map(\.source)
      if slot == .secondary, !isTitleAlone { found += entries.filter(\.item.isStowed).map(\.source) }
      // There is room for one search field.
      if slot == .search { found = facts.removesSearch ? [] : Array(found.prefix(1)) }
      if !found.isEmpty { items[slot] = found }
    }
    return items
  }

  var arranged: [PageChrome.ItemSource] { hasHeader && !bars.hides(.items) ? entries.map(\.source) : [] }

  /// The items that pages inside show in place of this one.
  var handedOn: [PageChrome.ItemSource] {
    if place.isPart {
      return sources.all.filter { $0.source.isOuter && !(place.keepsBottomBar && $0.item.isAtBottom) }.map(\.source)
    }
    if facts.hasOwnHeader { return entries.map(\.source) }
    // What the user took out of the bar stays in the menu of the header bar, which only this page has.
    return facts.hasOwnBottomBar ? entries.filter { $0.item.isAtBottom && !$0.item.isStowed }.map(\.source) : []
  }

  /// What the pages inside get.
  var inside: PageSurroundings {
    var inside = around
    inside.followsScrolling = isLarge && !staysLarge || minimizing != nil || around.followsScrolling || around.tabsFollowScrolling
    inside.refusesTabs = place.isPart ? around.refusesTabs : headerRefusesTabs
    inside.bars = facts.hasOwnHeader || facts.hasOwnBottomBar ? bars : BarTraits()
    inside.items = []
    return inside
  }
}

extension PageChrome.ItemSource {
  fileprivate var isOuter: Bool { if case .outer = self { true } else { false } }
}

extension PagePlace {
  /// Whether an item around the container is for this page: the search field of a split view's sidebar is for that one.
  fileprivate func takes(_ item: PageItem, _ facts: PageFacts) -> Bool {
    if item.place.slot == .search, !takesSearch || facts.refusesSearch { return false }
    if item.place == .sidebarSearch, leavesSidebarSearch { return false }
    guard item.place == .sidebarSearch, isSidebar || isOtherColumn else { return takesItems }
    return isSidebar
  }
}
