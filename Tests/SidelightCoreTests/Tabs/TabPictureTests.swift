import SidelightCore
import Testing

@Suite("Tab view: where the tabs stand, as pictures")
struct TabPictureTests {
  private let library: [TabItem] = [
    .tab("Home"), .tab("New"), .section("Library", .tab("Songs"), .tab("Albums")), .tab("Find", purpose: .search),
  ]

  @Test(
    "A sidebar beside the pages, over them where these need the room, and a bar at the bottom of a compact container",
    arguments: [
      (1200, 0, "|sidebar 240|960| (Home) New Library[Songs Albums] Find"),
      (560, 0, "|sidebar 240|320| (Home) New Library[Songs Albums] Find"),
      (559, 0, "|sidebar 239|320| (Home) New Library[Songs Albums] Find"),
      (500, 0, "|sidebar 180|320| (Home) New Library[Songs Albums] Find"),
      (680, 500, "|sidebar 180|500| (Home) New Library[Songs Albums] Find"),
      (679, 500, "|679| (Home) New Library[Songs Albums] Find"),
      (499, 0, "bottom: (Home) New Songs Albums Find"), (360, 500, "bottom: (Home) New Songs Albums Find"),
      (0, 0, "bottom: (Home) New Songs Albums Find"),
    ] as [(Double, Double, String)])
  func sidebar(width: Double, columnsWidth: Double, picture: String) {
    #expect(TabTestModel(library, width: width, style: .sidebarAdaptable, columnsWidth: columnsWidth).picture == picture)
  }

  @Test(
    "A bar has no sections, and its style says where it stands",
    arguments: [
      (.automatic, 1200, "wide header: (Home) New Songs Albums Find"), (.tabBarOnly, 700, "header: (Home) New Songs Albums Find"),
      (.automatic, 499, "bottom: (Home) New Songs Albums Find"), (.grouped, 1200, "wide inline: (Home) New Songs Albums Find"),
      (.grouped, 360, "inline: (Home) New Songs Albums Find"), (.page, 1200, "dots: (Home) New Songs Albums Find"),
      (.page, 360, "dots: (Home) New Songs Albums Find"),
    ] as [(TabStyle, Double, String)])
  func styles(style: TabStyle, width: Double, picture: String) {
    #expect(TabTestModel(library, width: width, style: style).picture == picture)
  }

  @Test("Where the header bar of a page has no room for a switcher the bar is at the bottom in any width")
  func headersWithoutRoom() {
    let tabs: [TabItem] = [.tab("Home"), .tab("Mail", carriesTabs: false)]
    #expect(TabTestModel(tabs, width: 1200).picture == "bottom: (Home) Mail")
    #expect(TabTestModel(tabs, width: 1200, style: .sidebarAdaptable).picture == "|sidebar 240|960| (Home) Mail")
    #expect(TabTestModel(tabs, width: 1200, style: .grouped).picture == "wide inline: (Home) Mail")
    #expect(TabTestModel(tabs, width: 1200, isNested: true).picture == "wide inline: (Home) Mail")
  }

  @Test("Tabs above the page go below it where they would stand over header bars of the page's own", arguments: [1200, 260] as [Double])
  func ownHeaders(width: Double) {
    let tabs: [TabItem] = [.tab("Home"), .tab("Mail", hasOwnHeader: true)]
    #expect(TabTestModel(tabs, width: width, style: .grouped).picture == "bottom: (Home) Mail")
    #expect(TabTestModel(tabs, width: width, isNested: true).picture == "bottom: (Home) Mail")
    #expect(TabTestModel(tabs, width: 1200).picture == "wide header: (Home) Mail")
  }

