import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Groups of controls that are rows of symbols in menus.
@Suite("Palettes in menus", .serialized)
@MainActor struct PaletteTests {
  private struct Page: View {
    @State private var last = "Nothing"

    @ViewBuilder private var turns: some View {
      Button("Left", systemImage: "rotate.left") { last = "Left" }
      Button("Right", systemImage: "rotate.right") { last = "Right" }
    }

    var body: some View {
      VStack {
        Menu("Turn") {
          ControlGroup { turns }.controlGroupStyle(.palette)
          Button("Reset") { last = "Reset" }
          ControlGroup("More") { turns }.controlGroupStyle(.compactMenu)
        }
        ControlGroup("Compact") { turns }.controlGroupStyle(.compactMenu)
        ControlGroup("Plain") { turns }.controlGroupStyle(.palette)
        Text(last)
      }
    }
  }

  @Test(arguments: Depth.available) func `Their controls are entries as any others`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 300) { Page() }
    try await app.menu("Turn").choose("Right")
    #expect(app.text("Right").exists)
    try await app.menu("Turn").choose("Reset")
    #expect(app.text("Reset").exists)
    try await app.menu("Turn").choose("More", "Left")
    #expect(app.text("Left").exists)
    try await app.menu("Compact").choose("Right")
    #expect(app.text("Right").exists && app.group("Plain").exists)
    try await app.close()
  }

  /// Where the entries of the open menu “Turn” are.
  private func places(in app: TestApp) async throws -> [PixelRectangle] {
    let menus = try #require(app.renderer).controllers.values.compactMap { $0 as? MenuController }
    let opener = try #require(menus.first { $0.opener.accessibleLabel == "Turn" }).opener
    opener.open()
    try await app.settle()
    func buttons(_ widget: Widget) -> [Widget] { widget.typeName == "GtkModelButton" ? [widget] : widget.children.flatMap(buttons) }
    let popover = try #require(opener.children.last)
    return try buttons(popover).map { try #require($0.bounds(in: opener)) }
  }

  @Test(.needsWindow) func `An open menu shows the controls of a palette as a row of symbols`() async throws {
    let app = try await TestApp(.window, width: 500, height: 400) { Page() }
    let places = try await places(in: app)
    #expect(places.count >= 4)
    #expect(places[0].y == places[1].y && places[0].x < places[1].x && places[2].y > places[0].y, "\(places)")
    try await app.close()
  }
}
