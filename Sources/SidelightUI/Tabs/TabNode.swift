import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The node of a tab view: it keeps the model, and a page for each tab that was shown.
final class TabNode<SelectionValue: Hashable, Content: View>: ElementNode<TabView<SelectionValue, Content>>, DependentNode, OptionCollector
{
  private(set) var model = TabModel(TabConfiguration([]))
  /// In the order of declaration.
  private(set) var tabs: [TabPart] = []
  private var sections: [TabSectionPart] = []
  /// The list of the tabs that the bar has no room for, once it was shown.
  private var more: PageNode?
  private var nextID = 0
  /// What the sidebar lists; nil where that has to be found out anew.
  private var groups: [TabGroup]?
  /// The split view around that has the sidebar.
  private let sidebar: TabSidebarLink?
  /// The tabs, where they stand in a header bar.
  private var headerBar: TabBarElement?
  private let accessory: TabAccessoryPart
  private let search = TabSearchPart()
  private var scroll = TabScrollPart()
  /// Labels tell of their changes while they are read.
  private var isReading = false

  init(_ view: TabView<SelectionValue, Content>, _ context: NodeContext) {
    sidebar = context.scope.value(TabSidebarLinkKey.self)
    accessory = TabAccessoryPart(context.scope)
    super.init(view, context, .tabs(TabsElement(plan: model.plan)))
    var configuration = read()
    let (earlier, hasWritten) = restoredState()
    if hasWritten { configuration = read() }
    let textScale = scope.value(DesktopTraitsKey.self).textScale
    search.ended = { [weak self] in self?.invalidate() }
    model = TabModel(configuration, state: earlier, metrics: TabMetrics(width: scope.value(ExpectedWidthKey.self), textScale: textScale))
    perform()
    sidebar?.send = { [weak self] event in if let self, isAlive { take(event) } }
  }

  override var children: [ViewNode] {
    tabs.flatMap { [$0.label, $0.page].compactMap { $0 } } + sections.map(\.header) + [more, accessory.node].compactMap { $0 }
  }

  /// Labels are lowered for what they say, and stand nowhere.
  override func enclosingHost(of child: ViewNode) -> ElementHost? { child is PageNode || child === accessory.node ? host : nil }

  func optionsChanged() { if !isReading { invalidate() } }

  override func viewChanged(from old: TabView<SelectionValue, Content>) { evaluate() }

  override func evaluate() {
    isDirty = false
    let configuration = read()
    var actions = model.handle(.configured(configuration))
    if search.takeEnd() { actions += model.handle(.searchEnded) }
    answer(actions.filter { $0 != .planChanged })
    for tab in tabs { if let page = tab.page { tab.declared.show(page) } }
    // Titles and badges are no part of the plan.
    perform()
  }

  override func handle(_ event: Event) {
    guard case .tabs(_, let event) = event else { return }
    take(event)
  }

  private func take(_ event: TabEvent) {
    answer(model.handle(event))
    search.perform()
  }

  /// Does what the model wants done.
  private func answer(_ actions: [TabAction]) {
    for action in actions {
      switch action {
      case .planChanged: perform()
      case .writeSelection(let id):
        if let value = tabs.first(where: { $0.id == id })?.declared.value.flatMap({ taggedValue($0.base, as: SelectionValue.self) }) {
          view.selection?.wrappedValue = value
        } else {
          Problem.report(
            "the tab “\(tabs.first { $0.id == id }?.title ?? "")” has no value of the type \(SelectionValue.self), so that nobody can select "
              + "it. Give it a tag of the selection's type.")
        }
        // The model waits for what the binding holds now: it may have refused the value.
        invalidate()
      case .setSearching(let begins): search.wish = begins
      case .take(let payload, let id): _ = tabs.first { $0.id == id }?.declared.drops.contains { $0.perform(payload) }
      case .writeCustomization(let customization):
        graph.reading(self) { scope.value(TabCustomizationKey.self) }?.wrappedValue = customization
        invalidate()
      }
    }
  }

  // MARK: What is declared

