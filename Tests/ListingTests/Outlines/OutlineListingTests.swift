import Sidelight
import SidelightWindowTesting
import Testing

@Suite("Listings of outlines", .serialized)
@MainActor struct OutlineListingTests {
  @Test(arguments: Depth.available)
  func `A tree is navigated by opening and folding its branches`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 500) { PartOutline() }
    #expect(app.rows == ["bicycle, in parts"])
    try await app.row("bicycle, in parts").expand()
    #expect(app.rows == ["bicycle, in parts", "wheel, in parts", "basket, empty"])
    try await app.row("wheel, in parts").expand()
    #expect(app.rows.contains("hub, whole"))
    try await app.row("wheel, in parts").collapse()
    #expect(!app.rows.contains("hub, whole"))
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A group shows and hides its content, whose switches keep their values`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 500) { LampSettings() }
    #expect(try app.toggle("Hall").isOn && !app.toggle("Porch").isOn)
    #expect(!app.text("A lantern").isVisible)
    try await app.disclosure("In the cellar").expand()
    #expect(app.text("A lantern").isVisible)
    try await app.toggle("Porch").click()
    #expect(app.text("The porch is lit").isVisible)
    try await app.disclosure("Lamps").collapse()
    #expect(app.text("Nothing is shown").isVisible && !app.toggle("Porch").isVisible)
    try await app.disclosure("Lamps").expand()
    #expect(try app.toggle("Porch").isOn)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A group in a list is a row with rows below it`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 500) { LampList() }
    #expect(app.rows == ["Lamps"])
    try await app.row("Lamps").expand()
    #expect(app.rows == ["Lamps", "Porch", "Hall"])
    #expect(try app.row("Hall").depth == 1)
    try await app.close()
  }
}
