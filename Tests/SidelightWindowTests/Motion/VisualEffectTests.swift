import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Looks that follow from a place, in real windows.
@Suite("Looks that follow from places", .serialized, .needsWindow)
@MainActor struct VisualEffectTests {
  @MainActor @Observable final class Setting {
    var isOn = false
    var number = 0.0
  }

  private struct Cards: View {
    let setting: Setting
    let configuration: ScrollTransitionConfiguration
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { index in
            Text(verbatim: "card \(index)").frame(width: 200, height: 100)
              .scrollTransition(configuration) { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
          }
        }
      }
      .frame(width: 300, height: 300)
    }
  }

  private struct Followed: View {
    let setting: Setting
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Text("followed").frame(width: 100, height: 40)
            .visualEffect { [isOn = setting.isOn] content, proxy in
              content.offset(x: -proxy.frame(in: .scrollView).minY).offset(y: isOn ? 50 : 0)
            }
          Color.red.frame(height: 2000)
        }
      }
      .frame(width: 300, height: 300)
    }
  }

  private func label(_ text: String, _ scene: ViewScene) throws -> LabelWidget {
    try #require(scene.widgets.compactMap { $0 as? LabelWidget }.first { $0.text == text })
  }

  private func place(_ text: String, _ scene: ViewScene) throws -> (x: Double, y: Double) {
    let window = try #require(scene.window)
    let box = try #require(label(text, scene).bounds(in: window))
    return (box.x, box.y)
  }

  private func opacity(_ text: String, _ scene: ViewScene) throws -> Double {
    try sequence(first: label(text, scene) as Widget, next: \.parent).reduce(1) { $0 * $1.opacity }
  }

  private func scroll(_ scene: ViewScene) throws -> ScrollWidget {
    try #require(scene.widgets.compactMap { $0 as? ScrollWidget }.first)
  }

  @Test func `A view is shown where its place in the scroll view says, and nothing is laid out for that`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 400) { Followed(setting: setting) }
    let before = try place("followed", scene)
    try scroll(scene).verticalOffset = 30
    await scene.settle()
    let after = try place("followed", scene)
    #expect(after.x == before.x + 30 && after.y == before.y - 30)
    setting.isOn = true
    await scene.settle()
    #expect(try place("followed", scene).y == after.y + 50)
    await scene.close()
  }

  private struct Turned: View {
    let setting: Setting
    var body: some View {
      Text("a long turned text").frame(width: 200, height: 200)
        .visualEffect { [isOn = setting.isOn] content, _ in content.rotationEffect(.degrees(isOn ? 180 : 0)) }
        .frame(width: 300, height: 300)
    }
  }

  @Test func `A turn turns on its way, and does not shrink, to the same side where text runs to the left`() async throws {
    for isRightToLeft in [false, true] {
      DesktopSettings.isRightToLeft = isRightToLeft
      let setting = Setting()
      let scene = await ViewScene(width: 400, animates: true) { Turned(setting: setting) }
      let window = try #require(scene.window)
      let text = try label("a long turned text", scene)
      let width = try #require(text.bounds(in: window)).width
      var heights: [Double] = []
      withAnimation(.linear(duration: 0.4)) { setting.isOn = true }
      await scene.watchFrames(for: 700) { if let box = text.bounds(in: window) { heights.append(box.height) } }
      #expect(heights.contains { $0 > width * 0.9 }, "Half of the way it stands upright, as long as it is.")
      await scene.close()
    }
    DesktopSettings.isRightToLeft = false
  }

  @Test func `What moves with a look goes through what is between`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 400, animates: true) { Followed(setting: setting) }
    let before = try place("followed", scene).y
    var seen: [Double] = []
    withAnimation(.linear(duration: 0.3)) { setting.isOn = true }
    await scene.watchFrames(for: 600) { if let y = try? place("followed", scene).y { seen.append(y - before) } }
    #expect(seen.contains { $0 > 3 && $0 < 47 } && seen.last == 50)
    await scene.close()
  }

  @Test func `Views fade in at the edges of a scroll view, as far as they have come`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 400) { Cards(setting: setting, configuration: .interactive(timingCurve: .linear)) }
    #expect(try opacity("card 1", scene) == 1)
    #expect(try opacity("card 5", scene) == 0)
    try scroll(scene).verticalOffset = 150
    await scene.settle()
    // Half of each is seen.
    #expect(try abs(opacity("card 1", scene) - 0.5) < 0.02)
    #expect(try abs(opacity("card 4", scene) - 0.5) < 0.02)
    #expect(try opacity("card 2", scene) == 1)
    #expect(try opacity("card 0", scene) == 0)
    await scene.close()
  }

  @Test func `With a motion a view is there or not, and goes from the one to the other by itself`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 400, animates: true) {
      Cards(setting: setting, configuration: .animated(.linear(duration: 0.3)).threshold(.visible(0.5)))
    }
    await scene.watchFrames(for: 500)
    #expect(try opacity("card 1", scene) == 1)
    try scroll(scene).verticalOffset = 160
    var seen: [Double] = []
    await scene.watchFrames(for: 700) { if let now = try? opacity("card 1", scene) { seen.append(now) } }
    #expect(seen.contains { $0 > 0.02 && $0 < 0.98 } && seen.last == 0)
    #expect(try opacity("card 4", scene) == 1)
    await scene.close()
  }

  private struct Softened: View {
    let setting: Setting
    var body: some View { Text("soft").blur(radius: setting.isOn ? 10 : 0).brightness(setting.isOn ? 1 : 0) }
  }

  @Test func `A filter goes through what is between, and none of it leaves a class behind`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 400, animates: true) { Softened(setting: setting) }
    var (radii, lights): ([Double], [Double]) = ([], [])
    withAnimation(.linear(duration: 0.4)) { setting.isOn = true }
    await scene.watchFrames(for: 700) {
      for controller in scene.renderer.controllers.values {
        guard case .layers(let layers) = controller.element.kind, case .filtered(let filter)? = layers.effect else { continue }
        if case .blurred(let radius) = filter { radii.append(radius) }
        if case .brightness(let amount) = filter { lights.append(amount) }
        #expect(controller.widget.classes.isEmpty)
      }
    }
    #expect(radii.contains { $0 > 1 && $0 < 9 } && radii.last == 10 && radii == radii.sorted())
    #expect(lights.contains { $0 > 0.1 && $0 < 0.9 } && lights.last == 1)
    await scene.close()
  }

  private struct Shift: GeometryEffect {
    var animatableData: Double
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width * animatableData, y: 0))
    }
  }

  private struct Shifted: View {
    let setting: Setting
    var body: some View {
      VStack {
        Text("shifted").frame(width: 100, height: 20).modifier(Shift(animatableData: setting.number))
        Text("turned").frame(width: 100, height: 100).transformEffect(CGAffineTransform(rotationAngle: .pi / 2))
      }
      .frame(width: 300, height: 300, alignment: .topLeading)
    }
  }

  @Test func `An effect of geometry moves by its data, and knows the size of its view`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 400, animates: true) { Shifted(setting: setting) }
    let before = try place("shifted", scene).x
    var seen: [Double] = []
    withAnimation(.linear(duration: 0.3)) { setting.number = 1 }
    await scene.watchFrames(for: 600) { if let x = try? place("shifted", scene).x { seen.append(x - before) } }
    #expect(seen.contains { $0 > 5 && $0 < 95 } && seen.last.map { abs($0 - 100) < 0.5 } == true)
    let window = try #require(scene.window)
    let turned = try #require(label("turned", scene).bounds(in: window))
    // Turned clockwise about the upper left corner of its frame, it stands upright left of that.
    #expect(turned.height > turned.width && turned.x + turned.width < before - 30)
    await scene.close()
  }
}
