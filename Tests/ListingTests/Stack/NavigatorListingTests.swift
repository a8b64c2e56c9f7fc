import Sidelight
import SidelightWindowTesting
import Testing

/// The article on the parts of a stack.
@Suite("Listings of a stack's parts", .serialized)
@MainActor struct NavigatorListingTests {
  @Test(arguments: Depth.available)
  func `A link with a view pushes that view`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { ViewLinks() }
    try await app.button("Cyan").click()
    #expect(app.text("A note on Cyan").isVisible)
    try await app.button("Back").click()
    #expect(app.button("Brown").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Each type of value has a destination of its own`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { ValueLinks() }
    try await app.row("Brown").click()
    #expect(app.text("A note on brown").isVisible)
    try await app.button("Back").click()
    try await app.row("Lemon Balm").click()
    #expect(app.text("How Lemon Balm grows").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A selection that is an item pushes its view once, and nil takes it away`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { ItemLinks() }
    try await app.row("Sage").click()
    #expect(app.text("How Sage grows").isVisible)
    try await app.button("Enough of it").click()
    #expect(app.row("Sage").isVisible && !app.button("Back").isVisible)
    try await app.row("Lemon Balm").click()
    #expect(app.text("How Lemon Balm grows").isVisible)
    try await app.button("Back").click()
    #expect(app.row("Sage").isVisible && app.title == "Herbs")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A navigation path takes values of all types`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { PathLinks() }
    try await app.row("Brown").click()
    #expect(app.text("A note on brown").isVisible && app.text("1 on the path").isVisible)
    try await app.button("On to Lemon Balm").click()
    #expect(app.text("How Lemon Balm grows").isVisible && app.text("2 on the path").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A path says which values are pushed, and nothing of views, and code pops it`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { ComposedLinks() }
    try await app.button("See Brown").click()
    #expect(app.text("[brown]").isVisible)
    try await app.button("See Sage").click()
    #expect(app.text("How Sage grows").isVisible && app.text("[brown]").isVisible)
    try await app.button("Back").click()
    try await app.button("Leave").click()
    #expect(app.button("See Brown").isVisible && app.text("[brown], then []").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A path of one type is kept in a file`(depth: Depth) async throws {
    try? FileManager.default.removeItem(at: HerbNavigator.dataURL)
    let first = try await TestApp(depth, width: 500, height: 500) { RestoredHerbs() }
    try await first.row("Sage").click()
    try await first.close()
    let second = try await TestApp(depth, width: 500, height: 500) { RestoredHerbs() }
    #expect(second.text("How Sage grows").isVisible)
    try await second.button("Back").click()
    try await second.close()
    let third = try await TestApp(depth, width: 500, height: 500) { RestoredHerbs() }
    #expect(third.row("Sage").isVisible)
    try await third.close()
  }

  @Test(arguments: Depth.available)
  func `A path of several types is kept in a file`(depth: Depth) async throws {
    try? FileManager.default.removeItem(at: MixedNavigator.dataURL)
    let first = try await TestApp(depth, width: 500, height: 500) { RestoredMixture() }
    try await first.row("Sage").click()
    try await first.button("On to twelve").click()
    try await first.close()
    let second = try await TestApp(depth, width: 500, height: 500) { RestoredMixture() }
    #expect(second.text("The number 12").isVisible)
    try await second.button("Back").click()
    #expect(second.text("How Sage grows").isVisible)
    try await second.close()
  }
}
