import DisplaySupport
import SidelightBridge
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// Pages that follow each other, with dots.
@MainActor @Suite("Tab views: pages", .serialized) struct TabPagesTests {
  private func selected(_ app: TestApp) throws -> [String] { try app.labels(of: .tab).filter { try app.tab($0).isSelected } }

  private func texts(_ app: TestApp) -> [String] { app.labels(of: .text).filter { $0.hasPrefix("This") } }

  @Test(arguments: Depth.available, [900, 360] as [Double])
  func `A swipe goes to the page beside, which is made by then, and writes the binding`(depth: Depth, width: Double) async throws {
    let desk = TabDesk()
    let app = try await TestApp(depth, width: width, height: 600) { TabbedDesk(desk: desk).tabViewStyle(.page) }
    #expect(app.labels(of: .tab) == ["Search", "Home", "Mail", "songs", "albums"])
    #expect(desk.made == [.home])
    #expect(texts(app) == ["This is home"])
    #expect(app.title == "Title of home")
    try await app.swipePage()
    #expect(desk.selection == .mail)
    #expect(desk.made == [.home, .mail])
    #expect(try selected(app) == ["Mail"])
    #expect(texts(app) == ["This is mail"])
    #expect(app.title == "Title of mail")
    try await app.swipePage(forward: false)
    try await app.swipePage(forward: false)
    #expect(texts(app) == ["This is find"])
    try await app.swipePage(forward: false)
    #expect(desk.selection == .find, "There is no page before the first.")
    #expect(desk.log.filter { $0.hasSuffix("home") } == ["+home", "-home", "+home", "-home"])
    #expect(desk.log.filter { $0.hasSuffix("mail") } == ["+mail", "-mail"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Dots, keys and code go to a page, and none in between is made`(depth: Depth) async throws {
    let desk = TabDesk()
    let app = try await TestApp(depth, width: 900, height: 600) { TabbedDesk(desk: desk).tabViewStyle(.page) }
    desk.selection = .albums
    try await app.settle()
    #expect(texts(app) == ["This is albums"])
    #expect(desk.made == [.home, .albums])
    try await app.tab("Mail").click()
    #expect(texts(app) == ["This is mail"])
    try await app.press(.pageDown, .control)
    #expect(desk.selection == .songs)
    #expect(texts(app) == ["This is songs"])
    try await app.button("songs 0").focus()
    try await app.press(.character("2"), .alt)
    #expect(desk.selection == .home)
    #expect(try app.button("home 0").isFocused)
    try await app.press(.pageUp, .control)
    try await app.press(.pageUp, .control)
    #expect(texts(app) == ["This is albums"], "Before the first is the last.")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A binding that refuses a page wins, and a page that is disabled can't be swiped to`(depth: Depth) async throws {
    @MainActor final class Box { var value = 1 }
    let box = Box()
    let selection = Binding(get: { box.value }, set: { if $0 != 2 { box.value = $0 } })
    let app = try await TestApp(depth, width: 900, height: 600) {
      TabView(selection: selection) {
        Tab("One", systemImage: "star", value: 1) { Text("This is 1") }
        Tab("Two", systemImage: "star", value: 2) { Text("This is 2") }
      }
      .tabViewStyle(.page)
    }
    try await app.swipePage()
    #expect(box.value == 1)
    #expect(texts(app) == ["This is 1"])
    #expect(try selected(app) == ["One"])
    try await app.close()

    let desk = TabDesk()
    desk.disabled = [.mail]
    let other = try await TestApp(depth, width: 900, height: 600) { TabbedDesk(desk: desk).tabViewStyle(.page) }
    try await other.swipePage()
    #expect(desk.selection == .home)
    #expect(texts(other) == ["This is home"])
    try await other.close()
  }