  /// Reads the tabs and the selection, and brings the parts in line.
  private func read() -> TabConfiguration {
    isReading = true
    defer { isReading = false }
    let collector = TabCollector()
    var style = (TabStyle.automatic, TabDots.automatic)
    var (refusesTabs, isNested) = (false, false)
    var startsInBar = false
    let (selection, customization) = graph.track(self) {
      view.collect(into: collector)
      search.read(scope)
      style = (scope.value(TabStyleKey.self), scope.value(TabDotsKey.self))
      (refusesTabs, isNested) = (scope.value(HeaderRefusesTabsKey.self), scope.value(InsideTabsKey.self))
      startsInBar = sidebar != nil && scope.value(DefaultTabPlacementKey.self) == .tabBar
      // Only a sidebar lets the user change anything.
      let customization = sidebar == nil ? nil : scope.value(TabCustomizationKey.self)?.wrappedValue
      return (view.selection?.wrappedValue, customization)
    }
    takeTabs(collector)
    accessory.take(graph.reading(self) { scope.value(TabAccessoryKey.self) }, graph, slotContext)
    let descriptions = tabs.map { $0.description(refusesTabs: refusesTabs) }
    let items = collector.marks.map { mark -> TabItem in
      switch mark {
      case .tab(let index): return .tab(descriptions[index])
      case .section(let index):
        // A section without tabs has its place, too.
        return .section(sections[index].description(of: zip(collector.entries, descriptions).filter { $0.0.section == index }.map(\.1)))
      }
    }
    groups = nil
    if customization != nil { items.reportDoubles() }
    items.reportProminence()
    return TabConfiguration(
      items, style: style.0, selection: self.selection(selection), customization: customization,
      barReplacesSidebar: startsInBar, isNested: isNested, isOfSettings: scope.value(SettingsAroundKey.self),
      search: search.kind, dots: style.1, minimizing: graph.reading(self) { scope.value(TabMinimizingKey.self) })
  }

  private func selection(_ value: SelectionValue?) -> TabSelection {
    guard let value else { return .unbound }
    let selected = tabs.filter { $0.declared.value.flatMap { taggedValue($0.base, as: SelectionValue.self) } == value }
    if selected.count > 1 {
      Problem.report(
        "\(selected.count) tabs of a TabView have the value \(value), and only the first of them can be selected. Give every tab a value of "
          + "its own.")
    }
    return selected.first.map { .tab($0.id) } ?? .missing
  }

  private func takeTabs(_ collector: TabCollector) {
    // Tabs that can't be told apart are taken in order.
    var known = Dictionary(grouping: tabs, by: \.declared.path)
    var left = tabs
    tabs = collector.entries.map { entry in
      guard let old = known[entry.tab.path]?.first else { return makeTab(entry.tab) }
      known[entry.tab.path]?.removeFirst()
      left.removeAll { $0 === old }
      old.take(entry.tab, makeLabel)
      return old
    }
    for tab in left { tab.destroy() }
    let oldSections = sections
    sections = collector.sections.map { section in
      if let old = oldSections.first(where: { $0.path == section.path }), old.header.updateErased(section.header) {
        old.declared = section
        return old
      }
      nextID += 1
      return TabSectionPart(TabSectionID(nextID), section, makeLabel(section.header))
    }
    for old in oldSections where !sections.contains(where: { $0 === old }) { old.header.destroy() }
  }

  private func makeTab(_ declaration: TabDeclaration) -> TabPart {
    nextID += 1
    return TabPart(TabID(nextID), declaration, makeLabel(declaration.label))
  }

  private func makeLabel(_ view: any View) -> ViewNode {
    var inner = slotContext
    inner.listener = self
    return graph.makeErasedNode(view, inner)
  }

  // MARK: What is shown

  /// Performs the plan: tells the consumer and the pages how everything stands. What pages there are show stays as it is.
  private func perform() {
    let plan = model.plan
    let bar = bar(plan)
    let isInHeader = if case .header = plan.place { true } else { false }
    headerBar = isInHeader ? bar : nil
    var stand = TabPages(model)
    stand.headerBar = headerBar
    if !plan.isMoreShown, plan.more.isEmpty {
      more?.destroy()
      more = nil
    }
    for tab in tabs where tab.page == nil && plan.made.contains(tab.id) {
      let page = makePage(link(of: tab), named: lastingName(of: tab))
      tab.page = page
      tab.declared.show(page)
    }
    if plan.isMoreShown || more != nil { showMore(plan) }
    accessory.stand(plan.isBarMinimized ? .inline : .expanded)
    for page in pages {
      let tab = tabs.first { $0.page === page }
      page.place = stand.place(of: tab?.id, title: tab?.title, hasOwnHeader: page.said.hasOwnHeader)
      page.inner.set(TabSearchLinkKey.self, to: tab.flatMap(link))
      page.inner.set(TabBarPlacementKey.self, to: TabBarPlacement(plan.place))
      page.inner.set(TabBarShowsSectionsKey.self, to: plan.isSidebarShown)
    }
    host.setSlot(.pages, pages)
    host.setSlot(.accessory, [accessory.node].compactMap { $0 })
    var element = TabsElement(plan: plan, bar: isInHeader ? nil : bar, page: shown?.host.id, carousel: carousel?.pages)
    element.isMeasuredAround = sidebar != nil
    host.set(.tabs(element))
    // How far a page is scrolled that comes into sight is nothing that has happened.
    _ = scroll.event(of: shown)
    settlePreferences()
    search.perform()
    guard let sidebar else { return }
    // A resize changes nothing about them.
    if plan.hasSidebar, groups == nil { groups = groups(model.configuration) }
    sidebar.take(
      TabSidebarContents(
        split: model.split, plan: plan, title: tabs.first { $0.id == plan.shown }?.title, groups: groups ?? [],
        isCustomizable: model.configuration.isCustomizable))
  }

