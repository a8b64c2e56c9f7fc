import Sidelight
import SidelightWindowTesting
import Testing

/// What bindings in one column present in the next, while stacks there come and go, and what is written to bindings on the way.
@Suite("Pages presented from another column", .serialized)
@MainActor struct OuterPageTests {
  @Observable @MainActor final class Desk {
    var item: String?
    var kind = Kind.first
    var refuses = false
    var path: [Int] = []
    var writes = 0
    var top = NavigationSplitViewColumn.sidebar
    var tops: [NavigationSplitViewColumn] = []

    /// A path that counts who writes it.
    var counted: Binding<[Int]> {
      Binding {
        self.path
      } set: {
        self.writes += 1
        self.path = $0
      }
    }
  }

  enum Kind: CaseIterable { case first, second, none }

  private struct Three: View {
    let desk: Desk

    var body: some View {
      NavigationSplitView(preferredCompactColumn: top) {
        NavigationLink("Detail") { Text("Page in the detail") }.isDetailLink(true)
      } content: {
        Text("Content")
      } detail: {
        Text("Choose")
      }
    }

    private var top: Binding<NavigationSplitViewColumn> {
      Binding {
        desk.top
      } set: {
        desk.tops.append($0)
        desk.top = $0
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A link that skips a column goes to the detail at once`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 400, height: 500) { Three(desk: desk) }
    try await app.button("Detail").click()
    #expect(app.text("Page in the detail").isVisible)
    #expect(desk.tops == [.detail])
    try await app.close()
  }
}
