import SidelightGTK
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// The tabs stand in a sidebar where there is room for one.
@MainActor @Suite("Tab views: sidebar", .serialized) struct TabSidebarTests {
  private func app(_ depth: Depth, _ desk: TabDesk, width: Double = 900) async throws -> TestApp {
    try await TestApp(depth, width: width, height: 600) { TabbedDesk(desk: desk).tabViewStyle(.sidebarAdaptable) }
  }

  @Test(arguments: Depth.available)
  func `The sidebar lists all tabs and sections, and a click shows a page`(depth: Depth) async throws {
    let desk = TabDesk()
    desk.unread = 3
    let app = try await app(depth, desk)
    #expect(app.split?.picture == "|sidebar 240|detail 660|")
    #expect(app.column(.sidebar).row("Home").isVisible && app.column(.sidebar).row("songs").isVisible)
    #expect(app.column(.sidebar).element(.heading, "Library").isVisible)
    #expect(app.labels(of: .tab).isEmpty)
    #expect(try app.row("Home").isSelected)
    try await app.row("Mail").click()
    #expect(desk.selection == .mail && app.text("This is mail").isVisible && !app.text("This is home").isVisible)
    #expect(desk.made == [.home, .mail], "A page is made when it is shown for the first time.")
    desk.selection = .albums
    try await app.settle()
    #expect(try app.row("albums").isSelected)
    #expect(app.text("This is albums").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Arrow keys go through the tabs, and all other keys of tab views work`(depth: Depth) async throws {
    let desk = TabDesk()
    let app = try await app(depth, desk)
    try await app.row("Home").click()
    try await app.press(.down)
    #expect(desk.selection == .mail)
    desk.disabled = [.mail]
    desk.selection = .home
    try await app.settle()
    #expect(try !app.row("Mail").isEnabled && app.row("Home").isEnabled)
    await #expect(throws: TestFailure.self, "A tab that is off can't be selected.") { try await app.row("Mail").click() }
    #expect(desk.selection == .home)
    desk.disabled = []
    desk.selection = .songs
    try await app.settle()
    #expect(try app.row("Mail").isEnabled)
    try await app.press(.pageDown, .control)
    #expect(desk.selection == .albums)
    try await app.press(.character("1"), .alt)
    #expect(desk.selection == .find)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A section folds, and its tabs can still be had by keys`(depth: Depth) async throws {
    let desk = TabDesk()
    let app = try await app(depth, desk)
    try await app.element(.heading, "Library").collapse()
    #expect(!app.row("songs").isVisible && app.row("Mail").isVisible)
    try await app.press(.character("4"), .alt)
    #expect(desk.selection == .songs && app.text("This is songs").isVisible)
    try await app.element(.heading, "Library").expand()
    #expect(try app.row("songs").isSelected)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `In a compact window the tabs are below the page, and all state stays`(depth: Depth) async throws {
    let desk = TabDesk()
    let app = try await app(depth, desk)
    try await app.button("home 0").click()
    try await app.resize(width: 360)
    #expect(app.split == nil, "There is nothing to show and hide.")
    #expect(app.labels(of: .tab) == ["Home", "Mail", "songs", "albums", "Search"])
    #expect(app.button("home 1").isVisible)
    try await app.tab("Mail").click()
    #expect(app.text("This is mail").isVisible)
    try await app.resize(width: 900)
    #expect(app.split?.picture == "|sidebar 240|detail 660|")
    #expect(try app.row("Mail").isSelected)
    try await app.row("Home").click()
    #expect(app.button("home 1").isVisible)
    #expect(app.labels(of: .tab).isEmpty)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A button and F9 hide the sidebar and bring it back`(depth: Depth) async throws {
    let app = try await app(depth, TabDesk())
    #expect(app.labels(of: .button).filter { $0 == "Toggle Sidebar" }.count == 1)
    try await app.button("Toggle Sidebar").click()
    #expect(app.split?.picture == "|detail 900|")
    try await app.press(.f9)
    #expect(app.split?.picture == "|sidebar 240|detail 660|")
    try await app.element(.divider, "Sidebar Width").drag(by: 60)
    #expect(app.split?.picture == "|sidebar 300|detail 600|")
    try await app.element(.divider, "Sidebar Width").doubleClick()
    #expect(app.split?.picture == "|sidebar 240|detail 660|")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The sidebar has the window's title, and a page without one that of its tab`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) {
      TabView {
        Tab("Songs", systemImage: "music.note") { Text("This is songs") }
        Tab("Albums", systemImage: "square.stack") { Text("This is albums").navigationTitle("All Albums") }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
    #expect(try app.column(.sidebar).label == "Test")
    #expect(app.labels(of: .page).contains("Songs"))
    try await app.row("Albums").click()
    #expect(app.labels(of: .page).contains("All Albums"))
    try await app.close()
  }

  // MARK: Columns inside and outside

  @Test(arguments: Depth.available)
  func `The sidebar is the first of all columns to lie over the others, with one button`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) {
      TabView {
        Tab("Mail", systemImage: "envelope") {
          NavigationSplitView {
            Text("Boxes").accessibilityIdentifier("boxes")
          } detail: {
            Text("Letters")
          }
        }
        Tab("Plain", systemImage: "star") { Text("Plain page") }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
    func toggles() -> Int { app.labels(of: .button).filter { $0 == "Toggle Sidebar" }.count }
    func pictures() throws -> [String] { [try app.split(at: 0).picture, try app.split(at: 1).picture] }
    #expect(try pictures() == ["|sidebar 240|detail 660|", "|sidebar 240|detail 420|"])
    #expect(toggles() == 1)
    try await app.resize(width: 680)
    #expect(try pictures() == ["|sidebar 180|detail 500|", "|sidebar 180|detail 320|"])
    #expect(toggles() == 1)
    try await app.resize(width: 679)
    #expect(try pictures() == ["|detail 679|", "|sidebar 240|detail 439|"])
    #expect(toggles() == 1)
    try await app.button("Toggle Sidebar").click()
    #expect(try pictures() == ["{sidebar 240}|detail 679|", "|sidebar 240|detail 439|"])
    try await app.row("Plain").click()
    #expect(try app.split(at: 0).picture == "|detail 679|", "A choice closes what lies over its page.")
    #expect(app.text("Plain page").isVisible)
    try await app.button("Toggle Sidebar").click()
    try await app.press(.escape)
    #expect(try app.split(at: 0).picture == "|detail 679|")
    try await app.button("Toggle Sidebar").click()
    try await app.row("Mail").click()
    try await app.resize(width: 360)
    #expect(app.split?.picture == "[(sidebar)>detail]")
    #expect(app.labels(of: .tab) == ["Mail", "Plain"], "The tabs are below the stack.")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `One button shows all sidebars, from the inside out, and then hides the outermost`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 600, height: 600) {
      TabView {
        Tab("Mail", systemImage: "envelope") {
          NavigationSplitView {
            Text("Boxes")
          } content: {
            Text("Letters")
          } detail: {
            Text("Letter")
          }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
    func pictures() throws -> [String] { [try app.split(at: 0).picture, try app.split(at: 1).picture] }
    func press() async throws {
      #expect(app.labels(of: .button).filter { $0 == "Toggle Sidebar" }.count == 1)
      try await app.button("Toggle Sidebar").click()
    }
    #expect(try pictures() == ["|detail 600|", "|content 280|detail 320|"])
    try await press()
    #expect(try pictures() == ["|detail 600|", "{sidebar 240}|content 280|detail 320|"])
    try await press()
    #expect(try pictures() == ["{sidebar 240}|detail 600|", "{sidebar 240}|content 280|detail 320|"])
    try await app.press(.escape)
    #expect(try pictures() == ["|detail 600|", "{sidebar 240}|content 280|detail 320|"])
    try await app.resize(width: 1000)
    #expect(try pictures() == ["|sidebar 240|detail 760|", "|sidebar 240|content 200|detail 320|"])
    try await press()
    #expect(try pictures() == ["|detail 1000|", "|sidebar 240|content 300|detail 460|"])
    try await press()
    #expect(try pictures() == ["|sidebar 240|detail 760|", "|sidebar 240|content 200|detail 320|"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `In the detail of a split view the tabs are one more leading column`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1200, height: 600) {
      NavigationSplitView {
        Text("Outer")
      } detail: {
        TabbedDesk(desk: TabDesk()).tabViewStyle(.sidebarAdaptable)
      }
    }
    #expect(try app.split(at: 0).picture == "|sidebar 240|detail 960|")
    #expect(try app.split(at: 1).picture == "|sidebar 240|detail 720|")
    #expect(app.labels(of: .button).filter { $0 == "Toggle Sidebar" }.count == 1)
    try await app.button("Toggle Sidebar").click()
    #expect(try app.split(at: 0).picture == "|detail 1200|")
    #expect(try app.split(at: 1).picture == "|sidebar 240|detail 960|")
    try await app.button("Toggle Sidebar").click()
    #expect(try app.split(at: 0).picture == "|sidebar 240|detail 960|")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A tab view inside another one has a switcher`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) {
      TabView {
        Tab("Outer", systemImage: "star") {
          TabView {
            Tab("Inner 1", systemImage: "star") { Text("This is 1") }
            Tab("Inner 2", systemImage: "star") { Text("This is 2") }
          }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
    #expect(app.split?.picture == "|sidebar 240|detail 660|")
    #expect(app.labels(of: .tab) == ["Inner 1", "Inner 2"])
    try await app.tab("Inner 2").click()
    #expect(app.text("This is 2").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A search for the sidebar stands there once, and in the page where there is no sidebar`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) { Searched() }
    #expect(app.labels(of: .textField).count == 1)
    #expect(app.column(.sidebar).labels(of: .textField).count == 1)
    try await app.column(.sidebar).element(.textField, nil).type("ink")
    #expect(app.text("Found ink").isVisible)
    try await app.resize(width: 360)
    #expect(!app.column(.sidebar).isVisible && app.text("Found ink").isVisible)
    #expect(app.labels(of: .textField).count == 1)
    try await app.resize(width: 900)
    #expect(app.column(.sidebar).labels(of: .textField).count == 1)
    try await app.close()
  }

  private struct Searched: View {
    @State private var text = ""

    var body: some View {
      TabView {
        Tab("One", systemImage: "star") { Text("Found \(text)") }
        Tab("Two", systemImage: "star") { Text("Two") }
      }
      .tabViewStyle(.sidebarAdaptable)
      .searchable(text: $text, placement: .sidebar)
    }
  }

  // MARK: Around the tabs

  @Test(arguments: Depth.available)
  func `A header and a footer scroll with the tabs, and a bar stays below them`(depth: Depth) async throws {
    let desk = TabDesk()
    let app = try await TestApp(depth, width: 900, height: 600) { Surrounded(desk: desk) }
    #expect(app.column(.sidebar).element(.list, nil).text("Above 0").isVisible)
    desk.unread = 1
    try await app.settle()
    #expect(app.column(.sidebar).element(.list, nil).text("Above 1").isVisible)
    #expect(app.column(.sidebar).element(.list, nil).text("Below").isVisible)
    #expect(!app.column(.sidebar).element(.list, nil).button("Settings").isVisible)
    try await app.column(.sidebar).button("Settings").click()
    try await app.button("Add").click()
    #expect(desk.log == ["settings", "add"])
    try await app.row("Mail").click()
    #expect(app.text("This is home").isVisible, "A binding that refuses wins.")
    #expect(try app.row("Home").isSelected)
    try await app.close()
  }

  private struct Surrounded: View {
    let desk: TabDesk

    var body: some View {
      TabView(selection: .constant(1)) {
        Tab("Home", systemImage: "house", value: 1) { Text("This is home") }
        TabSection("More") {
          Tab("Mail", systemImage: "envelope", value: 2) { Text("This is mail") }
        }
        .sectionActions { Button("Add", systemImage: "plus") { desk.log.append("add") } }
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewSidebarHeader { Text("Above \(desk.unread)") }
      .tabViewSidebarFooter { Text("Below") }
      .tabViewSidebarBottomBar { Button("Settings") { desk.log.append("settings") } }
    }
  }

  @Test(arguments: Depth.available)
  func `The style can change`(depth: Depth) async throws {
    let desk = TabDesk()
    let app = try await TestApp(depth, width: 900, height: 600) { ChangingStyle(desk: desk) }
    #expect(app.labels(of: .tab) == ["One", "Two"])
    desk.unread = 1
    try await app.settle()
    #expect(app.labels(of: .tab).isEmpty)
    try await app.row("Two").click()
    #expect(app.text("This is 2").isVisible)
    desk.unread = 0
    try await app.settle()
    #expect(app.labels(of: .tab) == ["One", "Two"])
    try await app.close()
  }

  private struct ChangingStyle: View {
    let desk: TabDesk

    var body: some View {
      let tabs = TabView {
        Tab("One", systemImage: "star") { Text("This is 1") }
        Tab("Two", systemImage: "star") { Text("This is 2") }
      }
      let style: any TabViewStyle = desk.unread == 0 ? DefaultTabViewStyle() : SidebarAdaptableTabViewStyle()
      return AnyView(tabs.tabViewStyle(style))
    }
  }
}
