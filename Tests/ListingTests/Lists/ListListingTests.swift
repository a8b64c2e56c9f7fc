import Sidelight
import SidelightWindowTesting
import Testing

@Suite("Listings of lists", .serialized)
@MainActor struct ListListingTests {
  @Test(arguments: Depth.available)
  func `A list has the views of its closure as rows, or one for each element`(depth: Depth) async throws {
    let fixed = try await TestApp(depth, width: 400, height: 400) { StaticRows() }
    #expect(fixed.rows == ["One row", "Another row", "The last row"])
    try await fixed.close()
    let dynamic = try await TestApp(depth, width: 400, height: 400) { RiverList() }
    #expect(dynamic.rows == ["Elbe", "Loire", "Tagus"])
    try await dynamic.close()
  }

  private struct Choice: DeprecatedListing {
    @available(*, deprecated, message: "It shows a deprecated view.")
    var view: AnyView { AnyView(RiverChoice()) }
  }

  @Test(arguments: Depth.available)
  func `A set takes several rows, by keys at any time and by clicks alone in edit mode`(depth: Depth) async throws {
    let listing: any DeprecatedListing = Choice()
    let app = try await TestApp(depth, width: 400, height: 500) { listing.view }
    try await app.row("Elbe").click()
    try await app.row("Tagus").click(.control)
    #expect(app.text("2 chosen").isVisible)
    try await app.row("Loire").click()
    #expect(app.text("1 chosen").isVisible)
    try await app.button("Edit").click()
    try await app.row("Elbe").click()
    #expect(app.text("2 chosen").isVisible && app.button("Done").isVisible)
    try await app.close()
  }

  private struct Valleys: DeprecatedListing {
    @available(*, deprecated, message: "It shows a deprecated view.")
    var view: AnyView { AnyView(ValleyList()) }
  }

  @Test(arguments: Depth.available)
  func `Sections group rows, of which one is selected outside of edit mode`(depth: Depth) async throws {
    let listing: any DeprecatedListing = Valleys()
    let app = try await TestApp(depth, width: 400, height: 500) { listing.view }
    #expect(app.labels(of: .heading) == ["Upper valley", "Lower valley"])
    #expect(app.title == "Valleys")
    try await app.row("Schwaz").click()
    #expect(try app.row("Schwaz").isSelected && app.title == "A village")
    try await app.row("Matrei").click()
    #expect(try app.row("Matrei").isSelected && !app.row("Schwaz").isSelected)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Rows with children open and fold, to any depth`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 500) { PartList() }
    #expect(app.rows == ["bicycle, in parts", "pump, whole"])
    try await app.row("bicycle, in parts").expand()
    try await app.row("wheel, in parts").expand()
    #expect(app.rows == ["bicycle, in parts", "wheel, in parts", "rim, whole", "hub, whole", "basket, empty", "pump, whole"])
    #expect(try app.row("rim, whole").depth == 2)
    try await app.row("bicycle, in parts").collapse()
    #expect(app.rows.count == 2)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A style that folds no sections gives their headers nothing to fold with`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 500) { PlainValleys() }
    #expect(app.labels(of: .heading) == ["Upper valley"])
    await #expect(throws: TestFailure.self) { try await app.heading("Upper valley").toggle() }
    #expect(app.rows == ["Steinach"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A refresh runs the action`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 500) { RefreshedMailbox() }
    #expect(app.rows == ["Rent"])
    try await app.press(.f5)
    try await app.wait(until: "the letter is there") { app.rows == ["Rent", "Invitation 1"] }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A view finds the action in its environment, and nothing where there is none`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 500) { RefreshedButtons() }
    #expect(try !app.element(identifier: "without").isEnabled)
    try await app.element(identifier: "with").click()
    try await app.wait(until: "a letter has come") { app.text("2 letters").isVisible }
    try await app.close()
  }
}
