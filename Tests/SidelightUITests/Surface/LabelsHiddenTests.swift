import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

/// Labels that only assistive technology is told.
@MainActor struct LabelsHiddenTests {
  private struct Controls: View {
    @Bindable var isHidden: Box<Bool>
    @State private var isOn = false
    @State private var number = 0.5
    @State private var choice = 1
    var body: some View {
      if isHidden.value { controls.labelsHidden() } else { controls }
    }
    private var controls: some View {
      VStack {
        Toggle("Switch", isOn: $isOn)
        Slider(value: $number, in: 0...1) { Text("Amount") }
        Picker("Choice", selection: $choice) { Text("One").tag(1) }
        ProgressView("Copying", value: 0.5)
        TextField("Name", text: .constant(""))
      }
    }
  }

  @Test(arguments: [false, true])
  func `They are hidden for every control inside, which keeps its name`(isHidden: Bool) async throws {
    let stage = Stage(Controls(isHidden: Box(isHidden)))
    let hidden = stage.tree.all.compactMap { node -> Bool? in
      switch node.element.kind.control {
      case let toggle as ToggleElement: toggle.isLabelHidden
      case let slider as SliderElement: slider.isLabelHidden
      case let picker as PickerElement: picker.isLabelHidden
      case let progress as ProgressElement: progress.isLabelHidden
      default: nil
      }
    }
    #expect(hidden == Array(repeating: isHidden, count: 4))
    let app = try await TestApp(.plan) { Controls(isHidden: Box(isHidden)) }
    try await app.toggle("Switch").click()
    #expect(app.slider("Amount").exists)
    #expect(app.picker("Choice").exists)
    #expect(app.textField("Name").isVisible)
    try await app.close()
  }
}
