import Sidelight
import SidelightWindowTesting
import Testing

@testable import Tasks

@Suite("Tasks", .serialized) @MainActor struct TasksTests {
  @Test("A task is added in line, done and deleted", arguments: Depth.available) func add(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1000, height: 700) { TasksView() }
    try await app.textField("New task").type("Paint the fence")
    try await app.press(.enter)
    #expect(try app.toggle("Paint the fence").value == "off")
    try await app.toggle("Paint the fence").click()
    #expect(try app.toggle("Paint the fence").value == "on")
    try await app.button("Edit").click()
    try await app.row("Oil the door").delete()
    #expect(!app.row("Oil the door").exists)
    try await app.close()
  }

  @Test("Today gathers from all lists, and the inspector edits", arguments: Depth.available) func today(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1200, height: 700) { TasksView() }
    try await app.row("Today").click()
    #expect(app.row("Water the plants").exists && app.row("Order seeds").exists && !app.row("Oil the door").exists)
    try await app.row("Order seeds").click()
    try await app.toggle("Details").click()
    try await app.inspector.picker("Priority").choose("High")
    #expect(app.image("High priority").exists)
    try await app.inspector.toggle("Today").click()
    #expect(!app.row("Order seeds").exists)
    try await app.close()
  }

  @Test("At 360 px a list is a page", arguments: Depth.available) func narrow(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 360, height: 640) { TasksView() }
    while !app.row("Garden").isVisible { try await app.button("Back").click() }
    try await app.row("Garden").click()
    try await app.row("Cut the hedge").swipe(.leading, "Today")
    try await app.button("Back").click()
    try await app.row("Today").click()
    #expect(app.row("Cut the hedge").exists)
    try await app.close()
  }
}
