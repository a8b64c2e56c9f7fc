import Sidelight
import SidelightUI
import SidelightWindowTesting
import Testing

/// The entry of the main menu that shows and hides a sidebar.
@MainActor @Suite("Sidebar commands") struct SidebarCommandTests {
  private struct Columns: View {
    var body: some View {
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        Text("Detail")
      }
    }
  }

  private func titles(_ app: TestApp) -> [String] { app.driver.graph.mainMenu().map(\.title) }

  @Test(arguments: Depth.available) func `The entry hides the sidebar and shows it again`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 500, commands: { SidebarCommands() }) { Columns() }
    #expect(titles(app) == ["Hide Sidebar"] && app.text("Sidebar").isVisible)
    try await app.menu("Main Menu").choose("Hide Sidebar")
    #expect(titles(app) == ["Show Sidebar"] && !app.text("Sidebar").isVisible)
    try await app.menu("Main Menu").choose("Show Sidebar")
    #expect(app.text("Sidebar").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available) func `In a stack it can't be chosen`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 360, height: 500, commands: { SidebarCommands() }) { Columns() }
    #expect(app.driver.graph.mainMenu().map(\.isEnabled) == [false])
    try await app.close()
  }

  @Test(arguments: Depth.available) func `It is for the sidebar of a tab view, too, and for none where there is none`(depth: Depth)
    async throws
  {
    let tabs = try await TestApp(depth, width: 900, height: 500, commands: { SidebarCommands() }) {
      TabView {
        Tab("One", systemImage: "star") { Text("First") }
        Tab("Two", systemImage: "heart") { Text("Second") }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
    #expect(titles(tabs) == ["Hide Sidebar"])
    try await tabs.menu("Main Menu").choose("Hide Sidebar")
    #expect(titles(tabs) == ["Show Sidebar"])
    try await tabs.close()

    let plain = try await TestApp(depth, width: 900, height: 500, commands: { SidebarCommands() }) { Text("Alone") }
    #expect(plain.driver.graph.mainMenu().map(\.isEnabled) == [false])
    try await plain.close()
  }

  private struct Tabs: View {
    @State private var tab = "One"
    var body: some View {
      TabView(selection: $tab) {
        Tab("One", systemImage: "star", value: "One") {
          NavigationSplitView {
            Text("First sidebar")
          } detail: {
            Text("First")
          }
        }
        Tab("Two", systemImage: "heart", value: "Two") {
          NavigationSplitView {
            Text("Second sidebar")
          } detail: {
            Text("Second")
          }
        }
      }
    }
  }

  @Test(arguments: Depth.available) func `Of sidebars in tabs it is for the one that is shown`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 500, commands: { SidebarCommands() }) { Tabs() }
    try await app.tab("Two").click()
    try await app.menu("Main Menu").choose("Hide Sidebar")
    #expect(!app.text("Second sidebar").isVisible && titles(app) == ["Show Sidebar"])
    try await app.tab("One").click()
    #expect(app.text("First sidebar").isVisible && titles(app) == ["Hide Sidebar"])
    try await app.close()
  }
}
