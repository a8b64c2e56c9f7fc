import Sidelight
import SidelightWindowTesting
import Testing

@Suite("Listings of tab views", .serialized)
@MainActor struct TabListingTests {
  @Test(arguments: Depth.available, [900.0, 360])
  func `Each tab has a page, and a badge that is a number or a text`(depth: Depth, width: Double) async throws {
    let app = try await TestApp(depth, width: width, height: 500) { PostOffice() }
    #expect(app.labels(of: .tab) == ["Incoming", "Outgoing", "Counter"])
    #expect(try app.tab("Incoming").value == "3" && app.tab("Counter").value == "?")
    #expect(app.text("What came in").isVisible)
    try await app.tab("Counter").click()
    #expect(app.text("Who is there").isVisible && !app.text("What came in").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A click on a tab writes the selection, and code that writes it selects a tab`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 500) { SelectedPostOffice() }
    try await app.tab("Outgoing").click()
    #expect(app.text("Tab 1 is chosen").isVisible && app.text("What goes out").isVisible)
    try await app.button("To the Counter").click()
    #expect(try app.tab("Counter").isSelected && app.text("Who is there").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A view says what its tab looks like`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 500) { MenuTabs() }
    #expect(app.labels(of: .tab) == ["Starters", "Desserts"])
    try await app.tab("Desserts").click()
    #expect(app.text("What to end with").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A badge follows its number, and is gone at none`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 500) { AlarmTabs() }
    #expect(try app.tab("Alarms").value == "2")
    try await app.button("All is well").click()
    #expect(try app.tab("Alarms").value == "")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A disabled tab is not selectable`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 500) { DisabledTabs() }
    await #expect(throws: TestFailure.self) { try await app.tab("Alarms").click() }
    #expect(!app.text("The alarms").isVisible)
    try await app.button("Let me in").click()
    try await app.tab("Alarms").click()
    #expect(app.text("The alarms").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A hidden tab keeps the state of its page`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 500) { HiddenTabs() }
    #expect(app.labels(of: .tab) == ["Home", "Overview"])
    try await app.tab("Overview").click()
    try await app.textField("Note").type("Sweep")
    try await app.resize(width: 900)
    #expect(app.labels(of: .tab) == ["Home", "Kitchen", "Cellar"])
    #expect(app.text("The kitchen").isVisible)
    try await app.resize(width: 400)
    #expect(try app.textField("Note").value == "Sweep")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A tab for searching has a title and a place of its own, and sections hold tabs`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 500) { CinemaTabs() }
    #expect(app.labels(of: .tab) == ["Now", "Westerns", "Search"])
    try await app.tab("Search").click()
    #expect(app.text("To be found").isVisible)
    try await app.tab("Westerns").click()
    #expect(app.text("With horses").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Tabs are made of data`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 500) { ShelfTabs() }
    #expect(app.labels(of: .tab) == ["All", "Maps", "Scores"])
    try await app.tab("Scores").click()
    #expect(app.text("On the shelf of Scores").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A tab's label is made of views`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 500) { StarTab() }
    #expect(app.labels(of: .tab) == ["Favorites", "Others"])
    #expect(app.text("All that is liked").isVisible)
    try await app.close()
  }
}
