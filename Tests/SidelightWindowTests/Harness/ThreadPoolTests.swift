import CSidelightTestPool
import Dispatch
import Glibc
import SidelightUI
import SidelightWindowTesting
import Testing

/// What a task of the main actor hands to Swift's thread pool belongs to the step that began the task.
@Suite("The thread pool", .serialized)
@MainActor struct ThreadPoolTests {
  private struct Loading: View {
    let load: @MainActor () async -> String
    @State private var text = "Loading"
    var body: some View { Text(text).task { text = await load() } }
  }

  /// Work on a thread that the machine does not let run for a while.
  @concurrent private static func doLate() async -> String {
    usleep(50_000)
    return "Loaded"
  }

  @Test(arguments: Depth.available)
  func `What a thread of the pool does late is shown when the app has settled`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Loading(load: Self.doLate) }
    #expect(app.text("Loaded").exists)
    try await app.close()
  }

  /// Each way back to the main actor leads through the pool.
  @Test(arguments: Depth.available)
  func `A task that goes on when it is told to has done so when the app has settled`(depth: Depth) async throws {
    let chain = (0..<3).map { _ in AsyncStream<String>.makeStream() }
    let app = try await TestApp(depth) {
      Loading {
        var text = ""
        for link in chain { for await part in link.stream { text += part } }
        return text
      }
    }
    for (index, link) in chain.enumerated() {
      link.continuation.yield("\(index)")
      link.continuation.finish()
    }
    try await app.settle()
    #expect(app.text("012").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `What goes on for long is waited for once and not again`(depth: Depth) async throws {
    let gate = DispatchSemaphore(value: 0)
    let before = sidelight_test_pool_given_up()
    let app = try await TestApp(depth) {
      Loading {
        await Task.detached { await Self.pass(gate) }.value
        return "Loaded"
      }
    }
    #expect(app.text("Loading").exists)
    let once = sidelight_test_pool_given_up()
    #expect(once > before)
    for _ in 0..<3 { try await app.settle() }
    #expect(sidelight_test_pool_given_up() == once)
    gate.signal()
    try await app.wait(until: "it is loaded") { app.text("Loaded").exists }
    try await app.close()
  }

  @concurrent private static func pass(_ gate: DispatchSemaphore) async { waitFor(gate) }

  nonisolated private static func waitFor(_ gate: DispatchSemaphore) { gate.wait() }
}
