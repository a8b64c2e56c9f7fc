import DisplaySupport
import Observation
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// What views set behind the containers that they stand in.
@Suite("Backgrounds of containers", .serialized, .needsWindow)
@MainActor struct ContainerBackgroundTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  /// The colours of pixels of the window.
  private func colors(_ scene: ViewScene, _ places: (x: Int, y: Int)...) throws -> [String] {
    let window = try #require(scene.window)
    let picture = try #require(window.picture())
    let edge = (picture.width - window.width) / 2
    return places.map { place in
      guard let pixel = picture.pixels(x: edge + place.x..<edge + place.x + 1, y: edge + place.y..<edge + place.y + 1).first else {
        return "none"
      }
      if pixel.red > pixel.blue + 80 { return "red" }
      return pixel.blue > pixel.red + 80 ? "blue" : "plain"
    }
  }

  @Observable @MainActor final class Setting {
    var container: ContainerBackgroundPlacement? = .navigation
    var path: [Int] = []
    var isPresented = false
    var material = SidebarMaterial.plain
  }

  private struct Stacked: View {
    @Bindable var setting: Setting
    var body: some View {
      NavigationStack(path: $setting.path) {
        if let container = setting.container {
          Text("First").containerBackground(ContainerBackgroundTests.red, for: container)
        } else {
          Text("First")
        }
      }
    }
  }

  @Test func `A page of a stack has it with its header bar, and loses it again`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 500, height: 300) { Stacked(setting: setting) }
    #expect(try colors(scene, (20, 20), (20, 280)) == ["red", "red"])
    setting.container = nil
    await scene.settle()
    #expect(try colors(scene, (20, 20), (20, 280)) == ["plain", "plain"])
    setting.container = .window
    await scene.settle()
    #expect(try colors(scene, (20, 20), (20, 280)) == ["red", "red"])
    setting.container = .tabView
    await scene.settle()
    #expect(try colors(scene, (20, 20), (20, 280)) == ["plain", "plain"])
    await scene.close()
  }

  private struct Columns: View {
    let setting: Setting
    let container: ContainerBackgroundPlacement
    var body: some View {
      NavigationSplitView {
        Text("Sidebar").navigationSplitViewColumnWidth(240)
      } detail: {
        Text("Detail").frame(maxWidth: .infinity, maxHeight: .infinity).containerBackground(ContainerBackgroundTests.red, for: container)
      }
      .sidebarMaterial(setting.material)
    }
  }

  @Test func `A column has it alone, goes on below glass with it, and the split view has it behind its columns`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 900, height: 400) { Columns(setting: setting, container: .navigation) }
    #expect(try colors(scene, (120, 300), (500, 20), (500, 300)) == ["plain", "red", "red"])
    setting.material = .glass(.inset)
    await scene.settle()
    // The gap beside the panel shows the colour itself.
    #expect(try colors(scene, (3, 300), (500, 300)) == ["red", "red"])
    setting.material = .plain
    await scene.settle()
    #expect(try colors(scene, (3, 300), (500, 300)) == ["plain", "red"])
    await scene.close()
    let split = await ViewScene(width: 900, height: 400) { Columns(setting: setting, container: .navigationSplitView) }
    #expect(try colors(split, (500, 20), (500, 300)) == ["red", "red"])
    await split.close()
  }

  private struct Tabs: View {
    @Bindable var setting: Setting
    var body: some View {
      TabView {
        Tab("One", systemImage: "star") { Text("1").containerBackground(ContainerBackgroundTests.red, for: .tabView) }
        Tab("Two", systemImage: "star") { Text("2").containerBackground(ContainerBackgroundTests.blue, for: .tabView) }
      }
    }
  }

  @Test func `The tab that is shown says what is behind the tab view`() async throws {
    let scene = await ViewScene(width: 700, height: 300) { Tabs(setting: Setting()) }
    #expect(try colors(scene, (20, 280)) == ["red"])
    await scene.close()
  }

  private struct Presenting: View {
    @Bindable var setting: Setting
    var body: some View {
      Text("Below").sheet(isPresented: $setting.isPresented) {
        Text("Sheet").frame(width: 300, height: 200).presentationBackground(ContainerBackgroundTests.red)
      }
    }
  }

  @Test func `A sheet has it behind all of its content`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 700, height: 500) { Presenting(setting: setting) }
    #expect(try colors(scene, (350, 250)) == ["plain"])
    setting.isPresented = true
    await scene.settle()
    await scene.settle()
    let sheet = try #require(scene.renderer.controllers.values.compactMap { $0 as? SheetController }.first)
    let box = try #require(scene.window.flatMap { sheet.pane.bin.bounds(in: $0) })
    #expect(try colors(scene, (Int(box.x) + 30, Int(box.y) + 12), (Int(box.x) + 30, Int(box.y + box.height) - 20)) == ["red", "red"])
    setting.isPresented = false
    await scene.settle()
    await scene.close()
  }
}
