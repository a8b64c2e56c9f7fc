import SidelightUI
import SidelightWindowTesting
import Testing

extension HarnessTests {
  private struct Columns: View {
    var body: some View {
      NavigationSplitView {
        Text("Sidebar").navigationSplitViewColumnWidth(min: 200, ideal: 240, max: 300)
      } content: {
        Text("Content").navigationSplitViewColumnWidth(250)
      } detail: {
        Text("Detail").inspector(isPresented: .constant(true)) { Text("Notes").inspectorColumnWidth(min: 200, ideal: 220, max: 300) }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `Dividers are dragged within their limits, and a double click takes it back`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1300) { Columns() }
    try await app.press(.f9)
    #expect(app.split?.picture == "|sidebar 240|content 250|detail 590|+inspector 220")
    #expect(!app.divider(.content).exists)
    try await app.divider(.sidebar).drag(by: 30)
    #expect(app.split?.picture == "|sidebar 270|content 250|detail 560|+inspector 220")
    #expect(try app.divider(.sidebar).value == "270")
    try await app.inspectorDivider.drag(by: -200)
    #expect(app.split?.picture == "|sidebar 270|content 250|detail 480|+inspector 300")
    try await app.inspectorDivider.doubleClick()
    try await app.divider(.sidebar).doubleClick()
    #expect(app.split?.picture == "|sidebar 240|content 250|detail 590|+inspector 220")
    try await app.divider(.sidebar).drag(by: -200)
    #expect(app.split?.picture == "|content 250|detail 830|+inspector 220")
    #expect(!app.divider(.sidebar).exists)
    await #expect(throws: TestFailure.self) { try await app.button("Toggle Sidebar").drag(by: 10) }
    try await app.close()
  }
}
