import Observation
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

extension RendererTests {
  @MainActor @Suite("Sliders") struct Sliders {
    let tree = FakeTree()

    @Test("A slider reports its steps, takes back what is refused, and does not hear itself")
    func slider() async throws {
      let (window, page) = await tree.window()
      let element = Element.Kind.control(SliderElement(value: 50, lower: 0, upper: 100, step: 25))
      let slider = tree.insert(element, in: page)
      tree.insert(.text(TextElement("Volume")), in: slider)
      await tree.present(window)
      let scale = try #require(tree.widget(slider)?.children.last as? ScaleWidget)
      #expect(scale.value == 50 && tree.events.isEmpty && scale.width > 300)
      #expect(scale.accessibleMismatch(.label("Volume")) == nil)
      scale.value = 70
      #expect(scale.value == 75)
      #expect(tree.events == [.editing(slider, true), .slide(slider, value: 75), .editing(slider, false)])
      // Back to where it was before the program has answered.
      scale.value = 50
      #expect(tree.events.count == 6)
      scale.value = 100
      tree.update(slider, element)
      #expect(scale.value == 50 && tree.events.count == 9)
      tree.update(slider, .control(SliderElement(value: 2, lower: 1, upper: 3)))
      #expect(scale.value == 2 && tree.events.count == 9)
      tree.close(window)
    }
  }
}

extension RendererTests.Sliders {
  @Test(arguments: [false, true]) func `A slider is filled from its neutral value to its knob`(isRightToLeft: Bool) async throws {
    DesktopSettings.isRightToLeft = isRightToLeft
    defer { DesktopSettings.isRightToLeft = false }
    let (window, page) = await tree.window()
    func element(_ value: Double, from neutral: Double? = 0) -> Element.Kind {
      var slider = SliderElement(value: value, lower: -1, upper: 1)
      slider.neutral = neutral
      return .control(slider)
    }
    let slider = tree.insert(element(0.5), in: page)
    tree.insert(.text(TextElement("Balance")), in: slider)
    await tree.present(window)
    let scale = try #require(tree.widget(slider)?.children.last as? ScaleWidget)
    func places() async throws -> (fill: PixelRectangle, knob: Double, middle: Double) {
      await tree.frame(window)
      await tree.frame(window)
      let knob = try #require(scale.knobPlace)
      return try (#require(scale.fillPlace), knob.x + knob.width / 2, Double(scale.width) / 2)
    }
    for value in [0.5, -0.5, 1, -1] {
      tree.update(slider, element(value))
      let now = try await places()
      let (low, high) = (min(now.knob, now.middle), max(now.knob, now.middle))
      #expect(abs(now.fill.x - low) <= 1.5 && abs(now.fill.x + now.fill.width - high) <= 1.5, "\(value): \(now)")
      #expect((now.knob > now.middle) == ((value > 0) != isRightToLeft))
    }
    // What the user does moves the fill as well.
    scale.value = 0.2
    var now = try await places()
    #expect(abs(now.fill.width - abs(now.knob - now.middle)) <= 1.5)
    // Without a neutral value the least one is where it begins.
    tree.update(slider, element(0.5, from: nil))
    now = try await places()
    #expect(now.fill.width > Double(scale.width) / 2)
    tree.close(window)
  }
}

extension HarnessTests {
  @MainActor @Observable final class Volume {
    var level = 20.0
  }

  private struct VolumeView: View {
    @Bindable var volume: Volume
    var body: some View { Slider(value: $volume.level, in: 0...100, step: 10) { Text("Volume") } }
  }

  @Test(arguments: Depth.available)
  func `A slider follows its binding and moves by its step`(depth: Depth) async throws {
    let volume = Volume()
    let app = try await TestApp(depth) { VolumeView(volume: volume) }
    let slider = app.slider("Volume")
    try await slider.set(44)
    #expect(try volume.level == 40 && slider.value == "40.0")
    volume.level = 90
    try await app.settle()
    #expect(try slider.value == "90.0")
    if depth == .window {
      try await app.press(.right)
      #expect(volume.level == 100)
    }
    try await app.close()
  }
}
