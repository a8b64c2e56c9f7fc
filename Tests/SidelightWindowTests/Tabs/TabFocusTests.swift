import SidelightBridge
import SidelightCore
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

  enum Content: String, CaseIterable { case list, selection, buttons }

  private struct Long: View {
    let content: Content
    @State private var selection: Int? = 0

    var body: some View {
      TabView {
        Tab("Long", systemImage: "star") {
          switch content {
          case .list: List(0..<200) { Text("Row \($0)") }
          case .selection: List(0..<200, selection: $selection) { Text("Row \($0)") }
          case .buttons: ScrollView { VStack { ForEach(0..<200) { Button("Row \($0)") {} } } }
          }
        }
        Tab("Short", systemImage: "star") { Button("Nothing") {} }
      }
    }
  }

  /// How far the page is scrolled.
  private func offset(in app: TestApp) throws -> Double {
    try #require(app.renderer?.windows.first?.window.visibleTree.firstNonNil { $0 as? ScrollWidget }?.verticalOffset)
  }

  @Test(arguments: Content.allCases)
  func `A page that is returned to is scrolled as it was, even where the focus is not in view`(content: Content) async throws {
    let app = try await TestApp(.window, width: 900, height: 600) { Long(content: content) }
    let first = content == .buttons ? app.button("Row 0") : app.row("Row 0")
    try await first.focus()
    // As the wheel does.
    app.renderer?.windows.first?.window.visibleTree.firstNonNil { $0 as? ScrollWidget }?.verticalOffset = 2_000
    try await app.settle()
    for _ in 0..<2 {
      try await app.press(.character("2"), .alt)
      #expect(try app.button("Nothing").isFocused)
      try await app.press(.character("1"), .alt)
      #expect(try first.isFocused)
      #expect(try offset(in: app) == 2_000)
    }
    try await app.press(.down)
    #expect(try offset(in: app) < 100, "A key goes on from the focus.")
    try await app.close()
  }
}
