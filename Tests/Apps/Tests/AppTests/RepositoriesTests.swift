import Sidelight
import SidelightWindowTesting
import Testing

@testable import Repositories

@Suite("Repositories", .serialized) @MainActor struct RepositoriesTests {
  @Test("A commit is chosen in the table and shown in the inspector", arguments: Depth.available) func commits(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1200, height: 700) { RepositoryView(repository: Repository()) }
    try await app.row("Fewer words in the menu").click()
    try await app.toggle("Details").click()
    #expect(app.inspector.text("ben").exists && app.inspector.text("README.md").exists)
    try await app.button("Author").click()
    #expect(try app.row("Lists remember where they were").exists)
    try await app.toggle("Details").click()
    #expect(!app.inspector.isVisible)
    try await app.close()
  }

  @Test("A branch is made where the last one was", arguments: Depth.available) func branch(depth: Depth) async throws {
    let repository = Repository()
    let app = try await TestApp(depth, width: 1000, height: 700) { RepositoryView(repository: repository) }
    try await app.button("New Branch").click()
    try await app.alert().textField("Name").type("fix")
    try await app.alert().button("Create").click()
    #expect(repository.current == "fix" && repository.log("fix").count == 5)
    #expect(app.row("fix").exists)
    try await app.row("colours").contextMenu("Check Out")
    #expect(repository.current == "colours")
    try await app.close()
  }

  @Test("Sections fold, and at 360 px the log is a page", arguments: Depth.available) func narrow(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 360, height: 640) { RepositoryView(repository: Repository()) }
    while !app.row("v1.0").isVisible { try await app.button("Back").click() }
    try await app.heading("Branches").toggle()
    #expect(!app.row("main").exists)
    try await app.row("v1.0").click()
    #expect(app.row("First commit").exists)
    try await app.close()
  }
}
