import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Decides which items stand in the bars of a page: its own, those of its title, and those that the stacks and split views around it
/// hand on to it.
@MainActor final class PageToolbar {
  /// Whether the page shows by itself what stands at its bottom, even without a header bar.
  var keepsBottomBar = false { didSet { if keepsBottomBar != oldValue { changed() } } }
  /// Whether it shows the toolbar items around its stack or split view, which has no header bar of its own.
  var takesOuterItems = false { didSet { if takesOuterItems != oldValue { changed() } } }
  /// Whether the search is among them.
  var takesOuterSearch = true { didSet { if takesOuterSearch != oldValue { changed() } } }
  /// Whether the search field that is for a sidebar is for another page.
  var leavesSidebarItems = false { didSet { if leavesSidebarItems != oldValue { changed() } } }
  /// The items have to be placed again.
  var changed: () -> Void = {}
  /// The column that the page is, if it is one.
  private let column: Slot?
  private unowned let page: any DependentNode
  private let host: ElementHost
  /// The environment of the page's inside, which the items are handed on in.
  private let inner: EnvironmentScope
  private let makeContext: (EnvironmentScope) -> NodeContext
  /// The menu of the items that the user shows and hides, where there are any.
  private(set) var menu: ToolbarMenuNode?

  /// - Parameter role: what the page is; columns have the names of their slots.
  init(
    of page: any DependentNode, _ host: ElementHost, role: String, in inner: EnvironmentScope,
    makeContext: @escaping (EnvironmentScope) -> NodeContext
  ) {
    self.page = page
    self.host = host
    self.inner = inner
    self.makeContext = makeContext
    column = [.sidebar, .content, .detail].first { $0.rawValue == role }
  }

  /// The items of the stack or split view around the page that are for it.
  func outerItems(_ said: Preferences) -> [OuterToolbarItem] {
    page.graph.reading(page) { page.scope.value(OuterToolbarKey.self) }.filter { takes($0, said) }
  }

  /// Whether an item of the stack or split view around is for this page: the search field of a split view's sidebar is for that one.
  private func takes(_ item: OuterToolbarItem, _ said: Preferences) -> Bool {
    if item.placement.place.slot == .search, !takesOuterSearch || said.refusesSearch { return false }
    if item.placement == .sidebarSearch, leavesSidebarItems { return false }
    guard item.placement == .sidebarSearch, let column else { return takesOuterItems }
    return column == .sidebar
  }

  /// Whether an item stands in the middle of the header bar; one of the stack around does so on any of its pages.
  ///
  /// - Parameter titleItems: what the page's title adds.
  func hasPrincipal(_ said: Preferences, _ bars: BarTraits, titleItems: [ToolbarEntry]) -> Bool {
    let outer = page.graph.reading(page) { page.scope.value(OuterToolbarKey.self) }.compactMap(\.entry)
    let principal = (said.toolbar + outer + titleItems).filter { $0.placement.place.slot == .principal }
    return !bars.hides(.items) && page.graph.reading(page) { principal.contains { $0.arranged?.isShown != false } }
  }

  /// Places the items in the page's bars, or hands them on to the pages inside.
  ///
  /// - Parameters:
  ///   - said: what the page's content says.
  ///   - titleItems: what its title adds.
  ///   - isBare: whether the page has no header bar of its own, being a part of another page.
  ///   - hasHeader: whether its header bar is shown.
  /// - Returns: the menu of the items that the user shows and hides; nil where there are none, or no header bar.
  func place(_ said: Preferences, _ bars: BarTraits, titleItems: [ToolbarEntry], isBare: Bool, hasHeader: Bool) -> NodeID? {
    let outer = outerItems(said)
    let entries = said.toolbar + outer.compactMap(\.entry) + titleItems
    inner.set(OuterToolbarKey.self, to: handedOn(outer, entries, said, isBare: isBare))
    let shown = page.graph.reading(page) { entries.filter { $0.arranged?.isShown != false } }
    let stowed = page.graph.reading(page) { entries.filter { $0.staysInMenu } }
    let hidesItems = bars.hides(.header) || bars.hides(.items)
    let hasBars = !isBare && !said.hasOwnHeader
    let hasBottomBar = isBare ? keepsBottomBar && !said.hasOwnHeader : hasBars && !said.hasOwnBottomBar
    for slot in Slot.headerBar + Slot.bottomBar + [.search] {
      let isAtBottom = Slot.bottomBar.contains(slot)
      let isShown = isAtBottom ? hasBottomBar && !bars.hides(.bottom) : hasBars && (slot == .search || !hidesItems)
      var items = isShown ? shown.filter { $0.placement.place.slot == slot } : []
      if slot == .secondary, isShown { items += stowed }
      // There is room for one search field.
      if slot == .search { items = Array(items.prefix(1)) }
      for item in items { item.node.page = host }
      host.setSlot(slot, items.inOrder.map(\.node))
    }
    return arrange(hasHeader && !hidesItems ? entries.arranged : [])
  }

  /// The items that pages inside show in place of this one.
  private func handedOn(_ outer: [OuterToolbarItem], _ entries: [ToolbarEntry], _ said: Preferences, isBare: Bool) -> [OuterToolbarItem] {
    if isBare { return keepsBottomBar ? outer.filter { !$0.placement.isAtBottom } : outer }
    if said.hasOwnHeader { return entries.map(OuterToolbarItem.init) }
    return said.hasOwnBottomBar ? entries.filter(\.placement.isAtBottom).map(OuterToolbarItem.init) : []
  }

  /// Makes the menu of the items that the user shows and hides, or brings it up to date.
  private func arrange(_ entries: [ToolbarEntry]) -> NodeID? {
    if entries.isEmpty {
      menu?.destroy()
      menu = nil
    } else {
      let arranged = menu ?? ToolbarMenuNode(makeContext(inner))
      arranged.entries = entries
      menu = arranged
    }
    return menu?.id
  }
}
