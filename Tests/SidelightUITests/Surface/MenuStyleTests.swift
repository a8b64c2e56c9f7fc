import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

/// Styles of menus' buttons.
@MainActor struct MenuStyleTests {
  private struct Framed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("Before")
        Menu(configuration)
      }
    }
  }

  @Test func `A menu's button has its own style, or that of buttons, or stands in what the app makes of it`() throws {
    let journal = Journal()
    let stage = Stage(
      VStack {
        Menu("A") {}
        Menu("B") {}.menuStyle(.borderlessButton)
        Menu("C") {}.menuStyle(.button)
        Menu("D") { Button("Entry") { journal.note("chosen") } }.menuStyle(Framed())
      }.buttonStyle(.borderedProminent))
    let menus = stage.nodes { $0.control is MenuElement }
    #expect(
      menus.compactMap { $0.element.kind.control(MenuElement.self)?.style }
        == [.borderedProminent, .borderless, .borderedProminent, .borderedProminent])
    #expect(stage.texts().map(\.string).contains("Before"))
    #expect(stage.graph.menu(try #require(menus.last).id).map(\.title) == ["Entry"])
  }
}
