import Sidelight
import SidelightTesting
import SidelightWindowTesting
import Testing

/// What the user makes of columns, tabs and toolbars is there again when the app starts the next time, at every depth.
@Suite("Choices that come back", .serialized)
@MainActor struct RestoredChoicesTests {
  private struct Columns: View {
    var body: some View {
      NavigationSplitView {
        Text("Sidebar").navigationSplitViewColumnWidth(min: 200, ideal: 240, max: 300)
      } content: {
        Text("Content").navigationSplitViewColumnWidth(min: 200, ideal: 250, max: 320)
      } detail: {
        Text("Detail").inspector(isPresented: .constant(true)) { Text("Notes").inspectorColumnWidth(min: 200, ideal: 220, max: 300) }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `Columns and the inspector are as wide as the user dragged them, also after a run in a narrow window`(depth: Depth) async throws {
    let first = try await TestApp(depth, width: 1300) { Columns() }
    try await first.press(.f9)
    try await first.divider(.sidebar).drag(by: 30)
    try await first.divider(.content).drag(by: -20)
    try await first.inspectorDivider.drag(by: -40)
    let picture = first.split?.picture
    #expect(picture == "|sidebar 270|content 230|detail 540|+inspector 260")
    try await first.close()
    let second = try await TestApp(depth, width: 1300, restarting: first) { Columns() }
    #expect(second.split?.picture == picture)
    try await second.close()
    // What a window has no room for is no choice of the user.
    let narrow = try await TestApp(depth, width: 500, restarting: second) { Columns() }
    #expect(narrow.split?.picture != picture)
    try await narrow.close()
    let third = try await TestApp(depth, width: 1300, restarting: narrow) { Columns() }
    #expect(third.split?.picture == picture)
    try await third.close()
  }

  private struct Tabs: View {
    @State private var customization = TabViewCustomization()

    private func tab(_ name: String) -> some TabContent<String> {
      Tab(name, systemImage: "star", value: name) { Text("This is \(name)") }.customizationID(name)
    }

    var body: some View {
      TabView(selection: .constant("A")) {
        tab("A").customizationBehavior(.disabled)
        tab("B")
        tab("C")
        TabSection("One") {
          tab("D")
          tab("E")
        }
        .customizationID("one")
        TabSection("Two") { tab("F") }.customizationID("two")
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization($customization)
    }
  }

  @Test(arguments: Depth.available)
  func `Tabs that the user hid, showed and moved are so again, until they are put back`(depth: Depth) async throws {
    func rows(_ app: TestApp) -> [String] { app.labels(of: .row).filter { !$0.isEmpty } }
    let first = try await TestApp(depth, width: 900, height: 700) { Tabs() }
    try await first.column(.sidebar).button("Edit").click()
    try await first.row("C").drag(above: first.row("B"))
    try await first.row("E").drag(above: first.row("D"))
    try await first.element(.heading, "Two").button("Move Two Up").click()
    try await first.element(.toggle, "Show B").click()
    try await first.column(.sidebar).button("Done").click()
    let made = rows(first)
    #expect(made == ["A", "C", "F", "E", "D"])
    try await first.close()
    let second = try await TestApp(depth, width: 900, height: 700, restarting: first) { Tabs() }
    #expect(rows(second) == made)
    #expect(second.labels(of: .heading) == ["Two", "One"])
    try await second.column(.sidebar).button("Edit").click()
    try await second.element(.toggle, "Show B").click()
    try await second.column(.sidebar).button("Done").click()
    let again = rows(second)
    #expect(again == ["A", "C", "B", "F", "E", "D"])
    try await second.close()
    let third = try await TestApp(depth, width: 900, height: 700, restarting: second) { Tabs() }
    #expect(rows(third) == again)
    try await third.close()
  }

  private struct Tools: View {
    let hasPrint: Bool

    var body: some View {
      Text("Content").navigationTitle("Page").toolbar(id: "page") {
        ToolbarItem(id: "bold") { Button("Bold") {} }
        ToolbarItem(id: "share") { Button("Share") {} }.defaultCustomization(.hidden)
        if hasPrint { ToolbarItem(id: "print") { Button("Print") {} }.defaultCustomization(.hidden) }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `Toolbars have the items that the user put into them, and what a version without an item kept`(depth: Depth) async throws {
    let first = try await TestApp(depth, width: 700, height: 400) { Tools(hasPrint: true) }
    for name in ["Bold", "Share", "Print"] { try await first.page("Page").contextMenu(name) }
    #expect(!first.button("Bold").exists && first.button("Share").isVisible && first.button("Print").isVisible)
    try await first.close()
    let second = try await TestApp(depth, width: 700, height: 400, restarting: first) { Tools(hasPrint: false) }
    #expect(!second.button("Bold").exists && second.button("Share").isVisible)
    try await second.close()
    let third = try await TestApp(depth, width: 700, height: 400, restarting: second) { Tools(hasPrint: true) }
    #expect(!third.button("Bold").exists && third.button("Share").isVisible && third.button("Print").isVisible)
    try await third.page("Page").contextMenu("Reset")
    #expect(third.button("Bold").isVisible && !third.button("Share").exists)
    try await third.close()
    let fourth = try await TestApp(depth, width: 700, height: 400, restarting: third) { Tools(hasPrint: true) }
    #expect(fourth.button("Bold").isVisible && !fourth.button("Share").exists)
    try await fourth.close()
  }
}
