import DisplaySupport
import SidelightBridge
import SidelightGTK
import SidelightUI
import Testing

/// Labels that only assistive technology is told, on real controls.
@Suite("Hidden labels", .serialized, .needsWindow)
@MainActor struct LabelsHiddenTests {
  private struct Controls: View {
    let isHidden: Bool
    @State private var isOn = false
    @State private var number = 0.5
    @State private var choice = 1
    var body: some View {
      let controls = VStack {
        Toggle("Switch", isOn: $isOn)
        Slider(value: $number, in: 0...1) { Text("Amount") }
        Picker("Choice", selection: $choice) { Text("One").tag(1) }
        ProgressView("Copying", value: 0.5)
      }
      return isHidden ? AnyView(controls.labelsHidden()) : AnyView(controls)
    }
  }

  private struct Page: View {
    let isHidden: Knob<Bool>
    var body: some View { Controls(isHidden: isHidden.value) }
  }

  @Test(arguments: [false, true])
  func `They are not on the screen, and the controls keep their names`(isHidden: Bool) async {
    let scene = await ViewScene(width: 500) { Page(isHidden: Knob(isHidden)) }
    for name in ["Switch", "Amount", "Choice", "Copying"] {
      #expect(scene.shows(name) == !isHidden, "\(name)")
      #expect(scene.named(name) != nil, "\(name)")
    }
    let toggle = scene.renderer.controllers.values.compactMap { $0 as? ToggleController }.first
    // Without its label a switch is no wider than itself.
    #expect((toggle?.widget.width ?? 0 < 100) == isHidden)
    if isHidden { #expect((scene.named("Amount")?.width ?? 0) > 200) }
    await scene.close()
  }
}