  private var pages: [PageNode] { (tabs.map(\.page) + [more]).compactMap { $0 } }

  /// The page that is shown.
  private var shown: PageNode? { model.plan.isMoreShown ? more : tabs.first { $0.id == model.plan.shown }?.page }

  /// What a search in the page of the tab for searching tells of itself.
  private func link(of tab: TabPart) -> TabSearchLink? { tab.id == model.searchTab ? search.link : nil }

  private func makePage(_ link: TabSearchLink? = nil, named name: String? = nil) -> PageNode {
    var inner = slotContext
    inner[PathStepKey.self] = name.map(PathStep.named) ?? .none
    let placement = TabBarPlacement(model.plan.place)
    let showsSections = model.plan.isSidebarShown
    let page = PageNode(
      inner, place: TabPages.start,
      overrides: {
        $0[InsideTabsKey.self] = true
        $0[TabSidebarLinkKey.self] = nil
        $0[TabBarPlacementKey.self] = placement
        $0[TabBarShowsSectionsKey.self] = showsSections
        $0[TabAccessoryKey.self] = nil
        $0[TabSearchLinkKey.self] = link
        $0[TabSidebarExtrasKey.self] = TabSidebarExtras()
        $0[TabCustomizationKey.self] = nil
      })
    page.saidChanged = { [weak self] in self?.pageChanged() }
    return page
  }

  private func pageChanged() {
    // What header bars a page has may turn out only when it is made.
    if tabs.contains(where: \.hasNewHeader) { invalidate() }
    if let event = scroll.event(of: shown) { take(event) }
    settlePreferences()
  }

  private func showMore(_ plan: TabPlan) {
    let page = more ?? makePage()
    more = page
    page.show(MoreTabs(rows: rows(plan.more), shown: plan.shown) { [weak self] id in self?.take(.choose(id)) })
  }

  private func rows(_ ids: [TabID]) -> [TabRow] { ids.compactMap { id in tabs.first { $0.id == id }?.row } }

  /// What the sidebar lists, and in edit mode offers.
  private func groups(_ configuration: TabConfiguration) -> [TabGroup] {
    func row(_ tab: TabDescription, _ section: TabSectionDescription?) -> TabRow? {
      var row = tabs.first { $0.id == tab.id }?.row
      row?.isShown = configuration.isShownInSidebar(tab)
      row?.mayHide = configuration.mayHide(tab)
      row?.mayMove = configuration.mayMove(tab, in: section)
      row?.drops = configuration.drops(on: tab.id)
      row?.isSpringLoaded = isSpringLoaded(tabs.first { $0.id == tab.id })
      return row
    }
    var groups: [TabGroup] = []
    for item in configuration.offeredItems {
      switch item {
      case .section(let section):
        let part = sections.first { $0.id == section.id }
        groups.append(
          TabGroup(
            id: .section(section.id), title: section.title, actions: part?.actions, mayMove: configuration.mayMove(section),
            rows: section.tabs.compactMap { row($0, section) }))
      case .tab(let tab):
        guard let row = row(tab, nil) else { continue }
        if case .plain? = groups.last?.id {
          groups[groups.count - 1].rows.append(row)
        } else {
          groups.append(TabGroup(id: .plain(after: groups.last?.section), title: "", actions: nil, rows: [row]))
        }
      }
    }
    return groups
  }

