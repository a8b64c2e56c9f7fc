import Sidelight
import SidelightWindowTesting
import Testing

@Suite("Listings of what can be chosen", .serialized)
@MainActor struct RowChoiceListingTests {
  @Test(arguments: Depth.available)
  func `A row that may not be selected is passed over`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 400) { SeatPlan() }
    try? await app.row("Seat A1").click()
    #expect(app.text("None").isVisible)
    try await app.row("Seat A2").click()
    #expect(app.text("A2").isVisible)
    try await app.press(.up)
    #expect(try app.row("Seat A2").isSelected && !app.row("Seat A1").isSelected)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A tag stands for its value and for the optional of it`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 400) { BreadPicker() }
    #expect(app.text("No loaf").isVisible)
    try await app.picker("Bread").choose("spelt")
    #expect(try app.text("A loaf of spelt").isVisible && app.picker("Bread").value == "spelt")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Typing finds rows by their text, or by what they say of themselves`(depth: Depth) async throws {
    let named = try await TestApp(depth, width: 400, height: 400) { NamedSingers() }
    try await named.row("Alto").click()
    try await named.press(.character("t"))
    #expect(try named.row("Tenor").isSelected)
    try await named.close()
    let pictured = try await TestApp(depth, width: 400, height: 400) { PicturedSingers() }
    try await pictured.row("Alto").click()
    try await pictured.press(.character("b"))
    #expect(try pictured.row("Bass").isSelected)
    try await pictured.close()
  }
}
