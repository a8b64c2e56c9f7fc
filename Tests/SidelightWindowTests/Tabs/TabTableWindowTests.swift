import Foundation
import Observation
import SeedSupport
import SidelightCore
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import TabTable
import Testing

/// A sample of the table of combinations, in one window.
@MainActor @Suite("Tab views: the table of combinations", .serialized) struct TabTableWindowTests {
  /// How the tab of a combination is selected.
  enum Hand: CaseIterable { case code, pointer, keyboard }

  @Test(arguments: Depth.available, Hand.allCases)
  func `The sample looks as the table says, whoever selects the tab`(depth: Depth, hand: Hand) async throws {
    let desk = TabTableDesk()
    let app = try await TestApp(depth, width: 1000, height: 500) { TabTableView(desk: desk) }
    for combination in TabCombination.sample {
      try await desk.declare(combination, in: app)
      let order = TabLook(combination).order
      try await select(combination, by: hand, order, desk, app)
      if let fault = fault(combination, desk, app) { Issue.record("\(combination), by \(hand): \(fault)") }
    }
    try await app.close()
  }

  @Test(arguments: Seeds.walks(1, 2, 3, 4))
  func `After each of 500 random steps a window looks as the table says`(seed: UInt64) async throws {
    var random = SeededRandom(seed: seed)
    let desk = TabTableDesk()
    let app = try await TestApp(.window, width: 1000, height: 500, checks: false) { TabTableView(desk: desk) }
    var combination = desk.combination
    for step in 0..<500 {
      let act = try await perform(&combination, &random, desk, app)
      if let fault = fault(combination, desk, app) {
        Issue.record("seed \(seed), step \(step), \(act): \(combination): \(fault)")
        break
      }
    }
    try await app.close()
  }

  // MARK: What is done

  private func select(_ combination: TabCombination, by hand: Hand, _ order: [Int], _ desk: TabTableDesk, _ app: TestApp) async throws {
    let title = TabCombination.title(combination.selected)
    switch hand {
    case .code:
      desk.selection = combination.selected
      try await app.settle()
    case .pointer:
      let look = TabLook(combination)
      if look.sidebar != nil {
        try await app.column(.sidebar).row(title).click()
      } else if look.bar.contains(combination.selected) {
        try await app.tab(title).click()
      } else if look.more.contains(combination.selected) {
        try await app.tab("More").click()
        try await app.button(title).click()
      }
    case .keyboard:
      let place = order.firstIndex(of: combination.selected) ?? 0
      if place < 9, place.isMultiple(of: 2) {
        try await app.press(.character(Character(String(place + 1))), .alt)
      } else {
        // From the first tab on, which is selected.
        for _ in 0..<place { try await app.press(.pageDown, .control) }
      }
    }
  }

  private func perform(
    _ combination: inout TabCombination, _ random: inout SeededRandom, _ desk: TabTableDesk, _ app: TestApp
  ) async throws -> String {
    let look = TabLook(combination)
    let visible = look.order
    switch random.pick(12) {
    case 0, 1:
      combination.width = TabCombination.widths[random.pick(TabCombination.widths.count)]
      try await app.resize(width: combination.width)
      return "resize"
    case 2:
      combination.count = TabCombination.counts[random.pick(TabCombination.counts.count)]
      combination.selected = min(combination.selected, combination.count - 1)
      if combination.isCustomized, combination.selected == 1 { combination.selected = 0 }
      desk.take(combination)
      try await app.settle()
      return "count"
    case 3:
      combination.hasSections.toggle()
      desk.take(combination)
      try await app.settle()
      return "sections"
    case 4 where combination.selected != 1:
      combination.isCustomized.toggle()
      desk.take(combination)
      try await app.settle()
      return "customization"
    case 5:
      guard combination.style == .sidebarAdaptable, combination.width >= 500 else { return "nothing" }
      combination.hidesSidebar.toggle()
      if random.once(in: 2) { try await app.press(.f9) } else { try await app.button("Toggle Sidebar").click() }
      return "toggle"
    case 6:
      let selected = random.pick(combination.count)
      if combination.isCustomized, selected == 1 { return "nothing" }
      combination.selected = selected
      desk.selection = selected
      try await app.settle()
      return "code"
    case 7, 8:
      let place = visible.firstIndex(of: combination.selected) ?? 0
      let isForward = random.once(in: 2)
      guard combination.style != .sidebarAdaptable || !combination.hidesSidebar || combination.width < 500 else { return "nothing" }
      combination.selected = visible[(place + (isForward ? 1 : visible.count - 1)) % visible.count]
      try await app.press(isForward ? .pageDown : .pageUp, .control)
      return isForward ? "next" : "back"
    default:
      guard let selected = visible.isEmpty ? nil : visible[random.pick(visible.count)] else { return "nothing" }
      combination.selected = selected
      try await select(combination, by: .pointer, visible, desk, app)
      return "click"
    }
  }

