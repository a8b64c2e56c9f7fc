import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

/// Elements on their way, in real windows.
@Suite("Motion", .serialized, .needsWindow)
@MainActor struct ElementMotionTests {
  @MainActor @Observable final class Setting {
    var isOn = false
    var title = "Moved"
  }

  private struct Page: View {
    let setting: Setting
    var body: some View {
      VStack(alignment: .leading) {
        Text(setting.title).opacity(setting.isOn ? 0 : 1).accessibilityIdentifier("faded")
        Color.red.frame(width: setting.isOn ? 200 : 100, height: 20).accessibilityIdentifier("framed")
        Text("Aside").offset(x: setting.isOn ? 100 : 0).accessibilityIdentifier("aside")
      }
      .frame(width: 300, alignment: .leading)
    }
  }

  private struct Leaving: View {
    let setting: Setting
    var body: some View {
      if setting.title == "Moved" { Page(setting: setting) } else { Text("Gone") }
    }
  }

  private func widget(_ name: String, _ scene: ViewScene) throws -> Widget { try #require(scene.widgets.first { $0.name == name }) }

  private func width(_ scene: ViewScene) throws -> Double {
    let window = try #require(scene.window)
    return try #require(widget("framed", scene).bounds(in: window)).width
  }

  private func start(_ scene: ViewScene) throws -> Double {
    let label = try #require(scene.widgets.compactMap { $0 as? LabelWidget }.first { $0.text == "Aside" })
    let window = try #require(scene.window)
    return try #require(label.bounds(in: window)).x
  }

  @Test func `Opacity, frames and offsets go through what is between, and end at the end`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 400, animates: true) { Page(setting: setting) }
    let before = try start(scene)
    withAnimation(.linear(duration: 0.3)) { setting.isOn = true }
    var seen: [(opacity: Double, width: Double, start: Double)] = []
    await scene.watchFrames(for: 600) {
      if let found = try? (widget("faded", scene).opacity, width(scene), start(scene)) { seen.append(found) }
    }
    #expect(seen.contains { $0.opacity > 0.05 && $0.opacity < 0.95 })
    #expect(seen.contains { $0.width > 105 && $0.width < 195 })
    #expect(seen.contains { $0.start > before + 5 && $0.start < before + 95 })
    #expect(try widget("faded", scene).opacity == 0 && width(scene) == 200 && start(scene) == before + 100)
    #expect(!scene.renderer.isMoving)
    await scene.close()
  }

  @Test func `What changes without an animation on the way changes at once, and a new place ends the way`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 400, animates: true) { Page(setting: setting) }
    withAnimation(.linear(duration: 60)) { setting.isOn = true }
    await scene.watchFrames(for: 100)
    #expect(scene.renderer.isMoving)
    setting.title = "Other words"
    await scene.watchFrames(for: 50)
    #expect(scene.shows("Other words") && scene.renderer.isMoving)
    #expect(try widget("faded", scene).opacity > 0.5)
    setting.isOn = false
    await scene.watchFrames(for: 50)
    #expect(!scene.renderer.isMoving)
    #expect(try widget("faded", scene).opacity == 1 && width(scene) == 100)
    await scene.close()
  }

  @Test func `Nothing moves where the desktop asks for less motion, and nothing is left of a view that goes`() async throws {
    let setting = Setting()
    let still = await ViewScene(width: 400) { Page(setting: setting) }
    withAnimation(.linear(duration: 60)) { setting.isOn = true }
    await still.settle()
    #expect(try !still.renderer.isMoving && width(still) == 200)
    await still.close()
    let other = Setting()
    let moving = await ViewScene(width: 400, animates: true) { Leaving(setting: other) }
    withAnimation(.linear.repeatForever()) { other.isOn = true }
    await moving.watchFrames(for: 100)
    #expect(moving.renderer.isMoving)
    other.title = "Gone"
    await moving.watchFrames(for: 50)
    #expect(!moving.renderer.isMoving && moving.shows("Gone"))
    await moving.close()
  }
}
