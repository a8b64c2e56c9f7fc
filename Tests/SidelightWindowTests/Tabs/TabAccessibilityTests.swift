import DisplaySupport
import SidelightBridge
import SidelightGTK
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// What assistive technology is told of tabs, and where the keyboard leads.
@MainActor @Suite("Tab views: assistive technology and keyboard", .serialized) struct TabAccessibilityTests {
  private func widgets(_ app: TestApp) -> [Widget] {
    // The tabs may stand in the header bar around the tab view.
    (app.renderer?.windows.first?.window.visibleTree ?? []).filter(\.isMapped)
  }

  @Test(.needsWindow, arguments: [900, 360] as [Double])
  func `The bar is a list of tabs, each with its name, its place and whether it is selected`(width: Double) async throws {
    let desk = TabDesk()
    desk.unread = 4
    let app = try await TestApp(.window, width: width, height: 600) { TabbedDesk(desk: desk) }
    try await app.tab("songs").click()
    #expect(widgets(app).count { $0.accessibleRole == .tabList } == 1)
    let tabs = widgets(app).filter { $0.accessibleRole == .tab }
    #expect(tabs.map(\.accessibleLabel) == ["Home", "Mail", "songs", "albums", "Search"])
    for (index, tab) in tabs.enumerated() {
      #expect(tab.accessibleMismatch(.selected(index == 2)) == nil)
      #expect(tab.accessibleMismatch(.position(index + 1)) == nil)
      #expect(tab.accessibleMismatch(.count(5)) == nil)
      #expect(tab.isFocusable)
    }
    #expect(tabs[1].accessibleMismatch(.description("4")) == nil)
    try await app.close()
  }

  @Test(.needsWindow) func `A list in a page leaves Ctrl with Page Down to the tabs`() async throws {
    let app = try await TestApp(.window, width: 900, height: 600) {
      TabView {
        Tab("List", systemImage: "star") { List(0..<100) { Text("Row \($0)") } }
        Tab("Other", systemImage: "star") { List(0..<100) { Text("Line \($0)") } }
      }
    }
    try await app.row("Row 2").focus()
    try await app.press(.pageDown, .control)
    #expect(try app.tab("Other").isSelected)
    #expect(try app.row("Line 0").isFocused)
    try await app.press(.pageUp, .control)
    #expect(try app.row("Row 2").isFocused, "The focus is where it was.")
    try await app.close()
  }

  @Test(.needsWindow, arguments: [900, 360] as [Double])
  func `Whoever goes through the tabs by keyboard stays on them`(width: Double) async throws {
    let desk = TabDesk()
    let app = try await TestApp(.window, width: width, height: 600) { TabbedDesk(desk: desk) }
    try await app.tab("Home").focus()
    try await app.press(.right)
    #expect(try app.tab("Mail").isFocused)
    try await app.press(.space)
    #expect(desk.selection == .mail)
    #expect(try app.tab("Mail").isFocused)
    try await app.press(.right)
    try await app.press(.enter)
    #expect(desk.selection == .songs)
    #expect(try app.tab("songs").isFocused)
    try await app.close()
  }
}
