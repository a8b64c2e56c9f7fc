import SidelightUI
import SidelightWindowTesting
import Testing

/// Items of toolbars that go with a condition around them.
@Suite("Conditional toolbar items", .serialized)
@MainActor struct ConditionalItemTests {
  private struct Columns: View {
    @State private var isOn = true
    var body: some View {
      NavigationSplitView {
        List { Text("row") }
      } detail: {
        Text("detail").toolbar { if isOn { ToolbarItem { Button("Hide me") { isOn = false } } } }
      }
    }
  }

  private struct Stacked: View {
    @State private var isOn = true
    var body: some View {
      NavigationStack {
        Text("root").toolbar {
          if isOn { ToolbarItem(placement: .bottomBar) { Button("Hide me") { isOn = false } } }
          ToolbarItem { Button("Beside") {} }
        }
      }
    }
  }

  private struct Sheet: View {
    @State private var isShown = true
    @State private var isOn = true
    var body: some View {
      Text("below").sheet(isPresented: $isShown) {
        Text("sheet").toolbar { if isOn { ToolbarItem { Button("Hide me") { isOn = false } } } }
      }
    }
  }

  private func use(_ app: TestApp) async throws {
    try await app.button("Hide me").click()
    #expect(!app.button("Hide me").exists)
    // Throws when anything is still alive.
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Nothing of a column stays behind when a button of its toolbar took itself away`(depth: Depth) async throws {
    try await use(TestApp(depth) { Columns() })
  }

  @Test(arguments: Depth.available)
  func `Nor of a page of a stack`(depth: Depth) async throws { try await use(TestApp(depth) { Stacked() }) }

  @Test(arguments: Depth.available)
  func `Nor of a sheet`(depth: Depth) async throws { try await use(TestApp(depth) { Sheet() }) }
}
