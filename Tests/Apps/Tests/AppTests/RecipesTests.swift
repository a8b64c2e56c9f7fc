import Sidelight
import SidelightWindowTesting
import Testing

@testable import Recipes

@Suite("Recipes", .serialized) @MainActor struct RecipesTests {
  @Test("Amounts follow the number of servings", arguments: Depth.available) func servings(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1100, height: 800) { RecipesView() }
    try await app.row("Potato Soup").click()
    #expect(app.text("400 g").exists)
    try await app.stepper("For 2").increment()
    #expect(app.text("600 g").exists)
    try await app.toggle("Leek, 1.5").click()
    #expect(try app.progress().value.hasPrefix("0.33"))
    try await app.close()
  }

  @Test("A recipe is added in a sheet, and a favourite is found", arguments: Depth.available) func add(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1100, height: 800) { RecipesView() }
    try await app.button("Add Recipe").click()
    try await app.sheet().textField("Name").type("Rye Bread")
    try await app.sheet().picker("Category").choose("Bakes")
    try await app.sheet().textField("Minutes").clear()
    try await app.sheet().textField("Minutes").type("120")
    try await app.sheet().button("Add").click()
    #expect(app.row("Rye Bread").exists && app.column(.detail).text("120 min").exists)
    try await app.toggle("Favourite").click()
    try await app.row("Favourites").click()
    #expect(app.row("Rye Bread").exists && app.row("Potato Soup").exists)
    try await app.close()
  }

  @Test("At 360 px a recipe is a page", arguments: Depth.available) func narrow(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 360, height: 640) { RecipesView() }
    while !app.row("Salads").isVisible { try await app.button("Back").click() }
    try await app.row("Salads").click()
    try await app.row("Bean Salad").click()
    #expect(app.text("Cut, mix, and wait.").exists)
    try await app.close()
  }
}
