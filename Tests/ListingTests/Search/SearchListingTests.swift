import Sidelight
import SidelightWindowTesting
import Testing

@Suite("Listings of search", .serialized)
@MainActor struct SearchListingTests {
  @Test(arguments: Depth.available)
  func `A search field of a split view writes the text that the columns show`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1200, height: 600) { SearchedShop() }
    #expect(app.column(.content).rows.count == 4)
    try await app.press(.character("f"), .control)
    try await app.textField("Search").type("as")
    #expect(app.column(.content).rows == ["Assam", "Cashew"])
    #expect(app.column(.detail).text("Sought is as").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A field stands in the column whose view asks for it, and in the sidebar where it is placed there`(depth: Depth) async throws {
    let inside = try await TestApp(depth, width: 1200, height: 600) { SearchedAisles() }
    #expect(inside.column(.sidebar).button("Search").isVisible)
    #expect(!inside.column(.content).button("Search").exists)
    try await inside.column(.sidebar).button("Search").click()
    try await inside.column(.sidebar).textField("Search").type("al")
    #expect(inside.column(.content).rows == ["Almond"])
    try await inside.close()
    let placed = try await TestApp(depth, width: 1200, height: 600) { SidebarSearch() }
    try await placed.column(.sidebar).textField("Search").type("al")
    #expect(placed.column(.content).rows == ["Almond"])
    try await placed.close()
  }

  @Test(arguments: Depth.available)
  func `A prompt takes the place of the word in an empty field`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 600) { PromptedSearch() }
    try await app.button("Search").click()
    try await app.textField("Teas and nuts").type("cash")
    #expect(app.rows == ["Cashew"])
    try await app.close()
  }

  private struct Placed: DeprecatedListing {
    @available(*, deprecated, message: "It shows a deprecated view.")
    var view: AnyView { AnyView(PlacedSearch()) }
  }

  @Test(arguments: Depth.available)
  func `A field of a navigation view stands in its first column where it is asked to`(depth: Depth) async throws {
    let listing: any DeprecatedListing = Placed()
    let app = try await TestApp(depth, width: 1200, height: 600) { listing.view }
    try await app.column(.sidebar).textField("Search").type("x")
    #expect(app.text("Choose something on the left: x").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A binding opens the field, and closes with it`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 600) { ActiveSearch() }
    #expect(app.textField("Search").isVisible && app.text("Search is open").isVisible)
    try await app.textField("Search").focus()
    try await app.press(.escape)
    #expect(!app.textField("Search").isVisible && app.text("Search is closed").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A view inside knows whether somebody searches`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 600) { WatchedSearch() }
    #expect(app.text("Nobody searches").isVisible)
    try await app.button("Search").click()
    #expect(app.text("Somebody searches").isVisible)
    try await app.press(.escape)
    #expect(app.text("Nobody searches").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A sheet over a search ends it where its user is done`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 700, height: 600) { DismissedSearch() }
    try await app.button("Search").click()
    try await app.textField("Search").type("knife")
    try await app.button("About the knife").click()
    #expect(app.text("All about the knife.").isVisible)
    try await app.button("Take It").click()
    #expect(!app.sheet().isVisible && !app.textField("Search").isVisible)
    #expect(!app.button("About the knife").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The action clears the field and takes the focus from it`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 600) { CancelledSearch() }
    try await app.button("Search").click()
    try await app.textField("Search").type("abc")
    try await app.button("Stop It").click()
    #expect(!app.textField("Search").isVisible)
    try await app.button("Search").click()
    #expect(try app.textField("Search").value == "")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Enter submits a search, and a field outside of one`(depth: Depth) async throws {
    let search = try await TestApp(depth, width: 500, height: 600) { SubmittedSearch() }
    try await search.button("Search").click()
    try await search.textField("Search").type("gold")
    #expect(search.text("The query is nothing").isVisible)
    try await search.press(.enter)
    #expect(search.text("The query is gold").isVisible)
    try await search.close()
    let name = try await TestApp(depth, width: 500, height: 600) { SubmittedName() }
    try await name.textField("Name").focus()
    try await name.press(.enter)
    #expect(name.text("Who are you?").isVisible)
    try await name.textField("Name").type("Linden")
    try await name.press(.enter)
    #expect(name.text("Hello, Linden").isVisible)
    try await name.close()
  }

  @Test(arguments: Depth.available)
  func `A field with a scope of its own submits nothing to what is around it`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 600) { MemberForm() }
    try await app.textField("Name").type("Rowan")
    try await app.press(.enter)
    #expect(app.text("Entered 1 times").isVisible)
    try await app.textField("Tags").type("tree")
    try await app.press(.enter)
    #expect(app.text("Entered 1 times").isVisible)
    try await app.textField("Word").focus()
    try await app.press(.enter)
    #expect(app.text("Entered 2 times").isVisible)
    try await app.close()
  }
}
