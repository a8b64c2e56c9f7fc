import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

/// The order in which assistive technology goes through views.
@Suite("Order for assistive technology", .serialized, .needsWindow)
@MainActor struct SortPriorityTests {
  @Observable @MainActor final class Setting { var first = 2.0 }

  private struct Page: View {
    let setting: Setting
    var body: some View {
      VStack {
        Text("Low").accessibilitySortPriority(-1)
        Text("Plain")
        Text("High").accessibilitySortPriority(setting.first)
        Text("Higher").accessibilitySortPriority(3)
      }
    }
  }

  /// The texts in the order of the widgets, which is that of assistive technology.
  private func order(_ scene: ViewScene) -> [String] { scene.widgets.compactMap { ($0 as? LabelWidget)?.text } }

  private func places(_ scene: ViewScene) throws -> [String] {
    let window = try #require(scene.window)
    let labels = scene.widgets.compactMap { $0 as? LabelWidget }
    return try labels.map { (try #require($0.bounds(in: window)).y, $0.text) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  @Test func `The highest is read first, and all of them stand where they are`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 300) { Page(setting: setting) }
    let before = order(scene)
    #expect(before == ["Higher", "High", "Plain", "Low"])
    setting.first = 4
    await scene.settle()
    let after = order(scene)
    #expect(after == ["High", "Higher", "Plain", "Low"])
    let stand = try places(scene)
    #expect(stand == ["Low", "Plain", "High", "Higher"])
    await scene.close()
  }
}
