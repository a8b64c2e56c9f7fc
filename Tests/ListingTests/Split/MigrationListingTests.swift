import Sidelight
import SidelightWindowTesting
import Testing

@Suite("Listings of the move away from navigation views", .serialized)
@MainActor struct MigrationListingTests {
  @Test(arguments: Depth.available)
  func `A stack has one column, and a split view two or three`(depth: Depth) async throws {
    let stack = try await TestApp(depth, width: 1200, height: 600) { MigratedStack() }
    #expect(stack.text("One column").isVisible && stack.splits.isEmpty)
    try await stack.close()
    let two = try await TestApp(depth, width: 1200, height: 600) { MigratedColumns(hasContent: false) }
    #expect(two.column(.detail).text("Second column").isVisible && !two.column(.content).exists)
    try await two.close()
    let three = try await TestApp(depth, width: 1200, height: 600) { MigratedColumns(hasContent: true) }
    #expect(three.column(.content).text("Second column").isVisible)
    #expect(three.column(.detail).text("Third column").isVisible)
    try await three.close()
  }

  @Test(arguments: Depth.available)
  func `What is written to the path is what a person sees, and walks back through`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 600) { MigratedPath() }
    try await app.row("Brown").click()
    #expect(app.text("A wall in brown").isVisible)
    try await app.button("Back").click()
    try await app.button("Both").click()
    #expect(app.text("A wall in teal").isVisible)
    try await app.button("Back").click()
    #expect(app.text("A wall in brown").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The selection follows the links, and a selection that code makes shows its page`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1000, height: 600) { MigratedSelection() }
    #expect(app.text("Choose a paint").isVisible)
    try await app.row("gray").click()
    #expect(app.text("A wall in gray").isVisible)
    try await app.button("Teal, please").click()
    #expect(app.text("A wall in teal").isVisible)
    #expect(try app.row("teal").isSelected)
    try await app.close()
  }

  private struct Compatible: DeprecatedListing {
    @available(*, deprecated, message: "It shows a deprecated view.")
    var view: AnyView {
      AnyView(
        CompatibleSplitView {
          Text("Left")
        } content: {
          Text("Middle")
        } detail: {
          Text("Right")
        })
    }
  }

  @Test(arguments: Depth.available)
  func `A wrapper that asks for the newest system shows a split view`(depth: Depth) async throws {
    let listing: any DeprecatedListing = Compatible()
    let app = try await TestApp(depth, width: 1200, height: 600) { listing.view }
    #expect(app.column(.sidebar).text("Left").isVisible)
    #expect(app.column(.content).text("Middle").isVisible)
    #expect(app.column(.detail).text("Right").isVisible)
    try await app.close()
  }
}
