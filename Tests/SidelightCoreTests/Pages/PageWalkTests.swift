import SeedSupport
import SidelightCore
import Testing

@Suite("How pages stand: random walks")
struct PageWalkTests {
  @Test("25,000 random events keep every rule of the pages of a window", arguments: Seeds.walks(1, 2, 3, 4))
  func walk(seed: UInt64) {
    var walk = PageWalk(seed: seed)
    for step in 0..<25_000 {
      let broken = walk.step()
      guard broken.isEmpty else {
        Issue.record("Seed \(seed), step \(step): \(broken.joined(separator: " "))")
        return
      }
    }
  }
}

/// A window with tabs, in one of which a split view stands with a stack in its last column: each event is a change of one of them, or of
/// what a page says.
private struct PageWalk {
  private var random: SeededRandom
  private var tabs = TabModel(TabConfiguration(TabItem.tabs("A B C")), metrics: TabMetrics(width: 800))
  private var split = SplitModel(SplitConfiguration(columnCount: .three), metrics: SplitMetrics(width: 800))
  private var facts: [PageFacts] = Array(repeating: PageFacts(), count: 8)
  private var depth = 1
  private var windowTitle: String? = "App"
  private var outerToggle: SidebarToggle?

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func step() -> [String] {
    happen()
    return check()
  }

