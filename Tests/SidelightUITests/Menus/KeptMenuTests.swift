import SidelightCore
import SidelightUI
import Testing

/// Which entries leave their menu open.
@MainActor struct KeptMenuTests {
  private struct Page: View {
    @State private var isOn = false
    @State private var order = "Name"
    var body: some View {
      Menu("View") {
        Button("Larger") {}
        Toggle("Hidden", isOn: $isOn)
        Picker("Order", selection: $order) { ForEach(["Name", "Size"], id: \.self) { Text($0) } }
        Menu("More") {
          Button("Smaller") {}
          Button("Reset") {}.menuActionDismissBehavior(.automatic)
        }
        Button("Close") {}.menuActionDismissBehavior(.enabled)
      }
      .menuActionDismissBehavior(.disabled)
    }
  }

  @Test func `The innermost word counts, for an entry, for several and for a menu in a menu`() throws {
    let stage = Stage(Page())
    let menu = try #require(stage.nodes { $0.control is MenuElement }.first)
    let items = stage.graph.menu(menu.id)
    #expect(items.map(\.title) == ["Larger", "Hidden", "Name", "Size", "More", "Close"])
    #expect(items.map(\.keepsOpen) == [true, true, true, true, false, false])
    #expect(items[4].items?.map(\.keepsOpen) == [true, false])
  }
}
