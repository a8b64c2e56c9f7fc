import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

/// The looks of bars as they are drawn.
@Suite("Bar backgrounds", .serialized, .needsWindow)
@MainActor struct BarBackgroundTests {
  @MainActor @Observable final class Setting {
    var background = Visibility.automatic
    var color: Color?
    var scheme: ColorScheme?
  }

  private struct Page: View {
    let setting: Setting
    var body: some View {
      NavigationStack {
        List(0..<100, id: \.self) { Text("Row \($0)") }
          .navigationTitle("Title")
          .toolbar {
            ToolbarItem { Text("Item") }
            ToolbarItem(placement: .bottomBar) { Button("Below") {} }
          }
          .toolbarBackgroundVisibility(setting.background, for: .navigationBar, .bottomBar)
          .toolbarColorScheme(setting.scheme, for: .navigationBar, .bottomBar)
      }
    }
  }

  private struct Painted: View {
    let setting: Setting
    var body: some View {
      if let color = setting.color { Page(setting: setting).toolbarBackground(color, for: .navigationBar) } else { Page(setting: setting) }
    }
  }

  /// What is drawn at the start of the header bar, and of the bar below.
  private func pixels(_ scene: ViewScene) throws -> (top: [Int], bottom: [Int]) {
    let window = try #require(scene.window)
    let picture = try #require(window.picture())
    // The picture has the window's shadow, too.
    let frame = try #require(window.bounds(in: window))
    let (x, y) = (Int(-frame.x), Int(-frame.y))
    let top = try #require(picture.pixel(x: x + 3, y: y + 20))
    let bottom = try #require(picture.pixel(x: x + 3, y: picture.height - y - 12))
    return ([top.red, top.green, top.blue], [bottom.red, bottom.green, bottom.blue])
  }

  private func bars(_ scene: ViewScene) throws -> ToolbarViewWidget {
    // That of the stack's page is inside of the window's.
    try #require(scene.widgets.compactMap { $0 as? ToolbarViewWidget }.last)
  }

  @Test func `A background is shown, painted and hidden again`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 400) { Painted(setting: setting) }
    #expect(try !bars(scene).raisesTopBars && !bars(scene).raisesBottomBars)
    let plain = try pixels(scene)
    setting.background = .visible
    await scene.settle()
    #expect(try bars(scene).raisesTopBars && bars(scene).raisesBottomBars)
    // libadwaita's bars are white in the light.
    #expect(try pixels(scene).top == [255, 255, 255] && pixels(scene).bottom == [255, 255, 255])
    setting.color = Color(red: 1, green: 0, blue: 0)
    await scene.settle()
    #expect(try pixels(scene).top == [255, 0, 0] && pixels(scene).bottom == [255, 255, 255])
    setting.background = .hidden
    await scene.settle()
    #expect(try !bars(scene).raisesTopBars && pixels(scene).top != [255, 0, 0])
    #expect(try bars(scene).hasClass("sidelight-bare-top-bar"))
    (setting.background, setting.color) = (.automatic, nil)
    await scene.settle()
    #expect(try pixels(scene).top == plain.top && pixels(scene).bottom == plain.bottom)
    #expect(try !bars(scene).hasClass("sidelight-bare-top-bar"))
    await scene.close()
  }

  @Test func `A bar that is dark in a light window has light text`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 400) { Painted(setting: setting) }
    func textColor() throws -> TextAttributes.Color {
      try #require(scene.widgets.compactMap { $0 as? LabelWidget }.first { $0.text == "Item" }).textColor
    }
    let dark = try textColor()
    setting.scheme = .dark
    await scene.settle()
    #expect(try pixels(scene).top == [46, 46, 50])
    #expect(try textColor() != dark && textColor() == TextAttributes.Color(red: 1, green: 1, blue: 1, alpha: 1))
    setting.scheme = nil
    await scene.settle()
    #expect(try textColor() == dark)
    await scene.close()
  }

  private struct Tabs: View {
    let setting: Setting
    var body: some View {
      TabView {
        Tab("One", systemImage: "star") { Text("This is 1").toolbarBackground(setting.color ?? .blue, for: .tabBar) }
        Tab("Two", systemImage: "star") { Text("This is 2") }
      }
    }
  }

  @Test func `The tabs below a page have the background that it wants`() async throws {
    let setting = Setting()
    setting.color = Color(red: 0, green: 1, blue: 0)
    let scene = await ViewScene(width: 360) { Tabs(setting: setting) }
    #expect(try pixels(scene).bottom == [0, 255, 0])
    setting.color = Color(red: 1, green: 0, blue: 0)
    await scene.settle()
    #expect(try pixels(scene).bottom == [255, 0, 0])
    await scene.close()
  }
}
