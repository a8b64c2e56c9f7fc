import SeedSupport
import SidelightCore
import Testing

@Suite("Tab view: random walks")
struct TabWalkTests {
  @Test("25,000 random events keep every invariant, and the bindings only hear of what the user did", arguments: Seeds.walks(1, 2))
  func walk(seed: UInt64) {
    var walk = TabWalk(seed: seed)
    for step in 0..<Seeds.steps(25_000) {
      let broken = walk.step()
      guard broken.isEmpty else {
        Issue.record("Seed \(seed), step \(step): \(broken.joined(separator: " "))")
        return
      }
    }
    let places = [
      "|", "{", "hidden", "bottom:", "header:", "wide", "inline:", "dots:", "no", "nowhere:", "small", "+sidebar", "+{sidebar}",
    ]
    #expect(walk.placesSeen == Set(places))
  }
}

/// A walk with an app's two bindings at the other end, which now and then refuse a value.
private struct TabWalk {
  private var random: SeededRandom
  private var model = TabModel(TabConfiguration(TabItem.tabs("A B C")), metrics: TabMetrics(width: 800))
  private(set) var placesSeen: Set<String> = []

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// Sends one random event and its answers, and returns what is wrong afterwards.
  mutating func step() -> [String] {
    let before = model
    let event = randomEvent()
    let declared = if case .configured(let new) = event { new } else { model.configuration }
    let actions = model.handle(event)
    let place = model.picture.prefix { $0 != " " }
    placesSeen.insert(place.hasPrefix("|") || place.hasPrefix("{") ? String(place.prefix(1)) : String(place))
    var broken = model.checkInvariants()
    if actions.contains(.planChanged) != (before.plan != model.plan) { broken.append("planChanged does not tell whether it changed.") }
    let asks = actions.contains { if case .writeSelection = $0 { true } else { false } }
    if asks, model.plan.shown != before.plan.shown || model.plan.made != before.plan.made {
      broken.append("A page is shown or made before the binding has answered.")
    }

    var answer = declared
    let refuses = random.once(in: 20)
    for action in actions where !refuses {
      switch action {
      case .writeSelection(let tab): answer.selection = .tab(tab)
      case .writeCustomization(let customization): answer.customization = customization
      case .planChanged, .setSearching, .take: break
      }
    }
    let echo = model.handle(.configured(answer))
    let changes = echo.filter { if case .setSearching = $0 { false } else { true } }
    if !refuses, !changes.isEmpty, !asks || changes != [.planChanged] { broken.append("The binding's answer to \(event) caused \(echo).") }
    if !refuses { broken += check(event, since: before, declared: declared, actions) }
    if refuses, asks, model.plan.shown != before.plan.shown || model.plan.made != before.plan.made {
      broken.append("A page is shown or made although the binding refused it.")
    }
    if !broken.isEmpty { broken.append("After \(event) from \(before.picture).") }
    if model.configuration != answer { broken.append("The model does not hold what the bindings hold after \(event).") }
    return broken + model.checkInvariants()
  }

