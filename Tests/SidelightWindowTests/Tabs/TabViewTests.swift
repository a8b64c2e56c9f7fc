import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// What is the same wherever the tabs stand.
@MainActor @Suite("Tab views", .serialized) struct TabViewTests {
  private func selected(_ app: TestApp) throws -> [String] { try app.labels(of: .tab).filter { try app.tab($0).isSelected } }

  private func texts(_ app: TestApp) -> [String] { app.labels(of: .text).filter { $0.hasPrefix("This") } }

  @Test(arguments: Depth.available, [900, 360] as [Double])
  func `The tabs stand in order, the one for searching at the end, and a click shows a page and writes the binding`(
    depth: Depth, width: Double
  ) async throws {
    let desk = TabDesk()
    let app = try await TestApp(depth, width: width, height: 600) { TabbedDesk(desk: desk) }
    #expect(app.labels(of: .tab) == ["Home", "Mail", "songs", "albums", "Search"])
    #expect(try selected(app) == ["Home"])
    #expect(texts(app) == ["This is home"])
    try await app.tab("Mail").click()
    #expect(desk.selection == .mail)
    #expect(try selected(app) == ["Mail"])
    #expect(texts(app) == ["This is mail"])
    try await app.tab("Mail").click()
    #expect(try selected(app) == ["Mail"], "A click on the selected tab leaves it so.")
    desk.selection = .albums
    try await app.settle()
    #expect(try selected(app) == ["albums"])
    #expect(texts(app) == ["This is albums"])
    #expect(app.title == "Title of albums")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A page is made when it is first shown, keeps its state, and appears and disappears with its tab`(depth: Depth) async throws {
    let desk = TabDesk()
    let app = try await TestApp(depth, width: 900, height: 600) { TabbedDesk(desk: desk) }
    #expect(desk.made == [.home])
    try await app.button("home 0").click()
    try await app.tab("songs").click()
    #expect(desk.made == [.home, .songs])
    try await app.button("songs 0").click()
    try await app.tab("Home").click()
    #expect(app.button("home 1").isVisible)
    #expect(!app.button("songs 1").isVisible)
    let cost = try await app.cost { try await app.tab("songs").click() }
    #expect(app.button("songs 1").isVisible)
    #expect(cost.bodies <= 1, "Only the view with the binding is evaluated.")
    #expect(desk.log.filter { $0.hasSuffix("home") } == ["+home", "-home", "+home", "-home"])
    #expect(desk.log.filter { $0.hasSuffix("songs") } == ["+songs", "-songs", "+songs"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A hidden tab keeps its state, and one behind an if loses it`(depth: Depth) async throws {
    let desk = TabDesk()
    let app = try await TestApp(depth, width: 900, height: 600) { UnboundTabs(desk: desk) }
    #expect(app.labels(of: .tab) == ["Home", "Mail", "Songs"])
    try await app.tab("Mail").click()
    try await app.button("mail 0").click()
    desk.hidden = [.mail]
    try await app.settle()
    #expect(app.labels(of: .tab) == ["Home", "Songs"])
    #expect(try selected(app) == ["Songs"], "The one that takes its place.")
    try await app.button("songs 0").click()
    desk.hidden = []
    desk.shown = []
    try await app.settle()
    #expect(try selected(app) == ["Mail"])
    desk.shown = [.songs]
    try await app.settle()
    #expect(app.button("mail 1").isVisible)
    try await app.tab("Songs").click()
    #expect(app.button("songs 0").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A badge is shown, and nobody can click a disabled tab, which code selects`(depth: Depth) async throws {
    let desk = TabDesk()
    desk.disabled = [.mail]
    desk.unread = 3
    let app = try await TestApp(depth, width: 900, height: 600) { TabbedDesk(desk: desk) }
    #expect(try app.tab("Mail").value == "3")
    #expect(try !app.tab("Mail").isEnabled)
    desk.unread = 0
    desk.selection = .mail
    try await app.settle()
    #expect(try app.tab("Mail").value == "")
    #expect(try selected(app) == ["Mail"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A selection whose tab is hidden stays shown, and one that no tab has leaves the page as it is`(depth: Depth) async throws {
    let desk = TabDesk()
    let app = try await TestApp(depth, width: 900, height: 600) { TabbedDesk(desk: desk) }
    try await app.tab("Mail").click()
    desk.hidden = [.mail]
    try await app.settle()
    #expect(texts(app) == ["This is mail"])
    #expect(try selected(app).isEmpty)
    desk.selection = .more
    try await app.settle()
    #expect(texts(app) == ["This is home"], "The tab that was shown is not there any more.")
    try await app.tab("songs").click()
    desk.selection = .more
    try await app.settle()
    #expect(texts(app) == ["This is songs"])
    #expect(desk.selection == .more, "Only the user writes the binding.")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Alt with a digit and Ctrl with Page Up and Page Down go through the tabs, and the focus goes along`(depth: Depth) async throws {
    let desk = TabDesk()
    let app = try await TestApp(depth, width: 900, height: 600) { TabbedDesk(desk: desk) }
    try await app.button("home 0").focus()
    try await app.press(.character("3"), .alt)
    #expect(desk.selection == .songs)
    #expect(try app.button("songs 0").isFocused)
    try await app.press(.pageUp, .control)
    #expect(desk.selection == .mail)
    #expect(try app.button("mail 0").isFocused)
    try await app.press(.pageDown, .control)
    try await app.press(.pageDown, .control)
    try await app.press(.pageDown, .control)
    #expect(desk.selection == .find)
    try await app.press(.pageDown, .control)
    #expect(desk.selection == .home)
    #expect(try app.button("home 0").isFocused)
    try await app.press(.character("9"), .alt)
    #expect(desk.selection == .home)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The app's own keys go before those of the tabs`(depth: Depth) async throws {
    let desk = TabDesk()
    let app = try await TestApp(depth, width: 900, height: 600) {
      TabbedDesk(desk: desk).toolbar { Button("Mine") { desk.log.append("mine") }.keyboardShortcut("2", modifiers: .option) }
    }
    desk.log = []
    try await app.press(.character("2"), .alt)
    #expect(desk.log == ["mine"])
    #expect(desk.selection == .home)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A sixth tab makes More the fifth place, whose page lists the others`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 360, height: 600) {
      TabView {
        ForEach(1..<8) { number in Tab("Tab \(number)", systemImage: "star") { Text("This is \(number)") } }
      }
    }
    #expect(app.labels(of: .tab) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
    try await app.tab("More").click()
    #expect(try selected(app) == ["More"])
    #expect(app.rows == ["Tab 5", "Tab 6", "Tab 7"])
    #expect(texts(app).isEmpty)
    try await app.button("Tab 6").click()
    #expect(texts(app) == ["This is 6"])
    #expect(try selected(app) == ["More"])
    try await app.tab("More").click()
    #expect(app.rows == ["Tab 5", "Tab 6, Shown", "Tab 7"])
    try await app.tab("Tab 2").click()
    #expect(texts(app) == ["This is 2"])
    try await app.resize(width: 1200)
    #expect(app.labels(of: .tab) == (1..<8).map { "Tab \($0)" })
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Views with a label and a tag are tabs, too`(depth: Depth) async throws {
    @MainActor final class Box { var value = "b" }
    let box = Box()
    let selection = Binding(get: { box.value }, set: { box.value = $0 })
    let app = try await TestApp(depth, width: 900, height: 600) {
      TabView(selection: selection) {
        Text("This is a").tabItem { Label("First", systemImage: "star") }.tag("a")
        Text("This is b").badge(7).tabItem { Text("Second") }.tag("b")
        ForEach(["c", "d"], id: \.self) { letter in Text("This is \(letter)").tabItem { Text(letter) } }
      }
    }
    #expect(app.labels(of: .tab) == ["First", "Second", "c", "d"])
    #expect(texts(app) == ["This is b"])
    #expect(try app.tab("Second").value == "7")
    try await app.tab("d").click()
    #expect(box.value == "d")
    #expect(texts(app) == ["This is d"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A tab view inside another one has its tabs in the page`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) {
      TabView {
        Tab("Outer 1", systemImage: "star") {
          TabView {
            Tab("Inner 1", systemImage: "star") { Text("This is 1") }
            Tab("Inner 2", systemImage: "star") { Button("Two") {} }
          }
        }
        Tab("Outer 2", systemImage: "star") { Text("This is 2") }
      }
    }
    #expect(Set(app.labels(of: .tab)) == ["Outer 1", "Outer 2", "Inner 1", "Inner 2"])
    try await app.tab("Inner 2").click()
    try await app.button("Two").focus()
    try await app.press(.character("1"), .alt)
    #expect(texts(app) == ["This is 1"], "The keys are for the innermost tab view.")
    try await app.tab("Outer 2").click()
    #expect(app.labels(of: .tab) == ["Outer 1", "Outer 2"])
    try await app.close()
  }

  @Test(arguments: Depth.available, [900, 360] as [Double])
  func `The grouped style has the tabs above the page, whose title is that of the page around`(depth: Depth, width: Double) async throws {
    let desk = TabDesk()
    let app = try await TestApp(depth, width: width, height: 600) { TabbedDesk(desk: desk).tabViewStyle(.grouped) }
    #expect(app.labels(of: .tab) == ["Home", "Mail", "songs", "albums", "Search"])
    #expect(app.title == "Title of home")
    try await app.tab("songs").click()
    #expect(texts(app) == ["This is songs"])
    #expect(app.title == "Title of songs")
    #expect(app.labels(of: .page) == ["Title of songs"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Groups, choices, erased types and the app's own content stand in order, and placements and badges reach the tabs in them`(
    depth: Depth
  ) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) { MixedTabs(isEvening: true) }
    #expect(app.labels(of: .tab) == ["Evening", "Own 1", "Own 2", "Any", "Pinned", "More"])
    #expect(try app.tab("Own 1").value == "new")
    #expect(try selected(app) == ["More"], "The first tab that is declared, which is for a sidebar.")
    #expect(texts(app) == ["This is deep"])
    try await app.tab("Any").click()
    #expect(texts(app) == ["This is any"])
    try await app.tab("More").click()
    #expect(app.rows == ["Deep"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Tabs on a page of a stack leave the way back`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) {
      NavigationStack {
        List { NavigationLink("Go", value: 1) }.navigationTitle("Root")
          .navigationDestination(for: Int.self) { _ in
            TabView {
              Tab("One", systemImage: "star") { Text("This is 1").navigationTitle("First") }
              Tab("Two", systemImage: "star") { Text("This is 2").navigationTitle("Second") }
            }
          }
      }
    }
    try await app.row("Go").click()
    try await app.tab("Two").click()
    #expect(texts(app) == ["This is 2"])
    try await app.button("Back").click()
    #expect(app.row("Go").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A sheet over a tab has nothing of its tabs`(depth: Depth) async throws {
    let desk = TabDesk()
    let app = try await TestApp(depth, width: 900, height: 600) {
      TabView {
        Tab("One", systemImage: "star") {
          Text("This is 1")
            .sheet(isPresented: .constant(true)) { Text("Sheet").navigationTitle("Over") }
        }
        Tab("Two", systemImage: "star") { TabPage(desk, .home) }
      }
    }
    #expect(app.labels(of: .tab) == ["One", "Two"])
    try await app.press(.character("2"), .alt)
    #expect(desk.made.isEmpty, "The keys are for what is on top.")
    try await app.close()
  }

  @Test(arguments: Depth.available, [900, 360] as [Double])
  func `A stack in a tab keeps its pages, and has a header bar of its own with the tabs`(depth: Depth, width: Double) async throws {
    let app = try await TestApp(depth, width: width, height: 600) {
      TabView {
        Tab("Stack", systemImage: "star") {
          NavigationStack {
            List { NavigationLink("Go", value: 1) }.navigationTitle("Root")
              .navigationDestination(for: Int.self) { Text("This is \($0)").navigationTitle("Pushed") }
          }
        }
        Tab("Other", systemImage: "star") { Text("This is other") }
      }
    }
    #expect(app.labels(of: .tab) == ["Stack", "Other"])
    try await app.row("Go").click()
    #expect(texts(app) == ["This is 1"])
    #expect(app.title == "Pushed")
    try await app.press(.pageDown, .control)
    #expect(texts(app) == ["This is other"])
    try await app.press(.pageUp, .control)
    #expect(texts(app) == ["This is 1"])
    #expect(app.labels(of: .tab) == ["Stack", "Other"], "A page over the first one keeps the tabs.")
    try await app.button("Back").click()
    #expect(app.labels(of: .tab) == ["Stack", "Other"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Where a page has columns the tabs are below it in any width`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) {
      TabView {
        Tab("Plain", systemImage: "star") { Text("This is plain") }
        Tab("Columns", systemImage: "star") {
          NavigationSplitView {
            List { Text("Row") }
          } detail: {
            Text("This is detail")
          }
        }
      }
    }
    #expect(app.labels(of: .tab) == ["Plain", "Columns"])
    try await app.tab("Columns").click()
    #expect(app.labels(of: .tab) == ["Plain", "Columns"])
    #expect(app.split?.picture == "|sidebar 240|detail 660|")
    try await app.resize(width: 400)
    #expect(app.labels(of: .tab) == ["Plain", "Columns"])
    #expect(try app.split?.isCollapsed == true)
    try await app.close()
  }

  private struct Lists: View {
    let reading: () -> Void

    var body: some View {
      TabView {
        Tab("One", systemImage: "star") { list }
        Tab("Two", systemImage: "star") { list }
      }
    }

    private var list: some View {
      let selection = Binding<Int?>(
        get: {
          reading()
          return nil
        }, set: { _ in })
      return List(0..<3, id: \.self, selection: selection) { Text("Row \($0)") }
    }
  }

  @Test(arguments: Depth.available)
  func `Another width is no news to what the pages show`(depth: Depth) async throws {
    var reads = 0
    let app = try await TestApp(depth, width: 900, height: 600) { Lists { reads += 1 } }
    try await app.tab("Two").click()
    let before = reads
    try await app.resize(width: 902)
    try await app.resize(width: 700)
    #expect(reads == before)
    try await app.close()
  }
}
