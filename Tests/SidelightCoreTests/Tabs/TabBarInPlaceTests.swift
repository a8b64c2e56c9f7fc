import SidelightCore
import Testing

@Suite("Tab view: a bar in place of the sidebar")
struct TabBarInPlaceTests {
  private let library: [TabItem] = [.tab("Home"), .section("Library", .tab("Songs"), .tab("Albums")), .tab("Find", purpose: .search)]

  private func model(_ items: [TabItem], _ width: Double, columnsWidth: Double = 0) -> TabTestModel {
    TabTestModel(items, width: width, style: .sidebarAdaptable, barReplacesSidebar: true, columnsWidth: columnsWidth)
  }

  @Test(
    "The tabs stand in the header bar until the user asks for the sidebar",
    arguments: [
      (1200, 0, "+sidebar wide header: (Home) Songs Albums Find", "|sidebar 240|960| (Home) Library[Songs Albums] Find"),
      (700, 0, "+sidebar header: (Home) Songs Albums Find", "|sidebar 240|460| (Home) Library[Songs Albums] Find"),
      (700, 600, "+{sidebar} header: (Home) Songs Albums Find", "{sidebar 240}|700| (Home) Library[Songs Albums] Find"),
      (499, 0, "bottom: (Home) Songs Albums Find", "bottom: (Home) Songs Albums Find"),
    ] as [(Double, Double, String, String)])
  func toggle(width: Double, columnsWidth: Double, hidden: String, shown: String) {
    var tabs = model(library, width, columnsWidth: columnsWidth)
    #expect(tabs.picture == hidden)
    tabs.send(.toggleSidebar)
    #expect(tabs.picture == shown)
    tabs.send(.toggleSidebar)
    #expect(tabs.picture == hidden)
    tabs.send(.setSidebarShown(true))
    #expect(tabs.picture == shown)
    #expect(tabs.model.checkInvariants() == [])
  }

  @Test("Where a header bar has no room for them they stand at the bottom")
  func noRoom() {
    var tabs = model([.tab("Home"), .tab("Mail", carriesTabs: false)], 900)
    #expect(tabs.picture == "+sidebar bottom: (Home) Mail")
    tabs.send(.toggleSidebar)
    #expect(tabs.picture == "|sidebar 240|660| (Home) Mail")
  }

  @Test("What the user asked for stays through a compact window")
  func resize() {
    var tabs = model(library, 900)
    tabs.send(.toggleSidebar)
    tabs.resize(360)
    #expect(tabs.picture == "bottom: (Home) Songs Albums Find")
    tabs.resize(900)
    #expect(tabs.picture == "|sidebar 240|660| (Home) Library[Songs Albums] Find")
  }

  @Test("A sidebar over the pages leaves the bar again when a tab is chosen there")
  func over() {
    var tabs = model(library, 700, columnsWidth: 600)
    tabs.send(.toggleSidebar)
    tabs.choose("Songs")
    #expect(tabs.picture == "+{sidebar} header: Home (Songs) Albums Find")
    tabs.send(.toggleSidebar)
    tabs.resize(690)
    #expect(tabs.picture == "{sidebar 240}|690| Home Library[(Songs) Albums] Find")
    tabs.resize(900)
    #expect(tabs.picture == "+sidebar wide header: Home (Songs) Albums Find")
  }

  @Test("A divider that is dragged to the edge leaves the bar")
  func dragged() {
    var tabs = model(library, 900)
    tabs.send(.toggleSidebar)
    tabs.send(.draggedSidebar(width: 300))
    #expect(tabs.picture == "|sidebar 300|600| (Home) Library[Songs Albums] Find")
    tabs.send(.draggedSidebar(width: 10))
    #expect(tabs.picture == "+sidebar wide header: (Home) Songs Albums Find")
    tabs.send(.toggleSidebar)
    #expect(tabs.picture == "|sidebar 300|600| (Home) Library[Songs Albums] Find")
  }

  @Test("A tab view inside another one, and other styles, have no sidebar to ask for")
  func others() {
    let nested = TabTestModel(library, width: 900, style: .sidebarAdaptable, barReplacesSidebar: true, isNested: true)
    #expect(nested.picture == "wide inline: (Home) Songs Albums Find")
    #expect(TabTestModel(library, width: 900, barReplacesSidebar: true).picture == "wide header: (Home) Songs Albums Find")
  }
}
