import ReportSupport
import Sidelight
import SidelightWindowTesting
import Testing

private enum UnreadKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// What views say upward for keys of the app's own, as the user sees it.
@Suite("Preferences of the app", .serialized)
@MainActor struct PreferenceWindowTests {
  private let reports = Reports()

  private struct Article: View {
    let name: String
    @State private var isRead = false
    var body: some View { Toggle(name, isOn: $isRead).preference(key: UnreadKey.self, value: isRead ? 0 : 1) }
  }

  private struct Reader: View {
    @State private var unread = 0
    @State private var isLong = false

    var body: some View {
      NavigationSplitView {
        Text("Unread \(unread)")
      } detail: {
        NavigationStack {
          VStack {
            Article(name: "Tides")
            Article(name: "Moss")
            if isLong { Article(name: "Slate") }
            Button("More") { isLong = true }
          }
          .navigationTitle("Articles")
        }
      }
      .onPreferenceChange(UnreadKey.self) { unread = $0 }
    }
  }

  @Test(arguments: Depth.available)
  func `What views on a page say changes what a view around all columns shows`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 500) { Reader() }
    #expect(app.text("Unread 2").isVisible)
    try await app.toggle("Tides").click()
    #expect(app.text("Unread 1").isVisible)
    try await app.button("More").click()
    #expect(app.text("Unread 2").isVisible)
    try await app.toggle("Slate").click()
    try await app.toggle("Moss").click()
    #expect(app.text("Unread 0").isVisible)
    try await app.close()
  }

  private struct Endless: View {
    @State private var count = 1
    @State private var clicks = 0
    var body: some View {
      VStack {
        Text("Count").preference(key: UnreadKey.self, value: count)
        Button("Clicks \(clicks)") { clicks += 1 }
      }
      .onPreferenceChange(UnreadKey.self) { count = $0 + 1 }
    }
  }

  @Test(arguments: Depth.available)
  func `An action that changes its own preference for ever is left out and reported`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Endless() }
    try await app.button("Clicks 0").click()
    try await app.button("Clicks 1").click()
    #expect(app.button("Clicks 2").isVisible)
    #expect(!reports.all(beginning: "Endless").isEmpty)
    try await app.close()
  }
}
