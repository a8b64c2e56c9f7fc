import Sidelight
import SidelightWindowTesting
import Testing

@Suite("Listings of stacks", .serialized)
@MainActor struct StackListingTests {
  @Test(arguments: Depth.available)
  func `A link adds the page of its value over the root, and Back takes it away`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { LakeStack() }
    #expect(!app.button("Back").isVisible)
    try await app.row("Inari").click()
    #expect(app.text("The shore of Inari").isVisible && !app.row("Inari").isVisible)
    try await app.button("Back").click()
    #expect(app.row("Inari").isVisible && !app.button("Back").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The stack writes the bound array, and shows what code writes to it`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { BoundLakeStack() }
    #expect(app.title == "0 shown")
    try await app.button("Two Lakes").click()
    #expect(app.text("The shore of Ohrid").isVisible)
    try await app.button("Back").click()
    #expect(app.text("The shore of Inari").isVisible && !app.text("The shore of Ohrid").isVisible)
    try await app.button("Back").click()
    #expect(app.title == "0 shown")
    try await app.row("Garda").click()
    #expect(app.text("The shore of Garda").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A destination belongs to a type`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { ColorStack() }
    #expect(app.title == "Paints")
    for (row, title) in [("Brown", "brown"), ("Cyan", "cyan"), ("Gray", "gray")] {
      try await app.row(row).click()
      #expect(app.title == title)
      try await app.button("Back").click()
    }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A flag pushes one view, and Back resets it`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { PresentedPaint(bestPaint: .teal) }
    #expect(app.title == "Not shown")
    try await app.button("Show the paint").click()
    #expect(app.title == "teal")
    try await app.button("Back").click()
    #expect(app.title == "Not shown")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `An item in a sidebar shows its view in the detail, and nil brings the detail back`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 500) { PaintSplit() }
    let detail = app.column(.detail)
    #expect(detail.text("Choose a paint").isVisible)
    try await app.button("Brown").click()
    #expect(detail.text("All in brown").isVisible && !detail.text("Choose a paint").isVisible)
    try await app.button("Cyan").click()
    #expect(detail.text("All in cyan").isVisible)
    try await app.button("None").click()
    #expect(detail.text("Choose a paint").isVisible)
    try await app.close()
  }
}
