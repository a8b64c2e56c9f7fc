import Sidelight
import SidelightWindowTesting
import Testing

@Suite("Listings of what is dragged over tabs, and where they begin", .serialized)
@MainActor struct TabDropListingTests {
  @Test(arguments: Depth.available)
  func `What is dropped on a tab is added to its page`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) { GuestTabs() }
    try await app.row("Guests").drop(text: "Grace")
    #expect(app.row("Grace").isVisible)
    try await app.resize(width: 400)
    try await app.tab("Guests").drop(text: "Emmy")
    #expect(app.row("Emmy").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A drag that rests over a tab shows its page, but not where that is off`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) { CalmTabs() }
    try await app.tab("Archive").restDrag()
    #expect(app.text("What is kept").isVisible)
    try? await app.tab("Settings").restDrag()
    #expect(app.text("What is kept").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A drag that rests over a button clicks it`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 300) { LoadedButtons() }
    try await app.button("Folders").restDrag()
    #expect(app.text("The folders").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The tabs begin in the sidebar`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) { PlacedTabs() }
    #expect(app.column(.sidebar).row("Downloads").isVisible && app.column(.sidebar).row("Kitchen").isVisible)
    #expect(app.labels(of: .tab) == [])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Nobody can choose what is sold out`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 300) { TeaPicker() }
    await #expect(throws: TestFailure.self) { try await app.picker("Tea").choose("green") }
    try await app.picker("Tea").choose("mint")
    try await app.close()
  }
}
