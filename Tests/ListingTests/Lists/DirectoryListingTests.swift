import Sidelight
import SidelightWindowTesting
import Testing

/// The article on data in lists.
@Suite("Listings of data in lists", .serialized)
@MainActor struct DirectoryListingTests {
  @Test(arguments: Depth.available)
  func `A row is one view or several`(depth: Depth) async throws {
    let names = try await TestApp(depth, width: 400, height: 400) { WorkerNames() }
    #expect(names.rows == ["First joiner", "Second joiner"])
    try await names.close()
    let rows = try await TestApp(depth, width: 400, height: 400) { WorkerRows() }
    #expect(rows.row("Second joiner").text("12").isVisible)
    #expect(rows.rows.count == 2)
    try await rows.close()
  }

  private struct Sections: DeprecatedListing {
    @available(*, deprecated, message: "It shows a deprecated view.")
    var view: AnyView { AnyView(WorkshopSections()) }
  }

  @Test(arguments: Depth.available)
  func `Sections with headers give a list one more level`(depth: Depth) async throws {
    let listing: any DeprecatedListing = Sections()
    let app = try await TestApp(depth, width: 400, height: 500) { listing.view }
    #expect(app.labels(of: .heading) == ["Joinery", "Foundry"])
    #expect(app.rows.count == 3)
    try await app.close()
  }

  private struct Directory: DeprecatedListing {
    @available(*, deprecated, message: "It shows a deprecated view.")
    var view: AnyView { AnyView(FactoryDirectory()) }
  }

  @Test(arguments: Depth.available)
  func `Links in rows show their view beside the list where there is room, and over it where there is not`(depth: Depth) async throws {
    let listing: any DeprecatedListing = Directory()
    let wide = try await TestApp(depth, width: 900, height: 500) { listing.view }
    #expect(wide.text("Nobody is chosen").isVisible)
    try await wide.row("Founder").click()
    #expect(wide.text("All about Founder").isVisible && wide.row("Founder").isVisible)
    #expect(!wide.text("Nobody is chosen").isVisible)
    try await wide.close()
    let narrow = try await TestApp(depth, width: 360, height: 500) { listing.view }
    #expect(try narrow.row("Founder").hasChevron)
    try await narrow.row("Founder").click()
    #expect(narrow.text("All about Founder").isVisible)
    try await narrow.close()
  }
}
