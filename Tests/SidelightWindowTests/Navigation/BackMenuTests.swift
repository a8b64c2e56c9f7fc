import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// The menu that libadwaita's Back button has on a secondary click and a long press, through this library's stacks.
@Suite("The menu of the Back button", .serialized, .needsWindow)
@MainActor struct BackMenuTests {
  @Observable @MainActor final class Desk {
    var path: [Int] = []
    var column = NavigationSplitViewColumn.detail
    var isPresented = false
  }

  private struct Pages: View {
    @Bindable var desk: Desk
    var body: some View {
      NavigationStack(path: $desk.path) {
        Text("Bottom").navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("Page \($0)") }
          .navigationDestination(isPresented: $desk.isPresented) { Text("Shown").navigationTitle("Presented") }
      }
    }
  }

  private struct Columns: View {
    @Bindable var desk: Desk
    var body: some View {
      NavigationSplitView(preferredCompactColumn: $desk.column) {
        Text("First").navigationTitle("Sidebar")
      } content: {
        Text("Second").navigationTitle("Content")
      } detail: {
        Pages(desk: desk)
      }
    }
  }

  /// Opens the menu of the Back button that can be seen, says what is in it, and chooses an entry.
  private func choose(_ title: String, in app: TestApp, longPress: Bool = false) async throws -> [String] {
    let window = try #require(app.renderer?.windows.first?.window)
    let back = try #require(window.visibleTree.first { $0.typeName == "AdwBackButton" && $0.isMapped })
    if longPress { back.hand.longPress(x: 4, y: 4) } else { back.hand.click(.secondary, count: 1, x: 4, y: 4) }
    try await app.settle()
    let popover = try #require(back.children.first { $0.typeName == "GtkPopoverMenu" && $0.isMapped })
    let entries = popover.visibleTree.filter { $0.typeName == "GtkModelButton" }
    let titles = entries.map { $0.property("text", as: String?.self) ?? "" }
    try #require(entries.indices.first { titles[$0] == title }.map { entries[$0] }).activate()
    try await app.settle()
    return titles
  }

  @Test(arguments: [true, false])
  func `It lists what lies behind and leads there over several pages`(longPress: Bool) async throws {
    let desk = Desk()
    desk.path = [1, 2]
    let app = try await TestApp(.window, width: 500, height: 400) { Pages(desk: desk) }
    desk.isPresented = true
    try await app.settle()
    desk.path = [1, 2, 3]
    try await app.settle()
    #expect(app.title == "Page 3")
    #expect(try await choose("Page 1", in: app, longPress: longPress) == ["Presented", "Page 2", "Page 1", "Root"])
    #expect(desk.path == [1] && !desk.isPresented)
    #expect(app.title == "Page 1")
    #expect(try await choose("Root", in: app, longPress: longPress) == ["Root"])
    #expect(desk.path == [])
    #expect(app.text("Bottom").isVisible)
    try await app.close()
  }

  @Test func `In a stack of columns it leads out of the stack in the last one and over columns`() async throws {
    let desk = Desk()
    desk.path = [1]
    let app = try await TestApp(.window, width: 400, height: 400) { Columns(desk: desk) }
    #expect(app.title == "Page 1")
    #expect(try await choose("Root", in: app) == ["Root", "Content", "Sidebar"])
    #expect(desk.path == [])
    #expect(app.split?.picture == "[sidebar>content>(detail)]")
    #expect(try await choose("Sidebar", in: app) == ["Content", "Sidebar"])
    #expect(app.split?.picture == "[(sidebar)>content>detail]")
    #expect(desk.column == .sidebar)
    try await app.close()
  }
}
