import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

/// Switches, and what their bindings make of them.
@MainActor struct ToggleTests {
  private struct Settings: View {
    @State private var isOn = false
    var body: some View {
      Toggle("Wi-Fi", isOn: $isOn)
      Text(isOn ? "Connected" : "Off")
      Button("Reset") { isOn = false }
    }
  }

  private func toggle(in stage: Stage) throws -> NodeID {
    try #require(stage.nodes { $0.control is ToggleElement }.first).id
  }

  @Test func `A switch writes its binding, and follows it`() throws {
    let stage = Stage(Settings())
    #expect(stage.picture == "toggle off\n  \"Wi-Fi\"\n\"Off\"\nbutton\n  \"Reset\"")
    stage.graph.send(.toggle(try toggle(in: stage), isOn: true))
    stage.settle()
    #expect(stage.picture.hasPrefix("toggle on\n  \"Wi-Fi\"\n\"Connected\""))
    try stage.click("Reset")
    #expect(stage.picture.hasPrefix("toggle off\n"))
  }

  @Test func `What a binding refuses of a switch is told to whoever shows it`() throws {
    let isLocked = Box(true)
    let value = Box(false)
    let stage = Stage(Toggle("Lock", isOn: Binding(get: { value.value }, set: { if !isLocked.value { value.value = $0 } })))
    let toggle = try toggle(in: stage)
    let element = try #require(stage.tree[toggle]?.element)
    #expect(stage.patches { stage.graph.send(.toggle(toggle, isOn: true)) } == [.update(toggle, element)])
    isLocked.value = false
    #expect(stage.patches { stage.graph.send(.toggle(toggle, isOn: true)) }.count == 1)
    #expect(value.value)
    // An answer that is what the user made of it needs no telling.
    #expect(stage.patches { stage.graph.send(.toggle(toggle, isOn: true)) }.isEmpty)
  }

  @Test func `A switch that is off for the user stays as it is`() throws {
    let value = Box(false)
    let stage = Stage(Toggle("Lock", isOn: Binding(get: { value.value }, set: { value.value = $0 })).disabled(true))
    let toggle = try toggle(in: stage)
    #expect(stage.patches { stage.graph.send(.toggle(toggle, isOn: true)) }.count == 1)
    #expect(!value.value)
  }

  @Test func `Every form of a switch has its label`() {
    let name = "Named"
    let isOn = Binding.constant(true)
    let stage = Stage(
      VStack {
        Toggle("Key", isOn: isOn)
        Toggle(name, isOn: isOn)
        Toggle("Symbol", systemImage: "wifi", isOn: isOn)
        Toggle(isOn: isOn) { Text("View") }
      })
    #expect(stage.texts().map(\.string) == ["Key", "Named", "Symbol", "View"])
    #expect(stage.picture.contains("  toggle on\n    label\n      icon: image symbol(\"wifi\")\n      title: \"Symbol\""))
  }

  @Test(arguments: Depth.headless) func `A script finds a switch by its label and uses it`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Settings() }
    let toggle = app.toggle("Wi-Fi")
    #expect(try !toggle.isOn)
    try await toggle.click()
    #expect(try toggle.isOn && app.text("Connected").exists)
    try await app.press(.space)
    #expect(try !toggle.isOn)
    try await app.close()
  }
}