  @Test(
    "A page that is shown may hide a bar, and neither dots nor a sidebar",
    arguments: [
      (.automatic, 1200, "hidden wide header: (Home) Mail"), (.automatic, 360, "hidden bottom: (Home) Mail"),
      (.grouped, 1200, "hidden wide inline: (Home) Mail"), (.page, 1200, "dots: (Home) Mail"),
      (.sidebarAdaptable, 1200, "|sidebar 240|960| (Home) Mail"), (.sidebarAdaptable, 360, "hidden bottom: (Home) Mail"),
    ] as [(TabStyle, Double, String)])
  func hidden(style: TabStyle, width: Double, picture: String) {
    var model = TabTestModel([.tab("Home", hidesBar: true), .tab("Mail")], width: width, style: style)
    #expect(model.picture == picture)
    model.send(.step(forward: true))
    #expect(!model.picture.hasPrefix("hidden"), "Keys go on through the tabs.")
  }

  @Test("The list of more tabs leaves the bar shown")
  func hiddenMore() {
    let tabs = [.tab("A", hidesBar: true)] + TabItem.tabs("B C D E F")
    var model = TabTestModel(tabs, width: 360)
    model.send(.showMore)
    #expect(model.picture == "bottom: A B C D (More[E F])")
  }

  @Test("Inside another tab view there is neither a sidebar nor a bar of the window", arguments: [1200, 260] as [Double])
  func nested(width: Double) {
    for style in [TabStyle.automatic, .tabBarOnly, .sidebarAdaptable] {
      #expect(TabTestModel(TabItem.tabs("One Two"), width: width, style: style, isNested: true).picture == "wide inline: (One) Two")
    }
  }

  @Test(
    "The bar at the bottom has five places, and the fifth is More where there are other tabs",
    arguments: [
      ("A B C D E", "bottom: (A) B C D E"), ("A B C D E F", "bottom: (A) B C D More[E F]"),
      ("A B C D E F G", "bottom: (A) B C D More[E F G]"), ("A", "bottom: (A)"), ("", "nowhere:"),
    ])
  func more(titles: String, picture: String) {
    #expect(TabTestModel(TabItem.tabs(titles), width: 360).picture == picture)
  }

  @Test("A header bar has room for more than five, and no fewer")
  func headerRoom() {
    let tabs = TabItem.tabs("A B C D E F G H I J")
    #expect(TabTestModel(tabs, width: 1200).picture == "header: (A) B C D E F G H I J")
    #expect(TabTestModel(tabs, width: 700).picture == "header: (A) B C D E More[F G H I J]")
    #expect(TabTestModel(tabs, width: 500).picture == "header: (A) B C D More[E F G H I J]")
  }

