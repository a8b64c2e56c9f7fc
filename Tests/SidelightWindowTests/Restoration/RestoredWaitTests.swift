import DisplaySupport
import Observation
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightTesting
import SidelightWindowTesting
import Testing

/// What comes back where the data is late, or another one than before.
@Suite("What waits for its data", .serialized)
@MainActor struct RestoredWaitTests {
  @Observable @MainActor final class Store {
    var rows: [String]
    init(_ rows: [String]) { self.rows = rows }
  }

  private static let all = (1...500).map { "Row \($0)" }

  private struct Lines: View {
    let store: Store
    var body: some View { List(store.rows, id: \.self) { Text($0) } }
  }

  private func lines(_ depth: Depth, _ store: Store, after earlier: TestApp? = nil) async throws -> TestApp {
    try await TestApp(depth, width: 400, height: 500, restarting: earlier) { Lines(store: store) }
  }

  private func isInView(_ app: TestApp, _ row: String) throws -> Bool {
    guard app.row(row).exists else { return false }
    return try app.depth == .window ? app.row(row).isInView : true
  }

  @Test(arguments: Depth.available)
  func `The place of a list waits for its rows, also through a run in which none come`(depth: Depth) async throws {
    let store = Store(Self.all)
    let first = try await lines(depth, store)
    try await first.list().scroll(toPosition: 200)
    #expect(try isInView(first, "Row 201"))
    try await first.close()
    store.rows = []
    let second = try await lines(depth, store, after: first)
    try await second.close()
    let third = try await lines(depth, store, after: second)
    // Those before it are no reason to give up.
    store.rows = Array(Self.all.prefix(50))
    try await third.settle()
    #expect(try isInView(third, "Row 1") && !isInView(third, "Row 201"))
    store.rows = Self.all
    try await third.settle()
    #expect(try isInView(third, "Row 201"))
    try await third.close()
    let fourth = try await lines(depth, store, after: third)
    #expect(try isInView(fourth, "Row 201"))
    try await fourth.close()
  }

  @Test(arguments: Depth.available)
  func `The row on top is the same one where rows came or went before it between two runs`(depth: Depth) async throws {
    let store = Store(Self.all)
    let first = try await lines(depth, store)
    try await first.list().scroll(toPosition: 200)
    try await first.close()
    store.rows = (1...300).map { "New \($0)" } + Self.all
    let second = try await lines(depth, store, after: first)
    #expect(try isInView(second, "Row 201"))
    #expect(try second.list().rowCount == 800)
    try await second.close()
    store.rows = Array(store.rows.dropFirst(150))
    let third = try await lines(depth, store, after: second)
    #expect(try isInView(third, "Row 201"))
    try await third.close()
  }

  @Test(.needsWindow) func `A user who scrolls meanwhile stays where they are`() async throws {
    let store = Store(Self.all)
    let first = try await lines(.window, store)
    try await first.list().scroll(toPosition: 400)
    try await first.close()
    store.rows = Array(Self.all.prefix(100))
    let second = try await lines(.window, store, after: first)
    try await second.list().scroll(toPosition: 60)
    #expect(try isInView(second, "Row 61"))
    store.rows = Self.all
    try await second.settle()
    #expect(try isInView(second, "Row 61") && !isInView(second, "Row 401"))
    try await second.close()
    let third = try await lines(.window, store, after: second)
    #expect(try isInView(third, "Row 61"))
    try await third.close()
  }

  @Test(.needsWindow) func `A place that the user scrolls to while another one waits is kept, though no row comes`() async throws {
    let store = Store(Self.all)
    let first = try await lines(.window, store)
    try await first.list().scroll(toPosition: 400)
    try await first.close()
    store.rows = Array(Self.all.prefix(100))
    let second = try await lines(.window, store, after: first)
    try await second.list().scroll(toPosition: 60)
    try await second.close()
    let third = try await lines(.window, store, after: second)
    #expect(try isInView(third, "Row 61"))
    try await third.close()
  }

  // MARK: Pages

  private struct Trip: View {
    let store: Store
    @State private var path: [String] = []
    var body: some View {
      NavigationStack(path: $path) {
        if store.rows.isEmpty {
          VStack {
            Text("Loading")
            Button("Begin in Rome") { path = ["Rome"] }
          }
        } else {
          List(store.rows, id: \.self) { NavigationLink($0, value: $0) }
            .navigationDestination(for: String.self) { town in
              VStack {
                Text("At \(town)")
                NavigationLink("On to Bergen", value: "Bergen")
              }
            }
        }
      }
    }
  }

  private func trip(_ depth: Depth, _ store: Store, after earlier: TestApp? = nil) async throws -> TestApp {
    try await TestApp(depth, width: 400, height: 400, restarting: earlier) { Trip(store: store) }
  }

  @Test(arguments: Depth.available)
  func `Pages wait until their destination is there, also through a run in which it is not`(depth: Depth) async throws {
    let store = Store(["Rome", "Oslo"])
    let first = try await trip(depth, store)
    try await first.row("Oslo").click()
    try await first.button("On to Bergen").click()
    #expect(first.text("At Bergen").isVisible)
    try await first.close()
    store.rows = []
    let second = try await trip(depth, store, after: first)
    #expect(second.text("Loading").isVisible && !second.text("At Bergen").exists)
    try await second.close()
    let third = try await trip(depth, store, after: second)
    store.rows = ["Rome", "Oslo"]
    try await third.settle()
    #expect(third.text("At Bergen").isVisible)
    try await third.button("Back").click()
    #expect(third.text("At Oslo").isVisible)
    try await third.close()
  }

  @Test(arguments: Depth.available)
  func `Who goes to another page meanwhile stays there`(depth: Depth) async throws {
    let store = Store(["Rome", "Oslo"])
    let first = try await trip(depth, store)
    try await first.row("Oslo").click()
    try await first.close()
    store.rows = []
    let second = try await trip(depth, store, after: first)
    try await second.button("Begin in Rome").click()
    store.rows = ["Rome", "Oslo"]
    try await second.settle()
    #expect(second.text("At Rome").isVisible && !second.text("At Oslo").exists)
    try await second.close()
    let third = try await trip(depth, store, after: second)
    #expect(third.text("At Rome").isVisible && !third.text("At Oslo").exists)
    try await third.close()
  }

  // MARK: Lazy views

  private struct Lazy: View {
    let count: Int
    var body: some View {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("Line \($0)").frame(height: 50) } } }
    }
  }

  @Test(.needsWindow) func `A scroll view of lazy views is as far as it was, once there are so many`() async throws {
    func lazy(_ count: Int, after earlier: TestApp? = nil) async throws -> TestApp {
      try await TestApp(.window, width: 400, height: 400, restarting: earlier) { Lazy(count: count) }
    }
    func scroll(_ app: TestApp) throws -> ScrollWidget {
      try #require(app.renderer?.controllers.values.compactMap { $0 as? ScrollController }.first?.core as? ScrollWidget)
    }
    let first = try await lazy(500)
    try scroll(first).verticalOffset = 7000
    try await first.settle()
    #expect(try first.text("Line 142").isInView)
    try await first.close()
    let second = try await lazy(500, after: first)
    let offset = try scroll(second).verticalOffset
    #expect(offset == 7000)
    #expect(try second.text("Line 142").isInView)
    try await second.close()
    let third = try await lazy(20, after: second)
    #expect(try third.text("Line 1").isInView)
    try await third.close()
    let fourth = try await lazy(500, after: third)
    #expect(try fourth.text("Line 142").isInView, "What could not be shown is not lost.")
    try await fourth.close()
  }
}
