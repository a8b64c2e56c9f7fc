@testable import SidelightGraph
import SidelightTesting
import SidelightUI
import Testing

/// State that goes on in the next run of a preview.
@Suite("State between two runs", .serialized)
@MainActor struct StateKeeperTests {
  private enum Flavor: String { case vanilla, mint }
  private struct Amount: Equatable { var grams = 1 }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Page: View {
    @State private var isOpen = false
    @State private var flavor = Flavor.vanilla
    @State private var chosen: Int?
    @State private var note: String? = "old"
    @State private var amount = Amount()
    @State private var hasMore = false
    var body: some View {
      VStack {
        Text("\(isOpen) \(flavor.rawValue) \(chosen ?? -1) \(note ?? "none") \(amount.grams)")
        Button("Change") {
          isOpen = true
          flavor = .mint
          chosen = 7
          note = nil
          amount.grams = 5
        }
        Counter(name: "First")
        if hasMore { Counter(name: "Between") }
        Counter(name: "Second")
        Button("More") { hasMore.toggle() }
      }
    }
  }

  /// Shows the page with what a run before has written, and returns what this one writes.
  private func run(_ earlier: String, _ body: (TestApp) async throws -> Void) async throws -> String {
    let keeper = StateKeeper(reading: earlier)
    StateKeeper.current = keeper
    defer { StateKeeper.current = nil }
    let app = try await TestApp(.model) { Page() }
    try await body(app)
    let written = keeper.written
    try await app.close()
    return written
  }

  @Test func `What can be written as text goes on, and the rest begins anew`() async throws {
    let first = try await run("") { app in
      #expect(app.text("false vanilla -1 old 1").exists)
      try await app.button("Change").click()
      try await app.button("Second 0").click()
      try await app.button("Second 1").click()
    }
    let second = try await run(first) { app in
      #expect(app.text("true mint 7 none 1").exists)
      #expect(app.button("First 0").exists && app.button("Second 2").exists)
      try await app.button("First 0").click()
    }
    _ = try await run(second) { app in #expect(app.button("First 1").exists && app.button("Second 2").exists) }
  }

  @Test func `A view that is gone leaves nothing`() async throws {
    let written = try await run("") { app in
      try await app.button("More").click()
      try await app.button("Between 0").click()
      try await app.button("More").click()
    }
    _ = try await run(written) { app in #expect(app.button("First 0").exists && app.button("Second 0").exists) }
  }

  @Test(arguments: ["nonsense", "\u{1E}\u{1F}\u{1E}", "Page\u{1F}a\u{1F}b\u{1E}", "Page\u{1F}perhaps\u{1E}Counter\u{1F}many\u{1E}"])
  func `A damaged file gives first values`(text: String) async throws {
    _ = try await run(text) { app in
      #expect(app.text("false vanilla -1 old 1").exists && app.button("First 0").exists)
    }
  }
}