  @Test("The tab for searching is at the end and never behind More; pinned tabs come before it and are the last to go there")
  func searchAndPinned() {
    let tabs: [TabItem] = [.tab("Find", purpose: .search), .tab("Pin", place: .pinned)]
    #expect(TabTestModel(tabs + TabItem.tabs("A B"), width: 360).picture == "bottom: A B (Pin) Find")
    #expect(TabTestModel(tabs + TabItem.tabs("A B C D"), width: 360).picture == "bottom: A B (Pin) Find More[C D]")
    let pins = (1...6).map { TabItem.tab("P\($0)", place: .pinned) }
    #expect(
      TabTestModel(pins + [.tab("A"), .tab("Find", purpose: .search)], width: 360).picture == "bottom: P4 P5 P6 Find More[(P1) P2 P3 A]")
  }

  @Test("A tab for the sidebar alone is behind More where there is no sidebar")
  func sidebarOnly() {
    let tabs: [TabItem] = [.tab("Home"), .tab("Deep", place: .sidebarOnly)]
    #expect(TabTestModel(tabs, width: 360, style: .sidebarAdaptable).picture == "bottom: (Home) More[Deep]")
    #expect(TabTestModel(tabs, width: 900, style: .sidebarAdaptable).picture == "|sidebar 240|660| (Home) Deep")
  }

  @Test("The text scale widens what is not the app's own number")
  func textScale() {
    var tabs = TabTestModel(library, width: 1120, style: .sidebarAdaptable)
    tabs.send(.measured(TabMetrics(width: 1120, textScale: 2)))
    #expect(tabs.picture.hasPrefix("|sidebar 480|640|"))
    tabs.send(.measured(TabMetrics(width: 1000, textScale: 2)))
    #expect(tabs.picture.hasPrefix("|sidebar 360|640|"))
    tabs.send(.measured(TabMetrics(width: 999, textScale: 2)))
    #expect(tabs.picture.hasPrefix("bottom:"))
    tabs.send(.measured(TabMetrics(width: 1400, textScale: 2)))
    tabs.send(.draggedSidebar(width: 520))
    #expect(tabs.picture.hasPrefix("|sidebar 520|880|"))
    tabs.send(.measured(TabMetrics(width: 1400, textScale: 1)))
    #expect(tabs.picture.hasPrefix("|sidebar 260|1140|"))
  }

  @Test("The tabs of settings stay in the header bar of a narrow dialog while they fit there")
  func settings() {
    var configuration = TabConfiguration(TabItem.tabs("A B C"))
    configuration.isOfSettings = true
    func picture(_ width: Double, _ scale: Double = 1) -> String {
      TabModel(configuration, metrics: TabMetrics(width: width, textScale: scale)).picture
    }
    #expect(picture(450).hasPrefix("header"))
    #expect(picture(312).hasPrefix("header"))
    #expect(picture(311).hasPrefix("bottom"))
    #expect(picture(450, 2).hasPrefix("bottom"))
    configuration.items = TabItem.tabs("A B C D E F")
    #expect(picture(499).hasPrefix("bottom"))
    #expect(TabTestModel(TabItem.tabs("A B C"), width: 450).picture.hasPrefix("bottom"))
  }

  @Test("The sidebar hides and comes back; over the pages it opens on request and closes with a choice")
  func toggle() {
    var tabs = TabTestModel(TabItem.tabs("A B"), width: 900, style: .sidebarAdaptable, columnsWidth: 500)
    tabs.send(.toggleSidebar)
    #expect(tabs.picture == "|900| (A) B")
    tabs.send(.toggleSidebar)
    #expect(tabs.picture == "|sidebar 240|660| (A) B")
    tabs.resize(600)
    #expect(tabs.picture == "|600| (A) B")
    tabs.send(.toggleSidebar)
    #expect(tabs.picture == "{sidebar 240}|600| (A) B")
    tabs.send(.select(TabModel.id("B")))
    #expect(tabs.picture == "{sidebar 240}|600| A (B)", "An arrow key goes on selecting.")
    tabs.choose("A")
    #expect(tabs.picture == "|600| (A) B")
    tabs.send(.setSidebarShown(true))
    tabs.resize(360)
    tabs.resize(600)
    #expect(tabs.picture == "|600| (A) B", "What lay over the pages does not come back by itself.")
    tabs.resize(900)
    #expect(tabs.picture == "|sidebar 240|660| (A) B")
  }

  @Test("The divider moves between the minimum and what the page needs, and hides the sidebar far below that")
  func divider() {
    var tabs = TabTestModel(TabItem.tabs("A B"), width: 800, style: .sidebarAdaptable)
    tabs.send(.draggedSidebar(width: 300))
    #expect(tabs.picture.hasPrefix("|sidebar 300|500|"))
    tabs.send(.draggedSidebar(width: 700))
    #expect(tabs.picture.hasPrefix("|sidebar 480|320|"))
    tabs.send(.draggedSidebar(width: 100))
    #expect(tabs.picture.hasPrefix("|sidebar 180|620|"))
    tabs.send(.draggedSidebar(width: 80))
    #expect(tabs.picture.hasPrefix("|800|"))
    tabs.send(.draggedSidebar(width: 200))
    tabs.send(.resetSidebarWidth)
    #expect(tabs.picture.hasPrefix("|sidebar 240|560|"))
  }
}
