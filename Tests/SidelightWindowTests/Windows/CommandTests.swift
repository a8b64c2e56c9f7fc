import DisplaySupport
import Observation
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

/// The main menu of a window and the keys of its entries, with a display and without one.
@Suite("Commands", .serialized)
@MainActor struct CommandTests {
  @Observable final class Desk {
    var lines: [String] = []
    var isLoud = false
    var hasMore = false
    var isHeaderHidden = false
    var isSheet = false
    var sorted = "Name"
  }

  struct NoteKey: FocusedValueKey { typealias Value = String }

  private struct NoteCommands: Commands {
    let desk: Desk
    @FocusedValue(\.commandNote) private var note

    var body: some Commands {
      CommandMenu("Note") {
        Button("Send \(note ?? "nothing")") { desk.lines.append("sent \(note ?? "nothing")") }
          .keyboardShortcut("k")
          .disabled(note == nil)
        if desk.hasMore { Button("More") { desk.lines.append("more") } }
      }
    }
  }

  private struct AllCommands: Commands {
    @Bindable var desk: Desk

    var body: some Commands {
      CommandGroup(after: .newItem) { Button("Import…") { desk.lines.append("import") }.keyboardShortcut("i") }
      CommandGroup(before: .newItem) { Button("New") { desk.lines.append("new") }.keyboardShortcut("n") }
      CommandGroup(replacing: .help) { Button("Help") { desk.lines.append("old help") } }
      CommandGroup(replacing: .help) { Button("Manual") { desk.lines.append("manual") } }
      NoteCommands(desk: desk)
      CommandMenu("View") {
        Toggle("Loud", isOn: $desk.isLoud)
        Picker("Sort", selection: $desk.sorted) { ForEach(["Name", "Size"], id: \.self) { Text($0) } }
      }
      if desk.hasMore { CommandGroup(after: .appInfo) { Button("About") { desk.lines.append("about") } } }
    }
  }

  private struct Page: View {
    @Bindable var desk: Desk
    var body: some View {
      VStack {
        TextField("First", text: .constant("")).focusedValue(\.commandNote, "one")
        TextField("Second", text: .constant("")).focusedValue(\.commandNote, "two")
        Button("Plain") {}
      }
      .navigationTitle("Desk")
      .toolbar(desk.isHeaderHidden ? .hidden : .automatic, for: .windowToolbar)
      .sheet(isPresented: $desk.isSheet) { Text("Sheet").padding() }
    }
  }

  private func app(_ depth: Depth, _ desk: Desk, hasSettings: Bool = false) async throws -> TestApp {
    let settings: @MainActor () -> any View = { Text("Set").padding() }
    return try await TestApp(
      depth, width: 700, height: 500, settings: hasSettings ? settings : nil, commands: { AllCommands(desk: desk) }
    ) { Page(desk: desk) }
  }

