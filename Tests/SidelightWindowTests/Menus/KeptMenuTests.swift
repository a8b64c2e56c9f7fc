import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Menus that stay open after a choice.
@Suite("Menus that stay open", .serialized)
@MainActor struct KeptMenuTests {
  @Observable @MainActor final class Model {
    var zoom = 1
    var isOn = false
    var order = "Name"
    var closed = 0
  }

  private struct Page: View {
    @Bindable var model: Model
    var body: some View {
      Menu("View") {
        Group {
          Button("Larger than \(model.zoom)") { model.zoom += 1 }
          Toggle("Hidden", isOn: $model.isOn)
          Picker("Order", selection: $model.order) { ForEach(["Name", "Size"], id: \.self) { Text($0) } }
          Menu("More") { Button("Smaller") { model.zoom -= 1 } }
        }
        .menuActionDismissBehavior(.disabled)
        Button("Close") { model.closed += 1 }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `What entries that keep a menu open do is done`(depth: Depth) async throws {
    let model = Model()
    let app = try await TestApp(depth) { Page(model: model) }
    try await app.menu("View").choose("Larger than 1")
    try await app.menu("View").choose("Larger than 2")
    try await app.menu("View").choose("Hidden")
    try await app.menu("View").choose("Size")
    #expect(model.zoom == 3 && model.isOn && model.order == "Size")
    try await app.menu("View").choose("Hidden")
    try await app.menu("View").choose("Close")
    #expect(!model.isOn && model.closed == 1)
    try await app.menu("View").choose("More", "Smaller")
    #expect(model.zoom == 2)
    try await app.close()
  }

  @Test(.needsWindow)
  func `The menu stays open with what its entries say now, and the focus where it was`() async throws {
    let model = Model()
    let app = try await TestApp(.window) { Page(model: model) }
    try await app.menu("View").choose("Larger than 1")
    try await app.settle()
    func menu() throws -> Widget? {
      let window = try #require(app.renderer?.windows.first?.window)
      return window.visibleTree.compactMap { $0 as? MenuButtonWidget }.compactMap(\.menu).first
    }
    func titles() throws -> [String] { try menu()?.visibleTree.compactMap(MenuEntry.init).map(\.title) ?? [] }
    func entry(_ title: String) throws -> MenuEntry {
      try #require(try menu()?.visibleTree.compactMap(MenuEntry.init).first { $0.title == title })
    }
    #expect(try titles() == ["Larger than 2", "Hidden", "Name", "Size", "More", "Close"])
    #expect(try entry("Hidden").widget.property("active", as: Bool.self) == false)
    try entry("Hidden").widget.grabFocus()
    try entry("Hidden").choose()
    try await app.settle()
    #expect(try model.isOn && entry("Hidden").widget.property("active", as: Bool.self) && entry("Hidden").widget.containsFocus)
    try entry("Size").choose()
    try await app.settle()
    #expect(try entry("Size").widget.property("active", as: Bool.self) && !entry("Name").widget.property("active", as: Bool.self))
    model.order = "Name"
    try entry("Larger than 2").choose()
    try await app.settle()
    #expect(try entry("Larger than 3").widget.isMapped && entry("Name").widget.property("active", as: Bool.self))
    try entry("Close").choose()
    try await app.settle()
    #expect(try model.closed == 1 && menu() == nil)
    try await app.close()
  }
}
