import Sidelight
import SidelightWindowTesting
import Testing

/// What modifiers of a tab do to its row in the sidebar.
@MainActor @Suite("Tab views: rows of the sidebar", .serialized) struct TabRowTests {
  @MainActor @Observable final class Desk {
    var log: [String] = []
    var count = 0
  }

  private struct Tabs: View {
    let desk: Desk

    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") { Text("This is home") }
        Tab("Mail", systemImage: "envelope") { Text("This is mail") }
          .contextMenu { Button("Empty \(desk.count)") { desk.log.append("empty \(desk.count)") } }
          .swipeActions { Button("Mute") { desk.log.append("mute") } }
          .draggable("mail")
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  @Test(arguments: Depth.available)
  func `A tab in the sidebar has its menu and its swipe actions, as they are now`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 900, height: 500) { Tabs(desk: desk) }
    try await app.row("Mail").contextMenu("Empty 0")
    desk.count = 1
    try await app.settle()
    try await app.row("Mail").contextMenu("Empty 1")
    try await app.row("Mail").swipe(.trailing, "Mute")
    #expect(desk.log == ["empty 0", "empty 1", "mute"])
    try await app.row("Mail").click()
    #expect(app.text("This is mail").isVisible)
    try await app.resize(width: 360)
    #expect(app.labels(of: .tab) == ["Home", "Mail"])
    try await app.close()
  }
}