  @Test(arguments: Depth.available)
  func `Pages without titles are called by their number, and the mode says when there are dots`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) {
      TabView {
        Text("This is 1")
        Text("This is 2")
        Text("This is 3")
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
    }
    #expect(app.labels(of: .tab) == ["Page 1 of 3", "Page 2 of 3", "Page 3 of 3"])
    try await app.tab("Page 3 of 3").click()
    #expect(texts(app) == ["This is 3"])
    try await app.close()
    let bare = try await TestApp(depth, width: 900, height: 600) {
      TabView {
        Text("This is 1")
        Text("This is 2")
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
    #expect(bare.labels(of: .tab).isEmpty)
    try await bare.swipePage()
    #expect(texts(bare) == ["This is 2"])
    try await bare.close()
  }

  @Test(arguments: Depth.available)
  func `Pages come and go around the one that is shown, which keeps its state and the focus`(depth: Depth) async throws {
    let desk = TabDesk()
    let app = try await TestApp(depth, width: 900, height: 600) { TabbedDesk(desk: desk).tabViewStyle(.page) }
    try await app.tab("Mail").click()
    try await app.button("mail 0").click()
    desk.hidden = [.home]
    desk.shown = TabDesk.Place.allCases.filter { $0 != .find && $0 != .songs }
    try await app.settle()
    #expect(app.labels(of: .tab) == ["Mail", "albums"])
    #expect(try app.button("mail 1").isFocused)
    desk.hidden = []
    desk.shown = TabDesk.Place.allCases
    try await app.settle()
    #expect(app.labels(of: .tab) == ["Search", "Home", "Mail", "songs", "albums"])
    #expect(texts(app) == ["This is mail"])
    #expect(try app.button("mail 1").isFocused)
    try await app.swipePage(forward: false)
    #expect(texts(app) == ["This is home"])
    desk.hidden = [.home]
    desk.selection = .albums
    try await app.settle()
    #expect(texts(app) == ["This is albums"])
    desk.hidden = [.home, .mail]
    desk.shown = []
    try await app.settle()
    #expect(app.labels(of: .tab).isEmpty)
    desk.hidden = []
    try await app.settle()
    #expect(app.labels(of: .tab) == ["Home", "Mail"])
    try await app.tab("Mail").click()
    #expect(texts(app) == ["This is mail"])
    #expect(app.button("mail 1").isVisible, "It has kept its state.")
    try await app.close()
  }

  private struct Probe: View {
    let number: Int
    let note: (String) -> Void

    var body: some View {
      let _ = note("page \(number)")
      Text("This is \(number)")
    }
  }

  @Test(.needsWindow)
  func `While pages move the one that comes into sight is made before the binding hears of it, and goes back if it refuses`() async throws {
    @MainActor final class Box {
      var value = 1
      var log: [String] = []
      /// Each entry where it came first.
      var firsts: [String] { log.enumerated().filter { log.firstIndex(of: $1) == $0 }.map(\.element) }
    }
    let box = Box()
    let selection = Binding(
      get: { box.value },
      set: {
        box.log.append("set \($0)")
        if $0 != 3 { box.value = $0 }
      })
    let app = try await TestApp(.window, width: 900, height: 600) {
      TabView(selection: selection) {
        ForEach(1..<5) { number in Tab("Tab \(number)", systemImage: "star", value: number) { Probe(number: number) { box.log.append($0) } }
        }
      }
      .tabViewStyle(.page)
    }
    DesktopSettings.shared?.hasAnimations = true
    defer { DesktopSettings.shared?.hasAnimations = false }
    try await app.swipePage()
    try await app.wait(until: "the second page has come") { self.texts(app) == ["This is 2"] && box.value == 2 }
    #expect(box.firsts == ["page 1", "page 2", "set 2"])
    try await app.swipePage()
    try await app.wait(until: "the second page is back") { box.log.contains("set 3") && self.texts(app) == ["This is 2"] }
    #expect(box.firsts == ["page 1", "page 2", "set 2", "page 3", "set 3"])
    try await app.tab("Tab 4").click()
    try await app.wait(until: "the fourth page has come") { self.texts(app) == ["This is 4"] }
    try await app.tab("Tab 1").click()
    try await app.wait(until: "the first page has come") { self.texts(app) == ["This is 1"] }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A page with a stack gives all pages header bars`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) {
      TabView {
        Tab("One", systemImage: "star") { Text("This is 1").navigationTitle("First") }
        Tab("Two", systemImage: "star") { NavigationStack { Text("This is 2").navigationTitle("Second") } }
      }
      .tabViewStyle(.page)
    }
    #expect(app.title == "First")
    try await app.swipePage()
    #expect(texts(app) == ["This is 2"])
    #expect(app.title == "Second")
    try await app.swipePage(forward: false)
    #expect(app.labels(of: .page).contains("First"))
    try await app.close()
  }
}
