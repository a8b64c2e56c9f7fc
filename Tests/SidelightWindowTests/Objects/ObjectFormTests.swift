import ClosuresSwift5
import ClosuresSwift6
import DisplaySupport
import Sidelight
import SidelightWindowTesting
import Testing

/// Objects in each property that takes them, compiled in both language modes. That they compile is half of the test.
@MainActor struct ObjectFormTests {
  private func use(_ app: TestApp) async throws {
    try await app.button("Count: 0").click()
    try await app.button("Count: 1").click()
    #expect(app.button("Count: 2").isVisible && app.text("Words: 1 2").isVisible)
    try await app.toggle("It is off").click()
    #expect(app.toggle("It is on").isVisible)
    try await app.textField("Name").type(" one")
    #expect(app.text("Named: main one").isVisible)
    try await app.button("Notice").click()
    #expect(app.text("Noticed: 1").isVisible)
    try await app.button("Send").click()
    #expect(app.text("Received: 103").isVisible)
    try await app.close()
  }

  @Test(.needsWindow, arguments: Depth.available)
  func `Objects work as they did before there was Swift 6`(depth: Depth) async throws {
    try await use(TestApp(depth, width: 500, height: 600) { ClosuresSwift5.ObjectForms() })
  }

  @Test(.needsWindow, arguments: Depth.available)
  func `Objects work in Swift 6`(depth: Depth) async throws {
    try await use(TestApp(depth, width: 500, height: 600) { ClosuresSwift6.ObjectForms() })
  }
}