  @Test(arguments: Depth.available)
  func `Entries stand in the order of their places, and do what they say`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    let menu = app.menu("Main Menu")
    #expect(menu.isVisible)
    for title in ["New", "Import…", "Manual"] { try await menu.choose(title) }
    #expect(desk.lines == ["new", "import", "manual"])
    await #expect(throws: TestFailure.self) { try await menu.choose("Help") }
    await #expect(throws: TestFailure.self) { try await menu.choose("Preferences") }
    try await menu.choose("View", "Loud")
    #expect(desk.isLoud)
    try await menu.choose("View", "Size")
    #expect(desk.sorted == "Size")
    #expect(app.driver.graph.mainMenu().map(\.title) == ["New", "Import…", "Note", "View", "Manual"])
    #expect(app.driver.graph.mainMenu().filter(\.startsSection).map(\.title) == ["New", "Note", "Manual"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Keys of entries work in the whole window, without a header bar, and not below a sheet`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    try await app.button("Plain").focus()
    try await app.press(.character("n"), .control)
    #expect(desk.lines == ["new"])
    desk.isHeaderHidden = true
    try await app.settle()
    try await app.press(.character("i"), .control)
    #expect(desk.lines == ["new", "import"])
    desk.isSheet = true
    try await app.settle()
    try await app.press(.character("n"), .control)
    #expect(desk.lines == ["new", "import"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `What has the focus says what the commands are about`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    try await app.button("Plain").focus()
    try await app.press(.character("k"), .control)
    #expect(desk.lines.isEmpty)
    try await app.textField("First").focus()
    try await app.press(.character("k"), .control)
    try await app.textField("Second").focus()
    try await app.press(.character("k"), .control)
    #expect(desk.lines == ["sent one", "sent two"])
    #expect(app.driver.graph.mainMenu().first { $0.title == "Note" }?.items?.map(\.title) == ["Send two"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Commands follow the state of the app`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    #expect(!app.driver.graph.mainMenu().map(\.title).contains("About"))
    desk.hasMore = true
    try await app.settle()
    try await app.menu("Main Menu").choose("About")
    try await app.menu("Main Menu").choose("Note", "More")
    #expect(desk.lines == ["about", "more"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Settings are in the menu, unless the app says otherwise`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk, hasSettings: true)
    try await app.menu("Main Menu").choose("Preferences")
    #expect(app.sheet("Preferences").isVisible)
    try await app.press(.escape)
    try await app.close()
    let none = try await TestApp(
      depth, settings: { Text("Set") }, commands: { CommandGroup(replacing: .appSettings) { Button("Other") {} } }
    ) { Text("Page") }
    #expect(none.driver.graph.mainMenu().map(\.title) == ["Other"])
    try await none.close()
  }

  @Test(arguments: Depth.available)
  func `Without groups and menus there is no main menu`(depth: Depth) async throws {
    let app = try await TestApp(depth, commands: { InspectorCommands() }) { Text("Page") }
    #expect(!app.menu("Main Menu").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available, [1000.0, 360])
  func `In a split view the button stands in one header bar that is shown`(depth: Depth, width: Double) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: width, height: 600, commands: { AllCommands(desk: desk) }) {
      NavigationSplitView {
        List(["a", "b"], id: \.self) { name in NavigationLink(name) { Text("About \(name)").navigationTitle(name) } }
          .navigationTitle("Names")
      } detail: {
        Text("Nothing").navigationTitle("Detail")
      }
    }
    #expect(app.menu("Main Menu").count == 1 && app.menu("Main Menu").isVisible)
    try await app.row("a").click()
    #expect(app.menu("Main Menu").count == 1 && app.menu("Main Menu").isVisible)
    try await app.menu("Main Menu").choose("New")
    #expect(desk.lines == ["new"])
    try await app.close()
  }

  @Test(.needsWindow)
  func `F10 opens it, with its button and without, and a screen reader hears its name`() async throws {
    let desk = Desk()
    let app = try await app(.window, desk)
    do {
      let controller = try #require(app.renderer?.controllers.values.compactMap { $0 as? MenuController }.first)
      // GTK opens the menu of a main button by itself.
      #expect(controller.opener.isMain && controller.opener.accessibleLabel == "Main Menu")
    }
    func menu() -> Widget? { app.renderer?.windows.first?.window.visibleTree.first { $0.typeName == "GtkPopoverMenu" && $0.isMapped } }
    desk.isHeaderHidden = true
    try await app.settle()
    #expect(menu() == nil)
    try await app.press(.f10)
    #expect(menu() != nil)
    menu()?.emit(Signal<Void>("closed"))
    try await app.settle()
    desk.isSheet = true
    try await app.settle()
    try await app.press(.f10)
    #expect(menu() == nil)
    try await app.close()
  }
}

extension FocusedValues {
  fileprivate var commandNote: String? {
    get { self[CommandTests.NoteKey.self] }
    set { self[CommandTests.NoteKey.self] = newValue }
  }
}
