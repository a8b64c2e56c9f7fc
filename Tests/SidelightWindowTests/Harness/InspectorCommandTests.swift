import SidelightUI
import SidelightWindowTesting
import Testing

/// Ctrl+Alt+I in an app whose scene has the inspector's command, and in one without it.
@Suite("The inspector's command", .serialized)
@MainActor struct InspectorCommandTests {
  private struct Page: View {
    @State private var isInspected = false
    var body: some View {
      NavigationSplitView {
        List(0..<3, id: \.self) { Text("Row \($0)") }
      } detail: {
        Text("Shown \(isInspected)").inspector(isPresented: $isInspected) { Text("Inspector") }
      }
    }
  }

  @Test(arguments: Depth.available, [1200.0, 400])
  func `It shows and hides the inspector in every layout`(depth: Depth, width: Double) async throws {
    let app = try await TestApp(depth, width: width, height: 600, togglesInspector: true) { Page() }
    for isShown in [true, false, true] {
      try await app.press(.character("i"), [.control, .alt])
      #expect(app.text("Inspector").isVisible == isShown)
      #expect(app.text("Shown \(isShown)").exists)
    }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Without the command the keys do nothing`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1200, height: 600) { Page() }
    try await app.row("Row 1").click()
    try? await app.press(.character("i"), [.control, .alt])
    #expect(!app.text("Inspector").exists || !app.text("Inspector").isVisible)
    try await app.close()
  }
}
