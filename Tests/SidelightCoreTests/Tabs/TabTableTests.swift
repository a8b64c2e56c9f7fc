import SidelightCore
import TabTable
import Testing

@Suite("Tab view: the table of combinations")
struct TabTableTests {
  private func model(_ combination: TabCombination, selection: TabSelection? = nil) -> TabModel {
    func tab(_ number: Int) -> TabDescription {
      TabDescription(TabID(number), TabCombination.title(number), customizationID: TabCombination.title(number))
    }
    func section(_ title: String, _ id: Int, _ tabs: Range<Int>) -> [TabItem] {
      tabs.isEmpty ? [] : [.section(TabSectionDescription(TabSectionID(id), title, tabs: tabs.map(tab), customizationID: title))]
    }
    let items = combination.plain.map { TabItem.tab(tab($0)) } + section("S", 1, combination.first) + section("U", 2, combination.second)
    var customization = TabCustomization()
    if combination.isCustomized {
      customization.visibility[TabCombination.title(1)] = TabListings(sidebar: false, bar: nil)
      customization.sectionOrder = ["U", "S"]
      customization.orderInSections["S"] = combination.first.reversed().map(TabCombination.title)
    }
    return TabModel(
      TabConfiguration(
        items, style: combination.style, selection: selection ?? .tab(TabID(combination.selected)),
        // Only a sidebar lets the user change anything.
        customization: combination.style == .sidebarAdaptable ? customization : nil),
      metrics: TabMetrics(width: combination.width))
  }

  @Test("Every combination looks as the rules say, declared so or reached from another width")
  func pictures() {
    var faults: [String] = []
    for combination in TabCombination.all {
      let wanted = TabLook(combination).picture
      for start in [combination.width, 0, 360, 1500] {
        var model = model(combination)
        _ = model.handle(.measured(TabMetrics(width: start)))
        _ = model.handle(.measured(TabMetrics(width: combination.width)))
        if model.picture != wanted { faults.append("\(combination), from \(Int(start)): \(model.picture) and not \(wanted)") }
      }
    }
    #expect(faults.isEmpty, "\(faults.count) differ: \(faults.prefix(10).joined(separator: "\n"))")
    #expect(TabCombination.sample.count >= 100)
  }

  @Test("A user gets to every combination, by the tab itself, by its number and step by step")
  func users() {
    var faults: [String] = []
    for combination in TabCombination.all {
      let look = TabLook(combination)
      guard let place = look.order.firstIndex(of: combination.selected) else {
        faults.append("\(combination): nobody gets there.")
        continue
      }
      let steps = Array(repeating: TabEvent.step(forward: true), count: place)
      for way in [[.choose(TabID(combination.selected))], [.number(place + 1)], steps] {
        var model = model(combination, selection: .unbound)
        let start = look.order[0]
        _ = model.handle(.choose(TabID(start)))
        for event in way { _ = model.handle(event) }
        if model.picture != look.picture { faults.append("\(combination), by \(way): \(model.picture) and not \(look.picture)") }
      }
    }
    #expect(faults.isEmpty, "\(faults.count) differ: \(faults.prefix(10).joined(separator: "\n"))")
  }
}