  /// The pages that follow each other, each with a dot.
  private var carousel: (pages: TabCarouselElement, dots: TabBarElement)? {
    guard model.plan.place == .dots else { return nil }
    let dots = TabBarElement(tabs: host.id, places: places(of: model.carousel), isWide: false, hasDots: true)
    let pages = zip(model.carousel, dots.names).map { id, name in
      TabCarouselElement.Page(tab: id, name: name, node: tabs.first { $0.id == id }?.page?.host.id)
    }
    let background = graph.reading(self) { scope.value(TabDotsBackgroundKey.self) }
    return (TabCarouselElement(pages: pages, background: background), dots)
  }

  /// Tabs are unless somebody says otherwise, and so is "More".
  private func isSpringLoaded(_ tab: TabPart?) -> Bool {
    (tab?.declared.spring ?? graph.reading(self) { scope.value(SpringLoadingKey.self) }) != .disabled
  }

  private func places(of ids: [TabID]) -> [TabBarElement.Place] {
    let plan = model.plan
    return ids.compactMap { id in tabs.first { $0.id == id } }.map { tab in
      var place = TabBarElement.Place(
        tab: tab.id, title: tab.title, icon: tab.icon, badge: tab.declared.badge, isSelected: tab.id == plan.shown && !plan.isMoreShown,
        isDisabled: tab.declared.isDisabled, spoken: tab.declared.spoken)
      place.drops = model.configuration.drops(on: tab.id)
      place.isSpringLoaded = isSpringLoaded(tab)
      // The place that stands for all tabs of a small bar is none of them.
      place.isProminent = tab.id == plan.prominent && !plan.isBarMinimized
      return place
    }
  }

  private func bar(_ plan: TabPlan) -> TabBarElement? {
    if let carousel { return model.showsDots ? carousel.dots : nil }
    guard !plan.bar.isEmpty || !plan.more.isEmpty, !plan.isBarHidden else { return nil }
    if plan.isBarMinimized { return minimizedBar(plan) }
    var places = places(of: plan.bar)
    if !plan.more.isEmpty {
      var more = TabBarElement.Place(
        tab: nil, title: "More", icon: .symbol("view-more-horizontal-symbolic"), isSelected: plan.isMoreSelected)
      more.isSpringLoaded = isSpringLoaded(nil)
      places.append(more)
    }
    let isWide =
      switch plan.place {
      case .header(let isWide), .inline(let isWide): isWide
      case .nowhere, .sidebar, .overlay, .bottom, .dots: false
      }
    return TabBarElement(tabs: host.id, places: places, isWide: isWide, look: plan.barLook(of: tabs))
  }

  /// The selected tab, which stands for all of them.
  private func minimizedBar(_ plan: TabPlan) -> TabBarElement {
    var places = places(of: plan.shown.map { [$0] } ?? [])
    for index in places.indices {
      places[index].showsOthers = true
      places[index].isDisabled = false
      places[index].spoken.hint = places[index].spoken.hint ?? "Shows all tabs"
    }
    return TabBarElement(tabs: host.id, places: places, isWide: true, look: plan.barLook(of: tabs))
  }

  /// A page without a header bar of its own says what it says to the page around the tab view.
  override func mergedPreferences() -> Preferences? {
    guard let shown else { return nil }
    let hasDots = model.plan.place == .dots
    let hasOwnHeaders = model.configuration.tabs.contains(where: \.hasOwnHeader)
    var merged = preferencesBeyondPages
    if shown.place.isPart {
      merged.add(shown.said)
    } else {
      merged.sayOn(around: shown.said)
      merged.hasOwnHeader = true
    }
    // Pages that are not shown say nothing of what is behind this one.
    merged.grounds = shown.said.grounds.aroundTabs(isPart: shown.place.isPart)
    merged.columnsWidth = pages.map(\.said.columnsWidth).max() ?? 0
    // The bar of the tabs is that of this tab view; dots are no bar.
    if hasDots {
      merged.bars = shown.place.isPart ? merged.bars : shown.said.bars.only(.tabs)
    } else {
      merged.bars = merged.bars.without(.tabs)
    }
    // A tab view around would not know which of the tabs a header bar in here is for.
    merged.refusesTabs = shown.said.refusesTabs || hasOwnHeaders
    guard shown.place.isPart else { return merged }
    merged.tabBar = headerBar
    merged.refusesSearch = !model.hasSearch(model.plan.isMoreShown ? nil : model.plan.shown)
    // A bar of tabs stands below what the page has there.
    merged.hasOwnBottomBar = true
    merged.toolbar.removeAll(where: \.placement.isAtBottom)
    return merged
  }
}
