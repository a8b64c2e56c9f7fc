import Sidelight
import SidelightCore
import SidelightTesting
import SidelightWindowTesting
import Testing

@Suite("Listings of what stands in columns", .serialized)
@MainActor struct ViewListingTests {
  /// The fonts of the texts, from top to bottom.
  private func fonts(_ app: TestApp) -> [String: FontStyle] {
    var fonts: [String: FontStyle] = [:]
    for node in app.driver.tree.all { if case .text(let text) = node.element.kind { fonts[text.string] = text.font } }
    return fonts
  }

  @Test(arguments: Depth.available)
  func `A page without content says so`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { EmptyNest() }
    #expect(app.text("No Birds").isVisible && app.text("Those that come will be seen here.").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A label shows its title, its icon or both`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { Signs() }
    #expect(app.labels(of: .text) == ["Both Parts", "Title Alone", "Both Again"])
    #expect(app.labels(of: .image).count == 3)
    try await app.close()
    let weather = try await TestApp(depth, width: 500, height: 500) { Weather() }
    #expect(weather.labels(of: .image).count == 3 && weather.labels(of: .text).isEmpty)
    try await weather.close()
  }

  @Test(arguments: Depth.available)
  func `A view is made for each element, with what belongs to that`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { NamedFonts() }
    #expect(app.labels(of: .text) == ["Large", "Middling", "Small"])
    #expect(fonts(app)["Large"] != fonts(app)["Small"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A stack around a condition is one row, with content or without`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { LongNames() }
    #expect(try app.list().rowCount == 4)
    #expect(app.labels(of: .text) == ["Ada", "Cleo"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `What is said of a group is said of each view in it`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { GroupedTexts() }
    #expect(app.labels(of: .text) == ["Wool", "Linen", "Silk"])
    #expect(fonts(app)["Silk"] != FontStyle() && fonts(app).values.allSatisfy { $0 == fonts(app)["Silk"] })
    try await app.close()
    let house = try await TestApp(depth, width: 500, height: 500) { WelcomePage() }
    #expect(house.title == "The House")
    try await house.button("Come in").click()
    #expect(house.title == "The House" && house.text("Make yourself at home").isVisible)
    try await house.close()
    let many = try await TestApp(depth, width: 500, height: 500) { ManyTexts() }
    #expect(many.labels(of: .text) == (1...11).map { "\($0)" })
    try await many.close()
  }

  @Test(arguments: Depth.available)
  func `The size class follows the room that there is`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 500) { SizedView() }
    #expect(app.text("Much room").isVisible)
    try await app.resize(width: 400)
    #expect(app.text("Little room").isVisible)
    try await app.close()
  }
}
