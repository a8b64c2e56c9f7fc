import DisplaySupport
import Observation
import SidelightBridge
import SidelightGTK
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// Pickers in header bars.
@Suite("Toolbars: pickers", .serialized)
@MainActor struct ToolbarPickerTests {
  @Observable @MainActor final class Choice {
    var way = "list"
  }

  private struct Page: View {
    @Bindable var choice: Choice
    var body: some View {
      NavigationStack {
        Text("Page").navigationTitle("Title").toolbar {
          ToolbarItem {
            Picker("View As", selection: $choice.way) {
              Label("List", systemImage: "list.bullet").tag("list")
              Label("Grid", systemImage: "square.grid.2x2").tag("grid")
            }
            .pickerStyle(.segmented)
          }
          ToolbarItem(placement: .secondaryAction) {
            Picker("Order", selection: .constant(1)) {
              Label("Name", systemImage: "textformat").tag(1)
              Text("Date").tag(2)
            }
          }
        }
      }
    }
  }

  @Test(arguments: Depth.available) func `Its options are called what their labels say`(depth: Depth) async throws {
    let choice = Choice()
    let app = try await TestApp(depth, width: 700, height: 300) { Page(choice: choice) }
    #expect(try app.picker("View As").value == "List")
    try await app.picker("View As").choose("Grid")
    #expect(choice.way == "grid")
    try await app.close()
  }

  @Test(.needsWindow) func `It shows symbols, and no label`() async throws {
    let choice = Choice()
    let scene = await ViewScene(width: 700, height: 300) { Page(choice: choice) }
    #expect(!scene.shows("View As") && !scene.shows("List") && !scene.shows("Grid"))
    let icons = ["list.bullet", "square.grid.2x2"].map { scene.renderer.symbols.iconName(for: $0) }
    let shown = scene.widgets.filter { $0.typeName == "GtkImage" }.compactMap { $0.property("icon-name", as: String?.self) }
    #expect(icons.allSatisfy(shown.contains))
    #expect(scene.named("View As")?.tooltip == "View As")
    await scene.close()
  }
}
