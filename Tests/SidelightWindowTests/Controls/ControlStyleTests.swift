import DisplaySupport
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

/// Styles and sizes of real controls.
@Suite("Styles of controls", .serialized, .needsWindow)
@MainActor struct ControlStyleTests {
  private struct Sized: View {
    let size: ControlSize
    var body: some View {
      VStack {
        Button("Button") {}
        TextField("Field", text: .constant(""))
        Toggle("Switch", isOn: .constant(true))
        Picker("Picker", selection: .constant(1)) { Text("One").tag(1) }
      }
      .controlSize(size)
    }
  }

  @Test func `Each size of a control is higher than the one before`() async throws {
    var heights: [[Double]] = []
    for size in ControlSize.allCases {
      let scene = await ViewScene(width: 400) { Sized(size: size) }
      let window = try #require(scene.window)
      let types: [Controller.Type] = [ButtonController.self, TextFieldController.self, ToggleController.self, PickerController.self]
      heights.append(
        try types.map { type in
          let control = scene.renderer.controllers.values.first { Swift.type(of: $0) == type }?.accessibleWidget
          return try #require(control?.bounds(in: window)?.height, "\(type)")
        })
      await scene.close()
    }
    for (smaller, larger) in zip(heights, heights.dropFirst()) {
      #expect(zip(smaller, larger).allSatisfy { $0 < $1 }, "\(heights)")
    }
  }

  @Test func `The largest button is a pill, and a shape gives it another outline`() async throws {
    let scene = await ViewScene(width: 400) {
      VStack {
        Button("Pill") {}.controlSize(.extraLarge)
        Button("Square") {}.controlSize(.extraLarge).buttonBorderShape(.roundedRectangle)
        Button("Round") {}.buttonBorderShape(.circle)
        Button("Capsule") {}.buttonBorderShape(.capsule)
      }
    }
    #expect(try #require(scene.button("Pill")).hasClass("pill"))
    #expect(try !#require(scene.button("Square")).hasClass("pill"))
    #expect(try #require(scene.button("Round")).hasClass("circular"))
    #expect(try #require(scene.button("Capsule")).hasClass("sidelight-capsule"))
    await scene.close()
  }

  private struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.isPressed ? "held" : "free")
      }
    }
  }

  @Test func `A button of the app's own look knows when it is held down`() async throws {
    let scene = await ViewScene(width: 400) { VStack { Button("Hold") {}.buttonStyle(Pressed()) } }
    let button = try #require(scene.renderer.controllers.values.compactMap { $0 as? ButtonController }.first?.core)
    #expect(scene.shows("free"))
    button.setState(.active, true)
    await scene.settle()
    #expect(scene.shows("held"))
    button.setState(.active, false)
    await scene.settle()
    #expect(scene.shows("free"))
    // It is as large as what the app draws, and is called what that says.
    let label = try #require(scene.label("Hold"))
    #expect(button.height == label.height)
    await scene.close()
  }

  private struct Switches: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Toggle("Check", isOn: $isOn).toggleStyle(.checkbox)
        Toggle("Press", isOn: $isOn).toggleStyle(.button)
        Text(isOn ? "on" : "off")
      }
    }
  }

  @Test(arguments: Depth.available) func `A box and a button are toggles as a switch is`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Switches() }
    #expect(try !app.toggle("Check").isOn && !app.toggle("Press").isOn)
    try await app.toggle("Check").click()
    #expect(try app.text("on").exists && app.toggle("Check").isOn && app.toggle("Press").isOn)
    try await app.toggle("Press").click()
    #expect(try app.text("off").exists && !app.toggle("Check").isOn && !app.toggle("Press").isOn)
    try await app.toggle("Press").focus()
    try await app.press(.space)
    #expect(app.text("on").exists)
    try await app.close()
  }

  @Test func `A check box stands before its label, and assistive technology calls it so`() async throws {
    let scene = await ViewScene(width: 400) { VStack { Toggle("Check", isOn: .constant(true)).toggleStyle(.checkbox) } }
    let label = try #require(scene.label("Check"))
    let box = try #require(scene.named("Check"))
    let window = try #require(scene.window)
    #expect(try #require(box.bounds(in: window)).x < #require(label.bounds(in: window)).x)
    #expect(box.accessibleRole == .checkbox)
    await scene.close()
  }

  @Test func `A bar moves while nobody knows the end, and stands once somebody does`() async throws {
    struct Page: View {
      let value: Knob<Double?>
      var body: some View { ProgressView(value: value.value).progressViewStyle(.linear) }
    }
    let value = Knob<Double?>(nil)
    let scene = await ViewScene(width: 400) { Page(value: value) }
    let bar = try #require(scene.widgets.compactMap { $0 as? ProgressBarWidget }.first)
    #expect(bar.isPulsing)
    value.value = 0.5
    await scene.settle()
    #expect(!bar.isPulsing && bar.fraction == 0.5)
    await scene.close()
  }
}

extension ViewScene {
  fileprivate func label(_ text: String) -> Widget? { widgets.first { ($0 as? LabelWidget)?.text == text } }

  fileprivate func button(_ text: String) -> Widget? {
    widgets.first { $0 is ButtonWidget && $0.visibleTree.contains { ($0 as? LabelWidget)?.text == text } }
  }
}