  private func check(_ event: TabEvent, since before: TabModel, declared: TabConfiguration, _ actions: [TabAction]) -> [String] {
    var broken: [String] = []
    let selections = actions.count { if case .writeSelection = $0 { true } else { false } }
    let customizations = actions.count { if case .writeCustomization = $0 { true } else { false } }
    if selections > 1 || customizations > 1 { broken.append("A binding is written twice.") }
    if selections > 0, declared.selection == .unbound { broken.append("A selection is written that is not bound.") }
    if customizations > 0, declared.customization == nil { broken.append("A customization is written that is not bound.") }
    if case .select = event {
    } else if case .choose = event {
    } else if case .step = event {
    } else if case .number = event {
    } else if case .searchEnded = event {
    } else if selections > 0 {
      broken.append("The selection is written without the user.")
    }
    switch event {
    case .select(let tab), .choose(let tab):
      if declared.isSelectable(tab), model.plan.shown != tab || model.plan.isMoreShown { broken.append("The chosen tab is not shown.") }
      if !declared.isSelectable(tab), model.plan.shown != before.plan.shown { broken.append("A tab is chosen that can't be.") }
      if case .choose = event, case .overlay(_, isShown: true) = model.plan.place { broken.append("A choice leaves the page covered.") }
    case .step:
      let choices = before.plan.order.filter(declared.isSelectable)
      if choices.count > 1, model.plan.shown == before.plan.shown { broken.append("A step goes nowhere.") }
    case .number(let number):
      if before.plan.order.indices.contains(number - 1), declared.isSelectable(before.plan.order[number - 1]),
        model.plan.shown != before.plan.order[number - 1]
      {
        broken.append("A number selects another tab.")
      }
    case .showMore:
      if !before.plan.more.isEmpty, !model.plan.isMoreShown { broken.append("More shows nothing.") }
    case .toggleSidebar:
      if before.plan.hasSidebar, model.plan.isSidebarShown == before.plan.isSidebarShown { broken.append("The toggle does nothing.") }
    case .setSidebarShown(let isShown):
      if before.plan.hasSidebar, model.plan.isSidebarShown != isShown { broken.append("The gesture is ignored.") }
    case .measured:
      if model.plan.shown != before.plan.shown { broken.append("A resize selects another tab.") }
    case .moveTab, .moveSection:
      if Set(model.plan.order) != Set(before.plan.order) { broken.append("A move hides or shows a tab.") }
      if model.plan.shown != before.plan.shown { broken.append("A move selects another tab.") }
    case .setVisible(let tab, let isVisible, .sidebar):
      let may = declared.customization != nil && declared.tab(tab)?.customizationID != nil && declared.tab(tab)?.customizing.sidebar == .all
      if may, !isVisible, model.plan.order.contains(tab) { broken.append("A tab that the user hid is there.") }
      if model.plan.shown != before.plan.shown { broken.append("Hiding selects another tab.") }
    case .leaveSidebar:
      if case .overlay(_, isShown: true) = model.plan.place { broken.append("The page stays covered.") }
    case .approach(let tab):
      if model.plan.shown != before.plan.shown { broken.append("A page that comes into sight is selected.") }
      let added = Set(model.plan.made).subtracting(before.plan.made)
      let isThere = before.carousel.contains(tab)
      if isThere != model.plan.made.contains(tab), isThere || !added.isEmpty { broken.append("A page comes into sight and is not made.") }
      if !added.isSubset(of: isThere ? [tab] : []) { broken.append("Another page is made than the one that comes into sight.") }
    case .searchEnded:
      if let tab = before.plan.shown, tab == before.searchTab {
      } else if model.plan.shown != before.plan.shown {
        broken.append("The end of a search leads away from a tab that is not for searching.")
      }
    case .drop(let payload, let tab):
      let takes = declared.tab(tab)?.isDisabled == false && declared.tab(tab)?.drops.takes(payload) == true
      if actions != (takes ? [.take(payload, on: tab)] : []) { broken.append("What is dropped on a tab led to \(actions).") }
    case .scrolled(let scroll):
      if model.plan.shown != before.plan.shown { broken.append("Scrolling selects another tab.") }
      if scroll == ScrollState(), model.plan.isBarMinimized { broken.append("The bar stays small at the top of a page.") }
    case .expandBar:
      if model.plan.isBarMinimized { broken.append("The bar stays small.") }
    case .configured, .draggedSidebar, .resetSidebarWidth, .setVisible: break
    }
    return broken
  }
}

extension TabWalk {
  private static let titles = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"]

  private mutating func randomTab() -> TabID { TabModel.id(Self.titles[random.pick(Self.titles.count)]) }

  private mutating func randomSection() -> TabSectionID { TabSectionID(TabModel.id(["S", "T"][random.pick(2)]).value) }

