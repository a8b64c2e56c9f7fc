import DisplaySupport
import SidelightBridge
import SidelightGTK
import SidelightUI
import Testing

/// Where what stands in a bar below a list begins.
@Suite("Bottom bars: places", .serialized, .needsWindow)
@MainActor struct BottomBarPlaceTests {
  private struct Tabs: View {
    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") { Text("Page") }
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewSidebarBottomBar { Label("Ada", systemImage: "person.crop.circle") }
    }
  }

  @Test func `A label below a sidebar begins where its rows begin`() async throws {
    let scene = await ViewScene(width: 900, height: 500) { Tabs() }
    let window = try #require(scene.window)
    func start(_ symbol: String) throws -> Double {
      let name = scene.renderer.symbols.iconName(for: symbol)
      let icon = scene.widgets.first { $0.typeName == "GtkImage" && $0.property("icon-name", as: String?.self) == name }
      return try #require(icon?.bounds(in: window)).x
    }
    #expect(try start("house") == start("person.crop.circle"))
    await scene.close()
  }
}