  // MARK: What is seen

  private func fault(_ combination: TabCombination, _ desk: TabTableDesk, _ app: TestApp) -> String? {
    let look = TabLook(combination)
    if desk.selection != combination.selected { return "the binding holds \(desk.selection)" }
    let texts = app.labels(of: .text).filter { $0.hasPrefix("This is ") }
    if texts != ["This is \(combination.selected)"] { return "the page says \(texts)" }
    let tabs = app.labels(of: .tab)
    let wantedTabs = look.bar.map(TabCombination.title) + (look.more.isEmpty ? [] : ["More"])
    if tabs != wantedTabs { return "the bar has \(tabs) and not \(wantedTabs)" }
    let rows = app.labels(of: .row)
    let wantedRows = (look.sidebar ?? []).map(TabCombination.title)
    if rows != wantedRows { return "the sidebar has \(rows) and not \(wantedRows)" }
    if app.labels(of: .heading) != look.headings { return "the headings are \(app.labels(of: .heading)) and not \(look.headings)" }
    return nil
  }
}

/// What the tab view of the table shows.
@MainActor @Observable final class TabTableDesk {
  private(set) var combination = TabCombination(
    style: .sidebarAdaptable, width: 1000, count: 3, hasSections: false, isCustomized: false, selected: 0)
  var selection = 0
  var customization = TabViewCustomization()

  /// What the user would have done in the sidebar's edit mode.
  private static func customization(of combination: TabCombination) -> TabViewCustomization {
    guard combination.isCustomized else { return TabViewCustomization() }
    let first = combination.first.reversed().map { "\"\(TabCombination.title($0))\"" }.joined(separator: ",")
    let json = "{\"sidebar\":{\"Tab 1\":false},\"sections\":[\"U\",\"S\"],\"sectionTabs\":{\"S\":[\(first)]}}"
    return (try? JSONDecoder().decode(TabViewCustomization.self, from: Data(json.utf8))) ?? TabViewCustomization()
  }

  func take(_ new: TabCombination) {
    combination = new
    selection = new.selected
    customization = Self.customization(of: new)
  }

  /// Declares a combination with its first tab selected.
  func declare(_ new: TabCombination, in app: TestApp) async throws {
    take(new)
    selection = TabLook(new).order.first ?? 0
    try await app.resize(width: new.width)
    try await app.settle()
  }
}

private struct TabTableView: View {
  @Bindable var desk: TabTableDesk

  private func tab(_ number: Int) -> some TabContent<Int> {
    Tab(TabCombination.title(number), systemImage: "star", value: number) { Text("This is \(number)") }
      .customizationID(TabCombination.title(number))
  }

  private func section(_ title: String, _ tabs: Range<Int>) -> some TabContent<Int> {
    TabSection(title) { ForEach(Array(tabs), id: \.self) { tab($0) } }.customizationID(title)
  }

  private var style: any TabViewStyle {
    switch desk.combination.style {
    case .automatic: .automatic
    case .tabBarOnly: .tabBarOnly
    case .sidebarAdaptable: .sidebarAdaptable
    case .grouped: .grouped
    case .page: .page
    }
  }

  var body: some View {
    let combination = desk.combination
    let tabs = TabView(selection: $desk.selection) {
      ForEach(Array(combination.plain), id: \.self) { tab($0) }
      if !combination.first.isEmpty { section("S", combination.first) }
      if !combination.second.isEmpty { section("U", combination.second) }
    }
    AnyView(tabs.tabViewStyle(style)).tabViewCustomization($desk.customization)
  }
}
