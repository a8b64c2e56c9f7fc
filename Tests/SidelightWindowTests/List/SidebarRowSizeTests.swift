import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// The sizes of the rows of a sidebar.
@Suite("Sidebar row sizes", .serialized, .needsWindow)
@MainActor struct SidebarRowSizeTests {
  @MainActor @Observable final class Setting { var size = SidebarRowSize.medium }

  private struct SizeName: View {
    @Environment(\.sidebarRowSize) private var size
    var body: some View { Text("\(size)") }
  }

  private struct Sidebar: View {
    let setting: Setting
    let style: Bool
    var body: some View {
      let list = List {
        Label("Inbox", systemImage: "tray")
        SizeName()
        Text("Behind").listRowBackground(Color.yellow)
        Text("Inset").listRowInsets(EdgeInsets(top: 4, leading: 20, bottom: 4, trailing: 8))
      }
      .environment(\.sidebarRowSize, setting.size)
      if style { list.listStyle(.sidebar) } else { list.listStyle(.plain) }
    }
  }

  /// The heights of the rows, and the size of the symbol.
  private func sizes(_ scene: ViewScene) throws -> (rows: [Int], symbol: Int) {
    let window = try #require(scene.window)
    let list = try #require(scene.renderer.controllers.values.compactMap { $0 as? ListController }.first)
    let lines = list.places.values.compactMap { $0.item.child?.parent }.compactMap { $0.bounds(in: window) }.sorted { $0.y < $1.y }
    let symbol = try #require(scene.widgets.compactMap { $0 as? ImageWidget }.first?.bounds(in: window))
    return (lines.map { Int($0.height) }, Int(symbol.height))
  }

  @Test func `Rows, symbols and views follow the size, and come back`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 300) { Sidebar(setting: setting, style: true) }
    for (size, height, symbol) in [(SidebarRowSize.medium, 36, 16), (.small, 28, 16), (.large, 44, 24), (.medium, 36, 16)] {
      setting.size = size
      await scene.settle()
      let found = try sizes(scene)
      #expect(found.rows == [height, height, height, height], "\(size)")
      #expect(found.symbol == symbol, "\(size)")
      #expect(scene.shows("\(size)"))
    }
    await scene.close()
  }

  @Test func `Lists in other styles have no such size`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 300) { Sidebar(setting: setting, style: false) }
    let before = try sizes(scene)
    setting.size = .large
    await scene.settle()
    #expect(try sizes(scene) == before)
    await scene.close()
  }
}
