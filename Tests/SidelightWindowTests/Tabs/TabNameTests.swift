import SidelightBridge
import SidelightGTK
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// What tabs are called, and how they are told from each other.
@MainActor @Suite("Tab views: names", .serialized) struct TabNameTests {
  private struct Symbols: View {
    var body: some View {
      TabView {
        Tab {
          Text("This is 1")
        } label: {
          Image(systemName: "star")
        }
        Tab {
          Text("This is 2")
        } label: {
          Image(systemName: "house")
        }
        .accessibilityLabel("Home")
        .accessibilityLabel("Not heard")
        .accessibilityHint("Shows where you live")
        .accessibilityValue("3 rooms")
        .accessibilityIdentifier("home")
        Tab("Mail", systemImage: "envelope") { Text("This is 3") }
          .accessibilityLabel("Letters", isEnabled: false)
      }
    }
  }

  @Test(arguments: Depth.available, [900, 360] as [Double])
  func `A tab without a text is called by its number, or as the app says`(depth: Depth, width: Double) async throws {
    let app = try await TestApp(depth, width: width, height: 600) { Symbols() }
    #expect(app.labels(of: .tab) == ["Tab 1 of 3", "Home", "Mail"])
    #expect(app.element(identifier: "home").isVisible)
    if depth == .window {
      // The tabs may stand in the header bar around the tab view.
      let widgets = app.renderer?.windows.first?.window.visibleTree ?? []
      let home = widgets.first { $0.accessibleRole == .tab && $0.accessibleLabel == "Home" }
      #expect(home?.accessibleMismatch(.description("3 rooms")) == nil)
      #expect(home?.accessibleMismatch(.help("Shows where you live")) == nil)
      #expect(home != nil)
    }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A row of the sidebar is called as the app says`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) { Symbols().tabViewStyle(.sidebarAdaptable) }
    #expect(Array(app.rows.suffix(2)) == ["Home", "Mail"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The list of more tabs says which of them is shown`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 360, height: 600) {
      TabView {
        ForEach(1..<8) { number in Tab("Tab \(number)", systemImage: "star") { Text("This is \(number)") } }
      }
    }
    try await app.tab("More").click()
    try await app.button("Tab 6").click()
    try await app.tab("More").click()
    #expect(app.rows == ["Tab 5", "Tab 6, Shown", "Tab 7"])
    try await app.close()
  }

  private struct Nested: View {
    let hasSongs: Bool

    var body: some View {
      TabView {
        TabSection("Library") {
          TabSection("Music") {
            if hasSongs { Tab("Songs", systemImage: "star") { Text("This is songs") } }
          }
        }
        TabSection("Empty") { ForEach(0..<0) { _ in Tab("None", systemImage: "star") { Text("None") } } }
        Tab("Last", systemImage: "star") { Text("This is last") }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `Sections inside each other are told apart, and bars have their tabs in order`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) { Nested(hasSongs: true) }
    #expect(app.labels(of: .tab) == ["Songs", "Last"])
    try await app.close()
  }
}
