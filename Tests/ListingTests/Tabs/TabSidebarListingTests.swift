import Sidelight
import SidelightWindowTesting
import Testing

@Suite("Listings of tab views with a sidebar", .serialized)
@MainActor struct TabSidebarListingTests {
  private func rows(_ app: TestApp) -> [String] { app.labels(of: .row).filter { !$0.isEmpty } }

  @Test(arguments: Depth.available)
  func `Sections group tabs in the sidebar, and their headers are not in the bar of a narrow window`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) { SectionedPostOffice() }
    #expect(rows(app) == ["Wishes", "Counter", "Incoming", "Outgoing", "Unfinished"])
    #expect(app.labels(of: .heading) == ["Letters"])
    try await app.row("Outgoing").click()
    #expect(app.text("What goes out").isVisible)
    try await app.resize(width: 400)
    #expect(app.labels(of: .tab) == ["Wishes", "Counter", "Incoming", "Outgoing", "Unfinished"])
    #expect(app.labels(of: .heading).isEmpty && app.text("What goes out").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Places of hidden sections are found behind a tab of a narrow window, with the selection`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) { MusicTabs() }
    #expect(rows(app) == ["Now", "Radio", "Recent", "Singers", "Running", "Sleeping"])
    try await app.row("Singers").click()
    try await app.resize(width: 400)
    #expect(app.labels(of: .tab) == ["Now", "Radio", "All"])
    #expect(app.text("The shelf of singers").isVisible)
    try await app.button("Back").click()
    try await app.row("recent").click()
    try await app.resize(width: 900)
    #expect(try app.row("Recent").isSelected && app.text("The shelf of recent").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Around the tabs of a sidebar stand a header, a footer and a bar, and of a narrow window none`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) { FramedTabs() }
    let texts = app.column(.sidebar).labels(of: .text).filter { ["Welcome to the house", "Home", "Alarms", "Built long ago"].contains($0) }
    #expect(texts == ["Welcome to the house", "Home", "Alarms", "Built long ago"])
    try await app.column(.sidebar).button("Greet").click()
    #expect(app.column(.sidebar).button("Greeted").isVisible)
    try await app.resize(width: 400)
    #expect(!app.text("Welcome to the house").isVisible && !app.button("Greeted").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A section of tabs offers its actions`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) { GrowingTabs() }
    #expect(rows(app) == ["Home", "Kitchen"])
    try await app.button("Add a Room").click()
    #expect(rows(app) == ["Home", "Kitchen", "Cellar"])
    try await app.row("Cellar").click()
    #expect(app.text("In the room Cellar").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A pinned tab is in the sidebar and in the bar`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) { PinnedTabs() }
    #expect(Set(rows(app)) == ["Home", "Saved", "Others"])
    try await app.row("Saved").click()
    try await app.resize(width: 400)
    #expect(Set(app.labels(of: .tab)) == ["Home", "Saved", "Others"])
    #expect(try app.tab("Saved").isSelected)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The user hides tabs, but not one whose customization is off`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) { ArrangedTabs() }
    try await app.column(.sidebar).button("Edit").click()
    #expect(app.labels(of: .toggle) == ["Show Alarms", "Show Kitchen", "Show Cellar"])
    try await app.toggle("Show Kitchen").click()
    try await app.column(.sidebar).button("Done").click()
    #expect(rows(app) == ["Home", "Alarms", "Cellar"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A tab is hidden by default, until the user shows it`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) { SparseTabs() }
    #expect(rows(app) == ["Home", "Bills"])
    try await app.column(.sidebar).button("Edit").click()
    try await app.toggle("Show Attic").click()
    try await app.column(.sidebar).button("Done").click()
    #expect(rows(app) == ["Home", "Bills", "Attic"])
    try await app.close()
  }
}
