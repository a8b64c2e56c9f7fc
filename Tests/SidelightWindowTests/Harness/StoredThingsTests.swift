import Foundation
import Sidelight
import SidelightWindowTesting
import Testing

/// What an app under test keeps.
@Suite("What an app under test keeps", .serialized)
@MainActor struct StoredThingsTests {
  private static let key = "io.github.sidelight.Test.word"

  private struct Stored: View {
    @AppStorage(StoredThingsTests.key) private var word = "none"
    var body: some View {
      VStack {
        Text("stored \(word)")
        Button("Store") { word = "kept" }
      }
    }
  }

  @Test(arguments: Depth.available) func `What UserDefaults itself stores is seen`(depth: Depth) async throws {
    UserDefaults.standard.set("early", forKey: Self.key)
    let app = try await TestApp(depth, width: 400, height: 300) { Stored() }
    #expect(app.text("stored early").isVisible)
    UserDefaults.standard.set("late", forKey: Self.key)
    try await app.settle()
    #expect(app.text("stored late").isVisible)
    try await app.button("Store").click()
    #expect(UserDefaults.standard.string(forKey: Self.key) == "kept")
    try await app.close()
  }

  @Test(arguments: Depth.available) func `An app begins without what another one kept, and with its own where it starts again`(depth: Depth)
    async throws
  {
    let first = try await TestApp(depth, width: 400, height: 300) { Stored() }
    #expect(first.text("stored none").isVisible)
    try await first.button("Store").click()
    try await first.close()
    #expect(UserDefaults.standard.object(forKey: Self.key) == nil)
    let other = try await TestApp(depth, width: 400, height: 300) { Stored() }
    #expect(other.text("stored none").isVisible)
    try await other.close()
    let again = try await TestApp(depth, width: 400, height: 300, restarting: first) { Stored() }
    #expect(again.text("stored kept").isVisible)
    try await again.close()
  }

  private struct Counter: View {
    @SceneStorage("count") private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  private struct Reader: View {
    @SceneStorage("count") private var count = 0
    var body: some View { Text("read \(count)") }
  }

  @Test(arguments: Depth.available) func `The views of an app share the values of its window`(depth: Depth) async throws {
    func app(_ earlier: TestApp? = nil) async throws -> TestApp {
      try await TestApp(depth, width: 400, height: 300, restarting: earlier) {
        VStack {
          Counter()
          Reader()
        }
      }
    }
    let first = try await app()
    try await first.button("Count 0").click()
    #expect(first.text("read 1").isVisible)
    try await first.close()
    let other = try await app()
    #expect(other.text("read 0").isVisible)
    try await other.close()
    let again = try await app(first)
    #expect(again.text("read 1").isVisible)
    try await again.close()
  }
}
