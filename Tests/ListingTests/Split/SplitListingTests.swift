import Sidelight
import SidelightWindowTesting
import Testing

@Suite("Listings of split views", .serialized)
@MainActor struct SplitListingTests {
  @Test(arguments: Depth.available)
  func `The selection in the sidebar and what code makes of it lead the detail and the list`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1000, height: 600) { TwoColumnOrchard() }
    #expect(app.column(.detail).text("No trees").isVisible)
    try await app.row("Apple").click()
    try await app.row("Quince").click(.control)
    #expect(app.column(.detail).text("Trees 1 and 3").isVisible)
    try await app.button("Select All").click()
    #expect(app.column(.detail).text("Trees 1 and 2 and 3 and 4").isVisible)
    #expect(try app.row("Plum").isSelected)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Each column's selection leads the next column`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1200, height: 600) { ThreeColumnOrchard() }
    #expect(app.column(.content).text("Choose an orchard").isVisible)
    try await app.row("Hill").click()
    try await app.column(.content).row("Pear").click()
    #expect(app.column(.detail).text("Trees 2").isVisible)
    try await app.row("Valley").click()
    #expect(app.column(.content).rows == ["Plum"])
    try await app.close()
  }

  @Test(arguments: [Depth.plan, .window].filter(Depth.available.contains))
  func `In one stack it shows the last column with something to see`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 600) { ThreeColumnOrchard() }
    #expect(app.row("Hill").isVisible)
    try await app.row("Hill").click()
    #expect(app.row("Quince").isVisible && !app.row("Hill").isVisible)
    try await app.row("Quince").click()
    #expect(app.text("Trees 3").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The binding hides the sidebar, and counts for nothing in one stack`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1000, height: 600) { HiddenSidebarOrchard() }
    #expect(try app.split?.shows(.sidebar) == false)
    #expect(app.column(.detail).text("No trees").isVisible)
    try await app.resize(width: 400)
    #expect(try app.split?.shows(.sidebar) == true)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The preferred column is on top of the stack, and Back writes the binding`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 600) { PreferredColumn() }
    #expect(try app.split?.shows(.detail) == true)
    #expect(app.title == "Detail")
    try await app.button("Back").click()
    #expect(try app.split?.shows(.sidebar) == true)
    #expect(app.title == "Sidebar")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A link of an earlier column takes the place over the root, and one of the same column is added`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1000, height: 600) { StackInColumn() }
    let detail = app.column(.detail)
    #expect(detail.text("Choose a number").isVisible)
    try await app.row("Seven").click()
    try await detail.button("One more than 7").click()
    #expect(detail.button("One more than 8").isVisible)
    try await detail.button("Back").click()
    #expect(detail.button("One more than 7").isVisible)
    try await app.row("Eight").click()
    #expect(detail.button("One more than 8").isVisible)
    try await detail.button("Back").click()
    #expect(detail.text("Choose a number").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A column's width is fixed, or between a least and a greatest one`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1200, height: 600) { ColumnWidths() }
    #expect(app.split?.picture == "|sidebar 160|content 220|detail 820|")
    #expect(!app.divider(.sidebar).exists)
    try await app.divider(.content).drag(by: 300)
    #expect(app.split?.picture == "|sidebar 160|content 320|detail 720|")
    try await app.divider(.content).drag(by: -180)
    #expect(app.split?.picture == "|sidebar 160|content 140|detail 900|")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The toggle that a split view adds can be taken away`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1000, height: 600) { ColumnWidths() }
    #expect(app.button("Toggle Sidebar").exists)
    try await app.close()
    let bare = try await TestApp(depth, width: 1000, height: 600) { NoToggle() }
    #expect(!bare.button("Toggle Sidebar").exists)
    #expect(bare.text("Shelves").isVisible)
    try await bare.close()
  }
}
