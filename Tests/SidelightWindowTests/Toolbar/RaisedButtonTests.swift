import DisplaySupport
import SidelightBridge
import SidelightUI
import Testing

/// Buttons of header bars that say something in words.
@Suite("Toolbars: buttons with words", .serialized, .needsWindow)
@MainActor struct RaisedButtonTests {
  private struct Page: View {
    var body: some View {
      NavigationStack {
        Text("Page").navigationTitle("Title").toolbar {
          ToolbarItem { Button("Discard") {} }
          ToolbarItem { Button("Add", systemImage: "plus") {} }
          ToolbarItem { Toggle("Bold", isOn: .constant(false)) }
          ToolbarItem { Menu("Order") { Button("Name") {} } }
          ToolbarItem { Button("Quiet") {}.buttonStyle(.borderless) }
        }
      }
    }
  }

  @Test func `Words are on a button, and symbols are flat`() async throws {
    let scene = await ViewScene(width: 800, height: 300) { Page() }
    func looks(_ text: String) throws -> [String] {
      let label = try #require(scene.widgets.first { ($0.typeName == "GtkLabel" && $0.visibleText == text) || $0.accessibleLabel == text })
      let around = sequence(first: label, next: \.parent).first { $0.hasClass("raised") || $0.hasClass("flat") }
      return ["raised", "flat"].filter { around?.hasClass($0) == true }
    }
    #expect(try looks("Discard") == ["raised"] && looks("Bold") == ["raised"] && looks("Order") == ["raised"])
    #expect(try looks("Quiet") == ["flat"])
    let icons = scene.widgets.filter { $0.typeName == "GtkImage" && $0.property("icon-name", as: String?.self) == "list-add-symbolic" }
    let plus = try #require(icons.first)
    #expect(sequence(first: plus, next: \.parent).contains { $0.hasClass("flat") })
    await scene.close()
  }
}
