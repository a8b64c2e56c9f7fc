import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// A tab view whose tabs stand in a bar until the user asks for the sidebar.
@MainActor @Suite("Tab views: a bar in place of the sidebar", .serialized) struct TabBarInPlaceTests {
  private func app(_ depth: Depth, _ desk: TabDesk, _ placement: AdaptableTabBarPlacement, width: Double = 900) async throws -> TestApp {
    try await TestApp(depth, width: width, height: 600) {
      TabbedDesk(desk: desk).tabViewStyle(.sidebarAdaptable).defaultAdaptableTabBarPlacement(placement)
    }
  }

  private let names = ["Home", "Mail", "songs", "albums", "Search"]

  @Test(arguments: Depth.available)
  func `The button in the header bar and F9 bring the sidebar in place of the bar, and back`(depth: Depth) async throws {
    let desk = TabDesk()
    let app = try await app(depth, desk, .tabBar)
    #expect(app.labels(of: .tab) == names)
    #expect(app.split?.picture == "|detail 900|")
    #expect(app.labels(of: .button).filter { $0 == "Toggle Sidebar" }.count == 1)
    try await app.tab("Mail").click()
    try await app.button("mail 0").click()
    try await app.button("Toggle Sidebar").click()
    #expect(app.split?.picture == "|sidebar 240|detail 660|")
    #expect(app.labels(of: .tab) == [])
    #expect(try app.row("Mail").isSelected)
    #expect(app.button("mail 1").isVisible, "The page stays as it was.")
    #expect(app.labels(of: .button).filter { $0 == "Toggle Sidebar" }.count == 1)
    try await app.row("songs").click()
    try await app.press(.f9)
    #expect(app.labels(of: .tab) == names)
    #expect(try app.tab("songs").isSelected)
    #expect(app.split?.picture == "|detail 900|")
    try await app.resize(width: 360)
    #expect(app.labels(of: .tab) == names)
    #expect(app.split == nil)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A bar that goes with the focus in it leaves it to the page`(depth: Depth) async throws {
    let desk = TabDesk()
    let app = try await app(depth, desk, .tabBar)
    try await app.tab("Mail").focus()
    try await app.press(.f9)
    #expect(app.labels(of: .tab) == [])
    #expect(try app.button("home 0").isFocused)
    try await app.close()
  }

  @Test(arguments: Depth.available, [AdaptableTabBarPlacement.automatic, .sidebar])
  func `The other placements begin with the sidebar, and have nothing in place of it`(
    depth: Depth, placement: AdaptableTabBarPlacement
  ) async throws {
    let app = try await app(depth, TabDesk(), placement)
    #expect(app.split?.picture == "|sidebar 240|detail 660|")
    try await app.press(.f9)
    #expect(app.split?.picture == "|detail 900|")
    #expect(app.labels(of: .tab) == [])
    try await app.close()
  }

  private struct Place: View {
    @Environment(\.tabBarPlacement) private var placement
    @Environment(\.isTabBarShowingSections) private var showsSections

    var body: some View { Text(placement == .topBar ? "top" : placement == .sidebar ? "sidebar \(showsSections)" : "elsewhere") }
  }

  @Test(arguments: Depth.available)
  func `Pages hear of where the tabs stand`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) {
      TabView {
        Tab("One", systemImage: "star") { Place() }
        Tab("Two", systemImage: "star") { Text("This is two") }
      }
      .tabViewStyle(.sidebarAdaptable)
      .defaultAdaptableTabBarPlacement(.tabBar)
    }
    #expect(app.text("top").isVisible)
    try await app.press(.f9)
    #expect(app.text("sidebar true").isVisible)
    try await app.close()
  }
}
