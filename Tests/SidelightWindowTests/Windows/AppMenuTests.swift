import DisplaySupport
import Observation
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

/// What the main menu of every app has by itself.
@Suite("The main menu of an app", .serialized)
@MainActor struct AppMenuTests {
  private struct Page: View {
    @State private var lines: [String] = []
    @State private var text = ""

    var body: some View {
      NavigationSplitView {
        List(1...3, id: \.self) { Text("Row \($0)") }
      } detail: {
        VStack {
          TextField("Note", text: $text)
          Button("Send") { lines.append("sent") }.keyboardShortcut("k")
          Button("Hidden Keys") {}
        }
        .toolbar {
          Menu("More") { Button("Archive") { lines.append("archived") }.keyboardShortcut("e", modifiers: [.command, .shift]) }
        }
      }
    }
  }

  private struct Notes: Commands {
    var body: some Commands { CommandMenu("Note") { Button("Copy as Text") {}.keyboardShortcut("c", modifiers: [.command, .option]) } }
  }

  private func app(_ depth: Depth, width: Double = 800, hasButton: Bool = true, commands: [() -> any Commands] = []) async throws -> TestApp
  {
    try await TestApp(depth, width: width, height: 600) {
      WindowWithCommands(Page(), commands: commands, app: MenuOfApp(name: { "Notes" }, hasButton: hasButton))
    }
  }

  @Test(arguments: Depth.available, [800.0, 360])
  func `It lists the window's keys, chosen in the menu or by Ctrl and the question mark`(depth: Depth, width: Double) async throws {
    let app = try await app(depth, width: width, commands: [{ Notes() }])
    #expect(app.driver.graph.mainMenu().map(\.title) == ["Note", "Keyboard Shortcuts", "About Notes"])
    #expect(app.driver.graph.mainMenu().map(\.startsSection) == [true, true, false])
    for isByKey in [false, true] {
      if isByKey { try await app.press(.character("?"), .control) } else { try await app.menu("Main Menu").choose("Keyboard Shortcuts") }
      for text in ["Send", "Archive", "Copy as Text", "Show or Hide the Sidebar", "Main Menu", "Quit"] {
        #expect(app.sheet().text(text).exists, "\(text) at \(width), \(depth)")
      }
      #expect(!app.sheet().text("Hidden Keys").exists)
      try await app.press(.escape)
      #expect(!app.sheet().exists)
    }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `It says who made the app`(depth: Depth) async throws {
    let app = try await app(depth)
    var asked = 0
    app.driver.graph[AppRequests.self].showAbout = { asked += 1 }
    try await app.menu("Main Menu").choose("About Notes")
    #expect(asked == 1)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A window without the button lists its keys all the same`(depth: Depth) async throws {
    let app = try await app(depth, hasButton: false)
    #expect(!app.menu("Main Menu").exists)
    try await app.press(.character("?"), .control)
    #expect(app.sheet().text("Send").exists)
    #expect(!app.sheet().text("Main Menu").exists)
    try await app.close()
  }

  private struct Sheets: View {
    @State private var lines: [String] = []
    @State private var isSheet = false
    @State private var isSecond = false
    var body: some View {
      Button("Open") { isSheet = true }
        .sheet(isPresented: $isSheet) {
          VStack {
            TextField("Name", text: .constant(""))
            Button("Save") { lines.append("saved") }.keyboardShortcut("s")
            Text(lines.joined(separator: " "))
            Button("Second") { isSecond = true }
              .sheet(isPresented: $isSecond) { Button("Apply") { lines.append("applied") }.keyboardShortcut("p") }
          }
        }
    }
  }

  @Test(arguments: Depth.available)
  func `Keys work in a sheet, and in one over that, wherever the focus is`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 700, height: 600) { Sheets() }
    try await app.button("Open").click()
    try await app.textField("Name").focus()
    try await app.press(.character("s"), .control)
    #expect(app.text("saved").isVisible)
    try await app.button("Second").click()
    try await app.press(.character("p"), .control)
    try await app.press(.escape)
    #expect(app.text("saved applied").isVisible)
    try await app.close()
  }

  // MARK: Real windows

  private struct Scenes: Scene {
    var body: some Scene {
      WindowGroup("First") { Text("first") }
      Window("Second", id: "second") { Text("second") }
    }
  }

  private func windows(_ change: @escaping (inout SceneContents) -> Void) -> AppWindows {
    AppWindows(of: nil) {
      var contents = Scenes().contents
      contents.introduce(AppIdentity(id: nil, name: "Notes", version: "1.2"))
      change(&contents)
      return contents
    }
  }

  @Test(.needsWindow) func `The app's first window has the button, others have the keys alone, and About opens over a window`() async throws
  {
    _ = Toolkit.startForTests()
    let windows = windows { _ in }
    let first = try #require(windows.openFirst())
    let second = try #require(windows.open(WindowRequest(id: "second")))
    func menus(_ host: WindowHost) -> [String] { host.graph.mainMenu().map(\.title) }
    #expect(menus(first) == ["Keyboard Shortcuts", "About Notes"])
    #expect(menus(second) == [])
    first.graph[AppRequests.self].showAbout()
    await first.awaitQuiet()
    func labels(_ host: WindowHost) -> [String] {
      host.renderer.windows.first?.window.visibleTree.compactMap { ($0 as? LabelWidget)?.text ?? $0.visibleText } ?? []
    }
    #expect(labels(first).contains("Notes") && labels(first).contains("1.2"))
    // A window closes the dialog that is over it first.
    for _ in 0..<2 {
      for host in windows.open { host.close() }
      await MainLoop.rest()
    }
    #expect(windows.open.isEmpty)
  }

  @Test(.needsWindow) func `A scene without commands has none of it`() async throws {
    _ = Toolkit.startForTests()
    let windows = AppWindows(of: nil) {
      var contents = Scenes().commandsRemoved().contents
      contents.introduce(AppIdentity(id: nil, name: "Notes", version: "1.2"))
      return contents
    }
    let first = try #require(windows.openFirst())
    #expect(first.graph.mainMenu().isEmpty)
    first.close()
    await MainLoop.rest()
  }
}
