extension TabModel {
  /// Handles one event and returns what to do.
  package mutating func handle(_ event: TabEvent) -> [TabAction] {
    let before = plan
    var declared = configuration.customization
    var wish: TabID?
    var actions: [TabAction] = []
    switch event {
    case .configured(let new):
      // When code selects a tab, its page is to be shown, and not the list of "More".
      if new.selection != configuration.selection { state.isMoreShown = false }
      configuration = new
      declared = new.customization
      // The page needs more room than was known. The sidebar stays open, since the user may be choosing in it.
      if case .sidebar(.some) = before.place, TabFit(new, state, metrics).isOver { state.isSidebarOpen = true }
    case .measured(let new): metrics = new
    case .select(let tab): wish = select(tab)
    case .choose(let tab):
      wish = select(tab)
      state.isSidebarOpen = false
    case .step(let forward): wish = step(forward: forward)
    case .number(let number):
      if number >= 1, number <= plan.order.count { wish = select(plan.order[number - 1]) }
    case .approach(let tab): if carousel.contains(tab) { state.made.insert(tab) }
    case .scrolled(let scroll): state.isBarMinimized = configuration.minimizing.minimizes(scroll)
    case .expandBar: state.isBarMinimized = false
    case .searchEnded: wish = tabAfterSearch.flatMap { select($0) }
    case .showMore: state.isMoreShown = true
    case .toggleSidebar: setSidebarShown(!plan.isSidebarShown)
    case .setSidebarShown(let isShown): setSidebarShown(isShown)
    case .leaveSidebar: state.isSidebarOpen = false
    case .draggedSidebar(let width): drag(to: width)
    case .resetSidebarWidth: state.draggedWidth = nil
    case .moveTab(let tab, let other): move(tab, before: other)
    case .moveSection(let section, let other): move(section, before: other)
    case .setVisible(let tab, let isVisible, let listing): setVisible(tab, isVisible, in: listing)
    case .drop(let payload, let tab):
      if configuration.drops(on: tab).takes(payload) { actions.append(.take(payload, on: tab)) }
    }
    if case .measured = event { settle(from: before) } else { settle(from: before, wasMeasured: false) }
    noteTabBeforeSearch(before.shown)
    if let wish { actions.append(.writeSelection(wish)) }
    if let customization = configuration.customization, customization != declared {
      actions.append(.writeCustomization(customization))
    }
    if plan != before { actions.append(.planChanged) }
    if let action = searchAction(since: before.shown) { actions.append(action) }
    return actions
  }

  /// Selects a tab, or returns the tab to write to the binding. Until the binding answers, everything stays as it is: it may refuse, and then
  /// the page would have been made in vain.
  private mutating func select(_ tab: TabID) -> TabID? {
    guard configuration.isSelectable(tab) else { return nil }
    if configuration.selection == .unbound {
      state.shown = tab
    } else if configuration.selection != .tab(tab) {
      return tab
    }
    state.isMoreShown = false
    return nil
  }

  /// Selects the next tab that can be selected. If the shown tab is not in the order, that is the first or the last one.
  private mutating func step(forward: Bool) -> TabID? {
    let order = plan.order.filter(configuration.isSelectable)
    guard !order.isEmpty else { return nil }
    let next =
      if let shown = plan.shown, let place = plan.order.firstIndex(of: shown) {
        // A disabled tab that is shown has a position as well.
        forward
          ? plan.order[(place + 1)...].first(where: order.contains) ?? order[0]
          : plan.order[..<place].last(where: order.contains) ?? order[order.count - 1]
      } else {
        forward ? order[0] : order[order.count - 1]
      }
    return select(next)
  }

  private mutating func setSidebarShown(_ isShown: Bool) {
    guard plan.hasSidebar else { return }
    if TabFit(configuration, state, metrics).isOver { state.isSidebarOpen = isShown } else { state.isSidebarWanted = isShown }
  }

  /// Below half of its minimum the sidebar hides, and dragging back in the same drag shows it again.
  private mutating func drag(to width: Double) {
    guard width.isFinite, plan.hasSidebar else { return }
    let fit = TabFit(configuration, state, metrics)
    setSidebarShown(width >= fit.limits.minimum / 2)
    if width >= fit.limits.minimum / 2 { state.draggedWidth = fit.dragged(to: width) / metrics.textScale }
  }

