import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// The focus on tabs, and where it goes when what it is in goes away.
@MainActor @Suite("Tab views: focus", .serialized) struct TabFocusTests {
  @Test(arguments: Depth.available, [900, 360] as [Double])
  func `Arrows go from tab to tab and Space chooses one, past those that are disabled`(depth: Depth, width: Double) async throws {
    let desk = TabDesk()
    desk.disabled = [.mail]
    let app = try await TestApp(depth, width: width, height: 600) { TabbedDesk(desk: desk) }
    try await app.tab("Home").focus()
    #expect(try app.tab("Home").isFocused)
    try await app.press(.right)
    #expect(try app.tab("songs").isFocused)
    #expect(desk.selection == .home)
    try await app.press(.space)
    #expect(desk.selection == .songs)
    #expect(try app.tab("songs").isFocused)
    try await app.press(.left)
    try await app.press(.enter)
    #expect(desk.selection == .home)
    #expect(try app.tab("Home").isFocused)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Dots are gone through as tabs are`(depth: Depth) async throws {
    let desk = TabDesk()
    let app = try await TestApp(depth, width: 900, height: 600) { TabbedDesk(desk: desk).tabViewStyle(.page) }
    try await app.tab("Home").focus()
    try await app.press(.right)
    try await app.press(.space)
    #expect(desk.selection == .mail)
    #expect(try app.tab("Mail").isFocused)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A bar that moves takes the focus along`(depth: Depth) async throws {
    let desk = TabDesk()
    let app = try await TestApp(depth, width: 900, height: 600) { TabbedDesk(desk: desk) }
    try await app.tab("Home").focus()
    try await app.resize(width: 360)
    #expect(try app.tab("Home").isFocused)
    try await app.resize(width: 900)
    #expect(try app.tab("Home").isFocused)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `When the shown tab goes away the focus goes to the page that takes its place`(depth: Depth) async throws {
    let desk = TabDesk()
    let app = try await TestApp(depth, width: 900, height: 600) { UnboundTabs(desk: desk) }
    try await app.tab("Songs").click()
    try await app.button("songs 0").focus()
    desk.shown = []
    try await app.settle()
    #expect(app.labels(of: .tab) == ["Home", "Mail"])
    #expect(try app.button("home 0").isFocused || app.button("mail 0").isFocused)
    try await app.close()
  }
}
