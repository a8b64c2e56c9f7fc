import DisplaySupport
import SidelightBridge
import SidelightUI
import Testing

/// Where the badge of a tab in a bar stands.
@Suite("Tabs: badges on symbols", .serialized, .needsWindow)
@MainActor struct TabBadgeTests {
  private struct Tabs: View {
    var body: some View {
      TabView {
        Tab("Inbox", systemImage: "tray") { Text("One") }.badge(2)
        Tab("Sent", systemImage: "paperplane") { Text("Two") }
      }
    }
  }

  @Test func `In a narrow tab it is on the corner of the symbol, which stays where it is`() async throws {
    let scene = await ViewScene(width: 360, height: 500) { Tabs() }
    let window = try #require(scene.window)
    let badge = try #require(scene.widgets.first { $0.hasClass("sidelight-badge") && $0.visibleText == "2" }?.bounds(in: window))
    let icons = scene.widgets.filter { $0.typeName == "GtkImage" && $0.parent?.hasClass("sidelight-badged-icon") == true }
    let boxes = try icons.map { try #require($0.bounds(in: window)) }
    #expect(boxes.count == 2 && boxes.first?.y == boxes.last?.y)
    let icon = try #require(boxes.first)
    let (end, middle) = (icon.x + icon.width, icon.x + icon.width / 2)
    #expect(badge.x < end && badge.x > middle && badge.y < icon.y)
    let title = try #require(scene.widgets.first { $0.typeName == "GtkLabel" && $0.visibleText == "Inbox" }?.bounds(in: window))
    #expect(abs(title.x + title.width / 2 - middle) <= 1)
    await scene.close()
  }
}
