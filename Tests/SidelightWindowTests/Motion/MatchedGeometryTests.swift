import DisplaySupport
import ReportSupport
import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

/// Views that have their place in common, and symbols that move, in real windows.
@Suite("Matched places and symbol effects", .serialized, .needsWindow)
@MainActor struct MatchedGeometryTests {
  @MainActor @Observable final class Setting {
    var isOpen = false
    var chosen = "One"
    var taps = 0
  }

  private struct Cover: View {
    let setting: Setting
    @Namespace private var space
    var body: some View {
      ZStack(alignment: setting.isOpen ? .bottomTrailing : .topLeading) {
        Color.clear
        if setting.isOpen {
          Text("Cover").frame(width: 200, height: 120).background(.red).matchedGeometryEffect(id: "cover", in: space)
        } else {
          Text("Cover").frame(width: 100, height: 60).background(.red).matchedGeometryEffect(id: "cover", in: space)
        }
      }
      .frame(width: 400, height: 400)
    }
  }

  private func box(_ text: String, _ scene: ViewScene) throws -> PixelRectangle {
    let label = try #require(scene.widgets.compactMap { $0 as? LabelWidget }.first { $0.text == text })
    let window = try #require(scene.window)
    return try #require(label.bounds(in: window))
  }

  private func middle(_ text: String, _ scene: ViewScene) throws -> (x: Double, y: Double) {
    let box = try box(text, scene)
    return (box.x + box.width / 2, box.y + box.height / 2)
  }

  @Test func `What comes flies from the place of what goes, and as large as that`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 500, animates: true) { Cover(setting: setting) }
    let before = try (middle("Cover", scene), box("Cover", scene))
    var seen: [(x: Double, y: Double)] = []
    var widths: [Double] = []
    withAnimation(.linear(duration: 0.3)) { setting.isOpen = true }
    await scene.watchFrames(for: 600) {
      if let place = try? middle("Cover", scene), let width = try? box("Cover", scene).width {
        seen.append(place)
        widths.append(width)
      }
    }
    let after = try (middle("Cover", scene), box("Cover", scene))
    #expect(after.0.x > before.0.x + 150 && after.0.y > before.0.y + 150)
    let first = try #require(seen.first)
    #expect(abs(first.x - before.0.x) < 60 && abs(first.y - before.0.y) < 60)
    #expect(seen.contains { $0.x > before.0.x + 20 && $0.x < after.0.x - 20 })
    #expect(try #require(widths.first) < after.1.width * 0.75, "It is drawn half as large at first.")
    #expect(!scene.renderer.isMoving)
    await scene.close()
  }

  private struct Picker: View {
    let setting: Setting
    @Namespace private var space
    var body: some View {
      HStack(spacing: 20) {
        ForEach(["One", "Two", "Three"], id: \.self) { name in
          Text(name).frame(width: name == "Three" ? 120 : 60, height: 30).matchedGeometryEffect(id: name, in: space)
        }
      }
      .background { Text("mark").frame(maxWidth: .infinity).matchedGeometryEffect(id: setting.chosen, in: space, isSource: false) }
    }
  }

  @Test func `A view that is no source is where its source is, goes to another one, and follows`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 600, animates: true) { Picker(setting: setting) }
    await scene.watchFrames(for: 100)
    for name in ["One", "Three"] {
      if name == "Three" {
        withAnimation(.linear(duration: 0.3)) { setting.chosen = name }
        var seen: [Double] = []
        await scene.watchFrames(for: 600) { if let place = try? middle("mark", scene).x { seen.append(place) } }
        let (start, end) = try (middle("One", scene).x, middle("Three", scene).x)
        #expect(seen.contains { $0 > start + 10 && $0 < end - 10 })
      }
      let (mark, source) = try (middle("mark", scene), middle(name, scene))
      #expect(abs(mark.x - source.x) < 1.5 && abs(mark.y - source.y) < 1.5, "\(mark) is not at \(source)")
    }
    await scene.close()
  }

  private struct Twins: View {
    @Namespace private var space
    var body: some View {
      VStack {
        Text("First").matchedGeometryEffect(id: 1, in: space)
        Text("Second").matchedGeometryEffect(id: 1, in: space)
      }
    }
  }

  @Test func `Two sources of one id are reported`() async {
    let reports = Reports()
    let scene = await ViewScene(width: 300) { Twins() }
    await scene.settle()
    #expect(reports.all.contains { $0.hasPrefix("Twins has a source of matchedGeometryEffect") })
    await scene.close()
  }

  private struct Bell: View {
    let setting: Setting
    var body: some View {
      VStack {
        Text("bell").symbolEffect(.bounce, value: setting.taps)
        Text("loader").symbolEffect(.rotate, isActive: setting.isOpen)
        Text("gone").symbolEffect(.disappear, isActive: setting.isOpen)
        Text("still").symbolEffect(.pulse, isActive: setting.isOpen).symbolEffectsRemoved()
      }
      .frame(width: 300, height: 300)
    }
  }

  private func opacity(_ text: String, _ scene: ViewScene) throws -> Double {
    let label = try #require(scene.widgets.compactMap { $0 as? LabelWidget }.first { $0.text == text })
    return sequence(first: label as Widget, next: \.parent).reduce(1) { $0 * $1.opacity }
  }

  @Test func `Symbols move when their value changes or as long as they are to, and rest otherwise`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 400, animates: true) { Bell(setting: setting) }
    let (bell, loader) = try (box("bell", scene), box("loader", scene))
    await scene.watchFrames(for: 200)
    let counted = scene.graph.counters.patches
    await scene.watchFrames(for: 200)
    #expect(scene.graph.counters.patches == counted)
    setting.taps += 1
    var widths: [Double] = []
    await scene.watchFrames(for: 1000) { if let width = try? box("bell", scene).width { widths.append(width) } }
    #expect(widths.contains { $0 > bell.width * 1.15 })
    #expect(try abs(box("bell", scene).width - bell.width) < 0.1)
    setting.isOpen = true
    var heights: [Double] = []
    await scene.watchFrames(for: 700) { if let height = try? box("loader", scene).height { heights.append(height) } }
    #expect(heights.contains { $0 > loader.height * 1.3 }, "It turns.")
    #expect(try opacity("gone", scene) < 0.05 && opacity("still", scene) == 1)
    setting.isOpen = false
    await scene.watchFrames(for: 900)
    #expect(try abs(box("loader", scene).height - loader.height) < 0.1 && opacity("gone", scene) == 1)
    let after = scene.graph.counters.patches
    await scene.watchFrames(for: 200)
    #expect(scene.graph.counters.patches == after)
    await scene.close()
  }
}
