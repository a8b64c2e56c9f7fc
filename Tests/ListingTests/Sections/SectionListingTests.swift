import Sidelight
import SidelightWindowTesting
import Testing

@Suite("Listings of sections", .serialized)
@MainActor struct SectionListingTests {
  @Test(arguments: Depth.available)
  func `A group finds the sections in a view, with their headers and footers`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 600) { FramedShelves() }
    #expect(
      app.labels(of: .text) == [
        "2 sections", "Above:", "Maps", "Atlas", "Globe", "Below:", "Two of them", "Above:", "Scores", "Waltz", "Below:", "One of them",
      ])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `What is in no section is one with what stands beside it`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 600) { ImplicitShelves() }
    #expect(app.text("3 sections").isVisible)
    let texts = app.labels(of: .text).filter { !$0.hasSuffix(":") }
    #expect(texts == ["3 sections", "What stands before", "Maps", "Atlas", "What stands behind"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A container places each section as one view`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 600) { PinnedShelves() }
    #expect(app.labels(of: .text) == ["Maps", "Atlas", "Scores", "Waltz"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A container takes views one by one, and in slices`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 600, height: 500) { SongCards() }
    #expect(app.labels(of: .button) == ["Old Songs", "New Songs", "Loud Songs", "Quiet Songs"])
    try await app.button("Quiet Songs").click()
    #expect(app.text("What is quiet").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A section offers its actions`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 500) { RoomList() }
    try await app.button("Add a Room").click()
    #expect(app.rows == ["House", "Kitchen", "Cellar", "Attic"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The user folds a section of a sidebar, which writes the binding`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 500) { FoldingShelves() }
    #expect(app.rows == ["Atlas", "Maps are open"])
    try await app.heading("Maps").collapse()
    #expect(app.rows == ["Maps are closed"])
    try await app.heading("Maps").expand()
    #expect(app.rows == ["Atlas", "Maps are open"])
    #expect(app.labels(of: .footer) == ["Of two shelves"])
    try await app.close()
  }
}
