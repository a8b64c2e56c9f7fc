import DisplaySupport
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// What assistive technology is told of tabs in a sidebar, and where the keyboard leads there.
@MainActor @Suite("Tab views: a walk through the sidebar", .serialized) struct TabSidebarWalkTests {
  private struct Tabs: View {
    @Bindable var desk: TabDesk

    var body: some View {
      TabView(selection: $desk.selection) {
        Tab("Home", systemImage: "house", value: TabDesk.Place.home) { TabPage(desk, .home) }
          .hidden(desk.hidden.contains(.home))
        Tab("Mail", systemImage: "envelope", value: TabDesk.Place.mail) { TabPage(desk, .mail) }
          .badge(desk.unread)
          .accessibilityLabel("Letters")
          .disabled(desk.disabled.contains(.mail))
          .hidden(desk.hidden.contains(.mail))
        TabSection("Library") {
          Tab("Songs", systemImage: "music.note", value: TabDesk.Place.songs) { TabPage(desk, .songs) }
          Tab("Albums", systemImage: "square.stack", value: TabDesk.Place.albums) { TabPage(desk, .albums) }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  private func app(_ depth: Depth, _ desk: TabDesk, width: Double = 900) async throws -> TestApp {
    try await TestApp(depth, width: width, height: 600) { Tabs(desk: desk) }
  }

  /// The lines of the list from top to bottom, as a screen reader hears of them.
  private func speech(_ app: TestApp) throws -> [String] {
    let list = try #require(app.renderer?.controllers.values.compactMap { $0 as? ListController }.first)
    #expect(list.list.accessibleRole == .list)
    let places = list.places.values.filter { $0.item.position != nil }.sorted { ($0.item.position ?? 0) < ($1.item.position ?? 0) }
    return places.compactMap { $0.item.child?.parent }.map { line in
      var words = [line.accessibleRole == .listItem ? "item" : line.typeName, line.accessibleLabel ?? "nameless"]
      for position in 1...9 where line.accessibleMismatch(.position(position)) == nil { words.append("\(position)") }
      for count in 1...9 where line.accessibleMismatch(.count(count)) == nil { words.append("of \(count)") }
      if line.accessibleMismatch(.selected(true)) == nil { words.append("selected") }
      if line.accessibleMismatch(.selected(false)) == nil { words.append("selectable") }
      if line.accessibleMismatch(.expanded(true)) == nil { words.append("open") }
      return words.joined(separator: " ")
    }
  }

  @Test(.needsWindow) func `Each tab says its name, its badge and whether it is shown, and its place when it has the focus`() async throws {
    let desk = TabDesk()
    desk.unread = 3
    let app = try await app(.window, desk)
    var said = try speech(app)
    let others = ["item Letters, 3 selectable", "item Library open", "item Songs selectable", "item Albums selectable"]
    // GTK 4.22 tells the places of all rows, the older ones leave it to the list, which tells that of the row with the focus.
    func withoutPlaces() -> [String] { said.map { $0.replacing(#/ \d of \d/#, with: "") } }
    #expect(withoutPlaces() == ["item Home selected"] + others)
    for (title, place) in [("Home", "1 of 2"), ("Letters", "2 of 2"), ("Songs", "1 of 2"), ("Albums", "2 of 2")] {
      try await app.row(title).focus()
      said = try speech(app)
      #expect(said.contains { $0.contains(title) && $0.contains(place) }, "\(said)")
    }
    desk.disabled = [.mail]
    desk.selection = .songs
    try await app.settle()
    said = try speech(app)
    let names = withoutPlaces()
    #expect(names[0] == "item Home selectable" && names[1] == "item Letters, 3" && names[3] == "item Songs selected", "\(said)")
    desk.hidden = [.mail]
    try await app.row("Home").focus()
    said = try speech(app)
    #expect(said[0] == "item Home 1 of 1 selectable", "\(said)")
    try await app.close()
  }

  @Test(.needsWindow) func `In a bar at the bottom each tab has the same name`() async throws {
    let app = try await app(.window, TabDesk(), width: 360)
    #expect(app.labels(of: .tab) == ["Home", "Letters", "Songs", "Albums"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Arrows go from tab to tab and show each, and Tab goes on into the page`(depth: Depth) async throws {
    let desk = TabDesk()
    let app = try await app(depth, desk)
    try await app.row("Home").focus()
    try await app.press(.down)
    #expect(try app.row("Letters").isFocused && desk.selection == .mail)
    try await app.press(.down)
    #expect(desk.selection == .mail, "A heading is no tab.")
    try await app.press(.down)
    #expect(try app.row("Songs").isFocused && desk.selection == .songs)
    try await app.press(.end)
    #expect(try app.row("Albums").isFocused && desk.selection == .albums)
    try await app.press(.up)
    #expect(try app.row("Songs").isFocused && app.button("songs 0").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Whoever is in the page goes on in the next page by number, and comes back to where they were`(depth: Depth) async throws {
    let desk = TabDesk()
    let app = try await app(depth, desk)
    try await app.button("home 0").focus()
    try await app.press(.character("3"), .alt)
    #expect(desk.selection == .songs)
    #expect(try app.button("songs 0").isFocused)
    try await app.press(.character("1"), .alt)
    #expect(try app.button("home 0").isFocused)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Whoever is in the sidebar stays there by number and by click`(depth: Depth) async throws {
    let desk = TabDesk()
    let app = try await app(depth, desk)
    try await app.row("Home").click()
    #expect(try app.row("Home").isFocused)
    try await app.row("Songs").click()
    #expect(try app.row("Songs").isFocused)
    try await app.press(.character("2"), .alt)
    #expect(desk.selection == .mail)
    #expect(try app.row("Songs").isFocused || app.row("Letters").isFocused)
    try await app.close()
  }

  @Test(.needsWindow) func `When the focused tab is hidden the focus stays in the sidebar`() async throws {
    let desk = TabDesk()
    let app = try await app(.window, desk)
    try await app.row("Letters").click()
    desk.hidden = [.mail]
    desk.selection = .home
    try await app.settle()
    #expect(!app.row("Letters").exists)
    #expect(try app.row("Songs").isFocused, "It takes the place of the one that went.")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `When the shown tab is hidden the focus in its page goes to the page that takes its place`(depth: Depth) async throws {
    let desk = TabDesk()
    let app = try await app(depth, desk)
    try await app.row("Letters").click()
    try await app.button("mail 0").focus()
    desk.hidden = [.mail]
    desk.selection = .home
    try await app.settle()
    #expect(try app.button("home 0").isFocused)
    try await app.close()
  }
}