  private mutating func setVisible(_ id: TabID, _ isVisible: Bool, in listing: TabListing) {
    guard configuration.customization != nil, let tab = configuration.tab(id), let name = tab.customizationID,
      tab.customizing[listing].allowsHiding
    else { return }
    let before = configuration.customization
    configuration.customization?.visibility[name, default: TabListings(repeating: nil)][listing] = isVisible
    // At least one tab stays.
    if configuration.items.allSatisfy({ $0.tabs(where: configuration.isInSidebar).isEmpty }) { configuration.customization = before }
  }

  private mutating func move(_ id: TabID, before other: TabID?) {
    guard configuration.customization != nil, let name = configuration.tab(id)?.movableName else { return }
    let section = configuration.section(of: id)
    let tabs = configuration.orderedItems.flatMap { item -> [TabDescription] in
      switch item {
      case .tab(let tab): section == nil ? [tab] : []
      case .section(let each): each.id == section?.id ? each.tabs : []
      }
    }
    guard let names = Self.moved(name, of: tabs, before: other, id: \.id, name: \.movableName) else { return }
    if let section {
      if let key = section.customizationID { configuration.customization?.orderInSections[key] = names }
    } else {
      configuration.customization?.tabOrder = names
    }
  }

  private mutating func move(_ id: TabSectionID, before other: TabSectionID?) {
    guard configuration.customization != nil else { return }
    let sections = configuration.orderedItems.compactMap { if case .section(let section) = $0 { section } else { nil } }
    guard let name = sections.first(where: { $0.id == id })?.movableName,
      let names = Self.moved(name, of: sections, before: other, id: \.id, name: \.movableName)
    else { return }
    configuration.customization?.sectionOrder = names
  }

  /// The names in their new order; nil if nothing changes, or if `other` is not among the items. An item that can't be moved keeps its
  /// position; one that is moved past it goes to the next position.
  private static func moved<Item, ID: Equatable>(
    _ name: String, of items: [Item], before other: ID?, id: (Item) -> ID, name nameOf: (Item) -> String?
  ) -> [String]? {
    let places = items.indices.filter { nameOf(items[$0]) != nil }
    guard let old = items.firstIndex(where: { nameOf($0) == name }) else { return nil }
    var target = items.endIndex
    if let other {
      guard let place = items.firstIndex(where: { id($0) == other }) else { return nil }
      target = place
    }
    let names = items.compactMap(nameOf)
    let new = target > old ? places.firstIndex { $0 >= target - 1 } ?? places.count - 1 : places.lastIndex { $0 <= target } ?? 0
    var order = names.filter { $0 != name }
    order.insert(name, at: min(new, order.count))
    return order == names ? nil : order
  }
}

extension TabModel {
  /// Adjusts the state to the declaration and the measurements, and decides about the plan again.
  ///
  /// - Parameter wasMeasured: whether a measurement is the reason.
  mutating func settle(from before: TabPlan, wasMeasured: Bool = true) {
    state.shown = tabToShow(after: before)
    if let shown = state.shown { state.made.insert(shown) }
    state.made.formIntersection(configuration.tabs.map(\.id))
    plan = Self.resolve(configuration, state: state, metrics: metrics)
    state.isMoreShown = plan.isMoreShown
    // Another page, which has not been scrolled yet, or another place for the tabs.
    if plan.shown != before.shown || !plan.isBarMinimized { expandBar() }
    // A sidebar that now lies over the pages begins closed, until the user opens it.
    if plan.place.isOverlay, before.place.isOverlay || !wasMeasured { return }
    guard state.isSidebarOpen else { return }
    state.isSidebarOpen = false
    plan = Self.resolve(configuration, state: state, metrics: metrics)
  }

  private mutating func expandBar() {
    guard state.isBarMinimized else { return }
    state.isBarMinimized = false
    plan = Self.resolve(configuration, state: state, metrics: metrics)
  }

  private func tabToShow(after before: TabPlan) -> TabID? {
    if case .tab(let tab) = configuration.selection, configuration.tab(tab) != nil { return tab }
    if let shown = state.shown, configuration.isOffered(shown) { return shown }
    let order = Self.resolve(configuration, state: state, metrics: metrics).order
    if order.isEmpty { return nil }
    if let gone = state.shown, let place = before.order.firstIndex(of: gone), place < order.count,
      configuration.isSelectable(order[place])
    {
      return order[place]
    }
    // The same tab at any width, and not the one for searching, which is at the end of a bar.
    let choices = configuration.orderedItems.flatMap(\.tabs).filter { configuration.isSelectable($0.id) }
    let plain = choices.filter { $0.purpose != .search }
    return (plain.first(where: configuration.isShownInSidebar) ?? plain.first ?? choices.first)?.id ?? order.first
  }
}
