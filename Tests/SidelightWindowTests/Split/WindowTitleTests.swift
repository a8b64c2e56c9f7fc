import Observation
import SidelightBridge
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// Where no column has a title, one header bar shows the window's.
@MainActor @Suite("Split view: the window's title", .serialized) struct WindowTitleTests {
  @Observable final class Knobs {
    var visibility = NavigationSplitViewVisibility.all
    var title: String?
  }

  private struct Columns: View {
    @Bindable var knobs: Knobs

    var body: some View {
      NavigationSplitView(columnVisibility: $knobs.visibility) {
        NavigationLink("Go", value: 1)
      } detail: {
        NavigationStack { titled }.navigationDestination(for: Int.self) { Text("Page \($0)") }
      }
    }

    @ViewBuilder private var titled: some View {
      if let title = knobs.title { Text("Detail").navigationTitle(title) } else { Text("Detail") }
    }
  }

  /// The titles that header bars show.
  private func titles(_ app: TestApp) -> [String] { app.labels(of: .page).filter { !$0.isEmpty } }

  @Test(arguments: Depth.available)
  func `One bar shows it, the sidebar's before the detail's, and in the stack that of the top`(depth: Depth) async throws {
    let knobs = Knobs()
    let app = try await TestApp(depth, width: 1000, height: 600) { Columns(knobs: knobs) }
    #expect(titles(app) == ["Test"])
    #expect(try app.column(.sidebar).label == "Test")
    knobs.visibility = .detailOnly
    try await app.settle()
    #expect(titles(app) == ["Test"])
    #expect(!app.column(.sidebar).isVisible)
    knobs.title = "Mine"
    try await app.settle()
    #expect(titles(app) == ["Mine"])
    knobs.visibility = .all
    try await app.settle()
    #expect(titles(app) == ["Mine"])
    knobs.title = nil
    try await app.settle()
    #expect(titles(app) == ["Test"])
    try await app.resize(width: 400)
    #expect(titles(app) == ["Test"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `In the stack every page shows it while it is the top`(depth: Depth) async throws {
    let top = Choice(NavigationSplitViewColumn.sidebar)
    struct Three: View {
      @Bindable var top: Choice<NavigationSplitViewColumn>
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $top.value) {
          Text("A")
        } content: {
          Text("B")
        } detail: {
          Text("C")
        }
      }
    }
    let app = try await TestApp(depth, width: 400, height: 600) { Three(top: top) }
    for column in [NavigationSplitViewColumn.sidebar, .content, .detail, .content] {
      top.value = column
      try await app.settle()
      #expect(titles(app) == ["Test"], "\(column)")
    }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `In the stack the window is called as the page that is seen`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) {
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        Text("All inks").navigationTitle("Inks")
      } detail: {
        Text("An ink").navigationTitle("Orange")
      }
    }
    #expect(app.title == "Orange")
    try await app.close()
    let stack = try await TestApp(depth, width: 360, height: 600) {
      NavigationSplitView {
        List { NavigationLink("Go", value: 1) }.navigationTitle("Inks").navigationDestination(for: Int.self) { _ in
          Text("An ink").navigationTitle("Orange")
        }
      } detail: {
        Text("Nothing").navigationTitle("No Ink")
      }
    }
    #expect(stack.title == "Inks")
    try await stack.row("Go").click()
    #expect(stack.title == "Orange")
    try await stack.button("Back").click()
    #expect(stack.title == "Inks")
    try await stack.close()
  }
}