  private mutating func randomEvent() -> TabEvent {
    switch random.pick(32) {
    case 0...4: .configured(randomConfiguration())
    case 5...8: .measured(TabMetrics(width: Double(random.pick(1300)), textScale: [1, 1, 1, 1.25, 2][random.pick(5)]))
    case 9, 10: .choose(randomTab())
    case 11: .select(randomTab())
    case 12: .step(forward: random.once(in: 2))
    case 13: .number(random.pick(12))
    case 14, 15: .showMore
    case 16: .toggleSidebar
    case 17: .setSidebarShown(random.once(in: 2))
    case 18: .draggedSidebar(width: random.once(in: 10) ? .nan : Double(random.pick(900)))
    case 19: .resetSidebarWidth
    case 20: .moveTab(randomTab(), before: random.once(in: 4) ? nil : randomTab())
    case 21, 22: .approach(randomTab())
    case 23: .searchEnded
    case 24: .moveSection(randomSection(), before: random.once(in: 2) ? nil : randomSection())
    case 25: .leaveSidebar
    case 29, 30: .scrolled(ScrollState(isAtTop: random.once(in: 4), direction: [nil, .up, .down, .down][random.pick(4)]))
    case 31: .expandBar
    case 26: .drop(random.once(in: 2) ? .text("") : .files([]), on: randomTab())
    default: .setVisible(randomTab(), random.once(in: 2), in: random.once(in: 2) ? .sidebar : .bar)
    }
  }

  private mutating func randomConfiguration() -> TabConfiguration {
    var new = model.configuration
    switch random.pick(10) {
    case 9: new.minimizing = TabMinimizing.allCases[random.pick(3)]
    case 0: new.items = randomItems()
    case 1: new.style = TabStyle.allCases[random.pick(TabStyle.allCases.count)]
    case 2: new.selection = [.unbound, .missing, .tab(randomTab()), .tab(randomTab())][random.pick(4)]
    case 3: new.customization = random.once(in: 3) ? nil : (new.customization ?? TabCustomization())
    case 4: new.isNested = random.once(in: 4)
    case 5: new.dots = TabDots.allCases[random.pick(3)]
    case 7: new.barReplacesSidebar = random.once(in: 2)
    case 6: new.search = TabSearch.allCases[random.pick(3)]
    default:
      guard !new.items.isEmpty else { break }
      let place = random.pick(new.items.count)
      if case .tab(var tab) = new.items[place] {
        tab.columnsWidth = random.once(in: 2) ? 0 : Double(random.pick(800))
        new.items[place] = .tab(tab)
      }
    }
    // An app binds the selection to the value of a tab or to none.
    if case .tab(let tab) = new.selection, new.tab(tab) == nil { new.selection = .missing }
    return new
  }

  private mutating func randomItems() -> [TabItem] {
    guard !random.once(in: 15) else { return [] }
    var items: [TabItem] = []
    var section: [TabDescription]?
    for title in Self.titles where !random.once(in: 4) {
      let tab = TabDescription(
        TabModel.id(title), title, purpose: random.once(in: 8) ? .search : nil,
        place: random.once(in: 3) ? TabPlace.allCases[random.pick(3)] : .automatic, isHidden: random.once(in: 8),
        isDisabled: random.once(in: 8), carriesTabs: !random.once(in: 40),
        hasOwnHeader: random.once(in: 40), hidesBar: random.once(in: 10),
        drops: random.once(in: 3) ? .text : [], customizationID: random.once(in: 4) ? nil : title,
        customizing: .init(repeating: random.once(in: 3) ? TabCustomizing.allCases[random.pick(3)] : .all),
        isVisibleByDefault: .init(repeating: !random.once(in: 10)))
      if section != nil { section?.append(tab) } else { items.append(.tab(tab)) }
      if title == "D" || title == "G" {
        if let tabs = section { items.append(Self.section(title == "D" ? "S" : "T", tabs, isHidden: random.once(in: 10))) }
        section = []
      }
    }
    if let section { items.append(Self.section("T", section, isHidden: false)) }
    return items.reduce(into: []) { result, item in
      // A section of each name alone.
      if case .section(let section) = item,
        result.contains(where: { if case .section(let other) = $0 { other.id == section.id } else { false } })
      {
        result += section.tabs.map(TabItem.tab)
      } else {
        result.append(item)
      }
    }
  }

  private static func section(_ title: String, _ tabs: [TabDescription], isHidden: Bool) -> TabItem {
    .section(TabSectionDescription(TabSectionID(TabModel.id(title).value), title, tabs: tabs, isHidden: isHidden, customizationID: title))
  }
}
