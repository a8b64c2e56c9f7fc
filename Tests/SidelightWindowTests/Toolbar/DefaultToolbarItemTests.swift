import DisplaySupport
import Sidelight
import SidelightWindowTesting
import Testing

/// Items that toolbars have by themselves, at places of the app's.
@Suite("Toolbar items at places of the app's", .serialized)
@MainActor struct DefaultToolbarItemTests {
  private struct Searching: View {
    let isPinned: Bool
    @State private var text = ""

    var body: some View {
      NavigationStack {
        List(0..<3, id: \.self) { Text("Row \($0)") }
          .navigationTitle("Rows")
          .searchable(text: $text, placement: isPinned ? .navigationBarDrawer(displayMode: .always) : .automatic)
          .toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `The button of the search field stands where the app puts it, once`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { Searching(isPinned: false) }
    #expect(app.toggle("Search").count == 1 && !app.button("Search").exists)
    let place = try app.toggle("Search").frame
    if depth == .window { #expect(place.y > 300) }
    #expect(!app.textField("Search").isVisible)
    try await app.toggle("Search").click()
    #expect(app.textField("Search").isVisible)
    try await app.toggle("Search").click()
    #expect(!app.textField("Search").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A field that is always there needs no button`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { Searching(isPinned: true) }
    #expect(app.textField("Search").isVisible && !app.toggle("Search").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A search that is left out has neither a button nor a field`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) {
      NavigationStack {
        Text("Content").navigationTitle("Rows").searchable(text: .constant("")).toolbar(removing: .search)
      }
    }
    #expect(!app.button("Search").exists && !app.textField("Search").exists)
    try await app.close()
  }

  private struct Columns: View {
    @State private var visibility = NavigationSplitViewVisibility.detailOnly

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        List(0..<3, id: \.self) { Text("Row \($0)") }.navigationTitle("Rows")
      } detail: {
        Text(visibility == .detailOnly ? "Alone" : "Beside")
          .navigationTitle("Detail")
          .toolbar { DefaultToolbarItem(kind: .sidebarToggle, placement: .bottomBar) }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `The button of the sidebar stands where the app puts it while the page has it`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 400) { Columns() }
    #expect(app.toggle("Toggle Sidebar").count == 1 && !app.button("Toggle Sidebar").exists)
    if depth == .window {
      let place = try app.toggle("Toggle Sidebar").frame
      #expect(place.y > 300)
    }
    try await app.toggle("Toggle Sidebar").click()
    #expect(app.text("Beside").isVisible)
    try await app.close()
  }
}
