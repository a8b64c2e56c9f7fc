import SidelightBridge
import SidelightGTK
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// Pages without header bars of their own share the one around the tab view.
@MainActor @Suite("Tab views: one header bar", .serialized) struct TabHeaderTests {
  /// All header bars of the window, even those of pages that are not shown, but not those that hold the window's buttons alone.
  private func headerBars(_ app: TestApp) -> [Widget] {
    app.renderer?.windows.first?.window.visibleTree.filter { $0.typeName == "AdwHeaderBar" && !$0.hasClass("flat") } ?? []
  }

  struct Pages: View {
    var body: some View {
      TabView {
        Tab("One", systemImage: "star") { Text("This is 1").toolbar { Button("First") {} } }
        Tab("Two", systemImage: "star") { Text("This is 2").toolbar { Button("Second") {} } }
        Tab("Stack", systemImage: "star") { NavigationStack { Text("This is 3").toolbar { Button("Third") {} } } }
      }
      .toolbar { Button("Around") {} }
    }
  }

  @Test(arguments: Depth.available, TabStyle.allCases)
  func `The toolbar is that of the shown page, in one header bar`(depth: Depth, style: TabStyle) async throws {
    for width in [900.0, 360] { try await useToolbars(depth, style, width) }
  }

  private func useToolbars(_ depth: Depth, _ style: TabStyle, _ width: Double) async throws {
    let app = try await TestApp(depth, width: width, height: 600) { style.applied(to: Pages()) }
    func choose(_ name: String) async throws {
      if style == .sidebar, width > 500 { try await app.row(name).click() } else { try await app.tab(name).click() }
    }
    // A sidebar has a header bar of its own.
    let sidebars = style == .sidebar && width > 500 ? 1 : 0
    for (tab, item) in [("One", "First"), ("Two", "Second"), ("One", "First")] {
      try await choose(tab)
      let buttons = app.labels(of: .button)
      #expect(["First", "Second", "Third"].filter(buttons.contains) == [item])
      #expect(buttons.contains("Around"))
      if depth == .window { #expect(headerBars(app).count == 1 + sidebars) }
    }
    try await choose("Stack")
    let buttons = app.labels(of: .button)
    #expect(["First", "Second", "Third"].filter(buttons.contains) == ["Third"])
    #expect(buttons.contains("Around"))
    if depth == .window { #expect(headerBars(app).filter(\.isMapped).count == 1 + sidebars) }
    try await choose("Two")
    #expect(app.labels(of: .button).contains("Second"))
    try await app.close()
  }

  struct Inspected: View {
    var body: some View {
      TabView {
        Tab("One", systemImage: "star") { Text("This is 1") }
        Tab("Two", systemImage: "star") { Text("This is 2") }
      }
      .inspector(isPresented: .constant(true)) { Text("Notes") }
      .toolbar { ToolbarItem(placement: .principal) { Text("Middle") } }
    }
  }

  @Test(arguments: Depth.available)
  func `Tabs beside an inspector leave a header bar to what stands in its middle`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1000, height: 600) { Inspected() }
    #expect(app.text("Middle").isVisible)
    #expect(app.labels(of: .tab) == ["One", "Two"])
    #expect(app.renderer == nil || headerBars(app).allSatisfy { bar in !bar.visibleTree.contains { $0.accessibleRole == .tab } })
    try await app.tab("Two").click()
    #expect(app.text("This is 2").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The focus stays on the tabs when a page brings its own header bar along`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) { Pages() }
    for name in ["Stack", "One", "Stack", "Two"] {
      try await app.tab(name).focus()
      try await app.press(.space)
      #expect(try app.tab(name).isSelected)
      #expect(try app.tab(name).isFocused, "\(name) \(app.renderer?.windows.first?.window.focusInRoot?.typeName ?? "")")
    }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `What pages and the tab view have for the bottom stands above tabs there`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 360, height: 600) {
      TabView {
        Tab("One", systemImage: "star") { Text("This is 1").toolbar { ToolbarItem(placement: .bottomBar) { Button("Inner") {} } } }
        Tab("Two", systemImage: "star") { Text("This is 2") }
      }
      .toolbar { ToolbarItem(placement: .bottomBar) { Button("Outer") {} } }
    }
    #expect(["Inner", "Outer"].allSatisfy(app.labels(of: .button).contains))
    #expect(app.labels(of: .tab) == ["One", "Two"])
    if let window = app.renderer?.windows.first?.window {
      func top(_ name: String) throws -> Double {
        let widgets = window.visibleTree.filter { $0.isMapped && $0.accessibleLabel == name }
        return try #require(widgets.last?.bounds(in: window)).y
      }
      #expect(try top("Inner") < top("One"))
      #expect(try top("Outer") < top("One"))
    }
    try await app.tab("Two").click()
    let buttons = app.labels(of: .button)
    #expect(!buttons.contains("Inner") && buttons.contains("Outer"))
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A tab view that is pushed has the tabs and the way back in one header bar`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) {
      NavigationStack { NavigationLink("Go") { Pages() } }
    }
    try await app.button("Go").click()
    #expect(app.labels(of: .tab) == ["One", "Two", "Stack"])
    try await app.tab("Two").click()
    #expect(app.labels(of: .button).contains("Second"))
    try await app.button("Back").click()
    #expect(app.button("Go").isVisible)
    try await app.close()
  }

  enum TabStyle: CaseIterable {
    case tabBarOnly, sidebar, grouped

    @MainActor @ViewBuilder func applied(to pages: Pages) -> some View {
      switch self {
      case .tabBarOnly: pages.tabViewStyle(.tabBarOnly)
      case .sidebar: pages.tabViewStyle(.sidebarAdaptable)
      case .grouped: pages.tabViewStyle(.grouped)
      }
    }
  }
}