  private var ids: [TabID] { tabs.configuration.tabs.map(\.id) }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[random.pick(values.count)] }

  private mutating func happen() {
    switch random.pick(8) {
    case 0:
      let width = Double(pick([200, 360, 500, 520, 700, 900, 1200, 2000]))
      _ = tabs.handle(.measured(TabMetrics(width: width)))
      _ = split.handle(.measured(SplitMetrics(width: width)))
    case 1: _ = tabs.handle(.choose(pick(ids)))
    case 2: _ = split.handle(.toggleSidebar)
    case 3: _ = split.handle(.advanced(from: pick([.sidebar, .content, .detail])))
    case 4: depth = pick([1, 2, 3, 4])
    case 5: (windowTitle, outerToggle) = (pick([nil, "App"]), pick([nil, SidebarToggle(split: NodeID(7), isOn: true)]))
    default: change(random.pick(facts.count))
    }
  }

  private mutating func change(_ index: Int) {
    var new = facts[index]
    switch random.pick(9) {
    case 0: new.title = pick([nil, "", "Title"])
    case 1: new.titleDisplay = pick([nil, .inline, .large])
    case 2: (new.removesTitle, new.leadsTitle) = (pick([false, false, true]), pick([false, false, true]))
    case 3: new.hasTitleActions = pick([false, true])
    case 4: new.isScrolled.toggle()
    case 5: (new.hasOwnHeader, new.hasOwnBottomBar) = (pick([false, false, true]), pick([false, false, true]))
    case 6: new.tabBar = pick([nil, nil, .named("X", "Y")])
    case 7:
      let (part, isShown) = (pick([BarPart.items, .header, .bottom]), pick([nil, true, false]))
      new.bars.update([part]) { $0.isShown = isShown }
    default:
      new.items = (0..<random.pick(5)).map { _ in
        let isShown = !random.once(in: 4)
        return PageItem(pick(ToolbarPlace.allCases.filter { $0 != .title }), isShown: isShown, isStowed: !isShown && random.once(in: 2))
      }
    }
    facts[index] = new
  }

  // MARK: What must be so

  private func check() -> [String] {
    var broken: [String] = []
    func expect(_ holds: Bool, _ sentence: String) { if !holds { broken.append(sentence) } }
    var around = PageSurroundings()
    around.windowTitle = windowTitle
    var stand = TabPages(tabs)
    stand.headerBar = if case .header = tabs.plan.place { .named("A", "B", "C") } else { nil }
    let tabPlaces = ids.map { stand.place(of: $0, title: "Tab", hasOwnHeader: $0 == ids[0]) }
    expect(tabPlaces.filter { !$0.isCovered }.count == (tabs.plan.isMoreShown ? 0 : 1), "Of the tabs one page is seen.")

    var columns = SplitPages(NodeID(5), SplitElement(split))
    (columns.windowTitle, columns.outerToggle) = (windowTitle, outerToggle)
    columns.isTitled = facts[1...3].contains { $0.title != nil }
    let columnPlaces = SplitColumn.allCases.map { columns.place(of: $0, sizeClass: nil) }
    expect(columnPlaces.filter { $0.sidebarToggle != .own(nil) }.count <= 1, "One header bar has the button of the sidebar.")
    expect(columnPlaces.allSatisfy { $0.sidebarToggle == .own(nil) || !$0.isCovered }, "The button of the sidebar is seen.")
    expect(columnPlaces.filter { $0.windowTitle != .own(nil) }.count <= 1, "One header bar has the window's title.")
    expect(columnPlaces.filter(\.takesItems).count == 1, "One column has the items around.")
    expect(columnPlaces.allSatisfy { !$0.takesItems || !$0.isCovered }, "That column is seen.")

    let stack = StackPages.places(facts[4..<(4 + depth)].map(\.titleDisplay))
    expect(stack.filter { !$0.isCovered }.count == 1, "The page on top is seen.")
    // The window's page, a tab's, a column's and the pages of a stack, each inside of the one before.
    var outer = around
    for (facts, place) in zip([facts[0]] + [facts[1]] + [facts[2]], [PagePlace.window, tabPlaces[0], columnPlaces[2]]) {
      let chrome = PageChrome(facts, place, around: outer)
      broken += check(chrome, facts, place, outer)
      outer = inside(chrome, facts, outer)
    }
    for (place, facts) in zip(stack, facts[4...]) { broken += check(PageChrome(facts, place, around: outer), facts, place, outer) }
    return broken
  }

  private func inside(_ chrome: PageChrome, _ facts: PageFacts, _ outer: PageSurroundings) -> PageSurroundings {
    var inside = chrome.inside
    inside.items = chrome.handedOn.map { source in
      switch source {
      case .own(let index): facts.items[index]
      case .outer(let index): outer.items[index]
      case .title: PageItem(.title)
      }
    }
    return inside
  }

  private func check(_ chrome: PageChrome, _ facts: PageFacts, _ place: PagePlace, _ around: PageSurroundings) -> [String] {
    var broken: [String] = []
    func expect(_ holds: Bool, _ sentence: String) { if !holds { broken.append("\(sentence) (\(chrome.picture))") } }
    let page = chrome.page
    let isSeen = page.showsHeader && !page.isHeaderHidden
    expect(page.showsHeader == (!facts.hasOwnHeader && !place.isPart), "There is one header bar above each content.")
    expect(isSeen || page.tabBar == nil && page.sidebarToggle == nil && chrome.titleItem == nil, "A hidden header bar has something.")
    expect(isSeen || Slot.headerBar.allSatisfy { chrome.items[$0] == nil }, "Items stand in a header bar that is not seen.")
    let shown = chrome.items.flatMap(\.value)
    expect(Set(shown).count == shown.count, "An item stands in two places.")
    expect(Set(shown).isDisjoint(with: chrome.handedOn), "An item is shown and handed on.")
    expect((chrome.items[.search]?.count ?? 0) <= 1, "There is one search field.")
    expect(chrome.titleItem == nil || chrome.items.contains { $0.value.contains(.title) }, "The title is an item and stands nowhere.")
    expect(
      page.tabBar == nil || facts.tabBar != nil || !place.isOverAnother || chrome.items[.principal] == nil,
      "Tabs around and an item stand in one middle.")
    let text = facts.title ?? around.windowTitle ?? ""
    let isNamed = chrome.titleItem != nil || page.titleDisplay != .inline || page.showsTitle && page.tabBar == nil
    expect(!place.isOverAnother || !isSeen || facts.removesTitle || text.isEmpty || isNamed, "A page over another one says not what it is.")
    expect(page.titleDisplay == .inline || !page.title.isEmpty && isSeen, "A large title without a text or a header bar.")
    expect(chrome.inside.items.isEmpty, "What is handed on is said twice.")
    return broken
  }
}
