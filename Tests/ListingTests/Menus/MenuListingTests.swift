import Sidelight
import SidelightWindowTesting
import Testing

@Suite("Listings of menus", .serialized)
@MainActor struct MenuListingTests {
  @Test(arguments: Depth.available)
  func `A view offers what its menu has`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 400) { GardenMenu() }
    try await app.row("The old garden").contextMenu("Show It on the Map")
    #expect(app.row("It is on the map").isVisible)
    try await app.row("The old garden").contextMenu("Make It a Favorite")
    #expect(app.row("It is a favorite").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The menu is that of the row, of the selection around it, or of the empty area`(depth: Depth) async throws {
    let tools = [Tool(id: 1, name: "Saw"), Tool(id: 2, name: "Plane"), Tool(id: 3, name: "Vice")]
    let app = try await TestApp(depth, width: 400, height: 500) { ToolMenu(tools: tools) }
    try await app.row("Saw").click()
    try await app.row("Vice").click(.control)
    try await app.row("Vice").contextMenu("New Box With Selection")
    #expect(app.text("Boxed [1, 3]").isVisible)
    try await app.row("Plane").contextMenu("Copy")
    #expect(app.text("Copied [2]").isVisible)
    try await app.list().contextMenu("New Tool")
    #expect(app.text("A new tool").isVisible)
    try await app.row("Plane").doubleClick()
    #expect(app.text("Took [2]").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The rename button of a row runs the action of that row, which focuses the field`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 400) { BoatList() }
    try await app.row("Boat 2").contextMenu("Rename")
    try await app.wait(until: "the field has the focus") { try app.textField("Name of boat 2").isFocused }
    #expect(try !app.textField("Name of boat 1").isFocused)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A menu has entries, menus in it, and a label of any views`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 400) { ScrollMenus() }
    try await app.menu("Scroll").choose("Roll Up")
    #expect(app.text("Rolled up").isVisible)
    try await app.menu("Scroll").choose("Copy Out", "By Press")
    #expect(app.text("Copied by press").isVisible)
    try await app.menu("Book").choose("Bind It")
    #expect(app.text("Bound").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A menu with an action of its own runs it on a click, and has its entries beside it`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 400) { PrimaryMenu() }
    try await app.menu("Keep").click()
    #expect(app.text("Kept").isVisible)
    try await app.menu("Keep").choose("Keep All")
    #expect(app.text("All are kept").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `What is around a button disables it, whatever the button says`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 400) { DisabledButtons() }
    #expect(try !app.button("Press").isEnabled)
    try await app.close()
  }
}
