import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// Bars that a page hides.
@MainActor @Suite("Tab views: hidden bars", .serialized) struct TabBarVisibilityTests {
  private func texts(_ app: TestApp) -> [String] { app.labels(of: .text).filter { $0.hasPrefix("This") } }

  private struct Hiding: View {
    let style: Bool
    @State private var isHidden = true

    var body: some View {
      TabView {
        Tab("One", systemImage: "star") { Text("This is 1").navigationTitle("First") }
        Tab("Two", systemImage: "star") {
          Button("Show") { isHidden = false }
            .navigationTitle("Second")
            .toolbar(isHidden ? .hidden : .automatic, for: .tabBar)
        }
      }
      .tabViewStyle(grouped: style)
    }
  }

  @Test(arguments: Depth.available, [900, 360] as [Double])
  func `A page hides the bar wherever it stands, keys still go through the tabs, and the page can show it again`(
    depth: Depth, width: Double
  ) async throws {
    for isGrouped in [false, true] {
      let app = try await TestApp(depth, width: width, height: 600) { Hiding(style: isGrouped) }
      #expect(app.labels(of: .tab) == ["One", "Two"])
      try await app.tab("Two").click()
      #expect(app.labels(of: .tab).isEmpty)
      #expect(app.labels(of: .page) == ["Second"])
      try await app.press(.pageUp, .control)
      #expect(app.labels(of: .tab) == ["One", "Two"])
      try await app.press(.character("2"), .alt)
      #expect(app.labels(of: .tab).isEmpty)
      try await app.button("Show").click()
      #expect(app.labels(of: .tab) == ["One", "Two"])
      try await app.close()
    }
  }

  @Test(arguments: Depth.available, [900, 360] as [Double])
  func `A page of a stack hides the bar while it is the last one, and a column does while it is shown`(
    depth: Depth, width: Double
  ) async throws {
    let app = try await TestApp(depth, width: width, height: 600) {
      TabView {
        Tab("Stack", systemImage: "star") {
          NavigationStack {
            List { NavigationLink("Go", value: 1) }.navigationTitle("Root")
              .navigationDestination(for: Int.self) { Text("This is \($0)").toolbarVisibility(.hidden, for: .tabBar) }
          }
        }
        Tab("Columns", systemImage: "star") {
          NavigationSplitView {
            List { Text("Row") }
          } detail: {
            Text("This is detail").toolbar(.hidden, for: .tabBar)
          }
        }
      }
    }
    #expect(app.labels(of: .tab) == ["Stack", "Columns"])
    try await app.row("Go").click()
    #expect(app.labels(of: .tab).isEmpty)
    try await app.button("Back").click()
    #expect(app.labels(of: .tab) == ["Stack", "Columns"])
    try await app.tab("Columns").click()
    #expect(app.labels(of: .tab) == (width > 500 ? [] : ["Stack", "Columns"]), "Only a column that is shown has a say.")
    try await app.close()
  }
}

extension View {
  fileprivate func tabViewStyle(grouped isGrouped: Bool) -> some View {
    Group {
      if isGrouped { self.tabViewStyle(.grouped) } else { self.tabViewStyle(.automatic) }
    }
  }
}
