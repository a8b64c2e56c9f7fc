import SidelightCore
import Testing

@Suite("Tab view: the search around it")
struct TabSearchTests {
  private func model(_ search: TabSearch, _ tabs: [TabItem]) -> TabTestModel {
    var model = TabTestModel(tabs, width: 900, selection: .tab(TabModel.id("A")))
    model.declare { $0.search = search }
    return model
  }

  private let withTab: [TabItem] = [.tab("A"), .tab("B"), .tab("Find", purpose: .search)]
  private let without: [TabItem] = [.tab("A"), .tab("B")]

  @Test("The tab for searching has the search, and without one each tab has it, until another is selected")
  func shared() {
    #expect(model(.shared, withTab).model.searchTab == TabModel.id("Find"))
    #expect(!model(.shared, withTab).model.hasSearch(TabModel.id("A")))
    #expect(model(.apart, withTab).model.hasSearch(TabModel.id("A")))
    var each = model(.shared, without)
    #expect(each.model.hasSearch(TabModel.id("A")) && each.model.hasSearch(TabModel.id("B")))
    each.choose("B")
    #expect(each.written.contains(.setSearching(false)))
    var one = model(.shared, withTab)
    one.choose("Find")
    one.choose("B")
    #expect(!one.written.contains(.setSearching(true)) && !one.written.contains(.setSearching(false)))
    var apart = model(.apart, without)
    apart.choose("B")
    #expect(apart.written == [.writeSelection(TabModel.id("B"))])
  }

  @Test("A linked search begins with its tab, and its end leads back to the tab before")
  func linked() {
    var linked = model(.linked, withTab)
    linked.choose("B")
    linked.choose("Find")
    #expect(linked.written.last == .setSearching(true))
    linked.send(.searchEnded)
    #expect(linked.picture == "wide header: A (B) Find")
    linked.send(.searchEnded)
    #expect(linked.picture == "wide header: A (B) Find", "It leads back from the tab for searching alone.")
    linked.choose("Find")
    linked.declare(.tab("A"), .tab("B", isDisabled: true), .tab("Find", purpose: .search))
    linked.send(.searchEnded)
    #expect(linked.picture == "wide header: (A) B Find", "The tab before can't be selected any more.")
    var shared = model(.shared, withTab)
    shared.choose("Find")
    shared.send(.searchEnded)
    #expect(shared.picture == "wide header: A B (Find)")
  }
}
