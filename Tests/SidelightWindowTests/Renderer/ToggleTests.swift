import Observation
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

extension RendererTests {
  @MainActor @Suite("Switches") struct Toggles {
    let tree = FakeTree()

    @Test("A switch reports what the user makes of it, takes back what is refused, and does not hear itself")
    func toggle() async throws {
      let (window, page) = await tree.window()
      let element = Element.Kind.control(ToggleElement(isOn: true))
      let toggle = tree.insert(element, in: page)
      tree.insert(.text(TextElement("Wi-Fi")), in: toggle)
      await tree.present(window)
      let row = try #require(tree.widget(toggle))
      let control = try #require(row.children.last as? SwitchWidget)
      #expect(control.isActive && tree.events.isEmpty)
      #expect(row.children.first === tree.widget(toggle)?.firstChild && row.firstChild is LabelWidget)
      #expect(control.accessibleMismatch(.label("Wi-Fi")) == nil)
      control.isActive = false
      #expect(tree.events == [.toggle(toggle, isOn: false)])
      tree.update(toggle, element)
      #expect(control.isActive && tree.events.count == 1)
      tree.update(toggle, .control(ToggleElement(isOn: false)))
      #expect(!control.isActive && tree.events.count == 1)
      tree.close(window)
    }

    @Test("A click on the label switches, and one on the switch is the switch's own")
    func caption() async throws {
      DesktopSettings.shared?.setProperty("gtk-enable-animations", to: false)
      let (window, page) = await tree.window()
      let toggle = tree.insert(.control(ToggleElement(isOn: false)), in: page)
      let label = tree.insert(.text(TextElement("Wi-Fi")), in: toggle)
      await tree.present(window)
      tree.forgetEvents()
      let row = try #require(tree.widget(toggle))
      let text = try #require(tree.widget(label)?.bounds(in: row))
      let control = try #require(row.children.last?.bounds(in: row))
      #expect(text.x < 1 && control.x + control.width > Double(row.width) - 1)
      row.hand.click(.primary, count: 1, x: control.x + control.width / 2, y: control.y + control.height / 2)
      #expect(tree.events.isEmpty)
      row.hand.click(.primary, count: 1, x: text.x + text.width / 2, y: text.y + text.height / 2)
      #expect(tree.events == [.toggle(toggle, isOn: true)])
      tree.close(window)
    }

    @Test("A switch is called what its label says now, or what the app calls it")
    func name() async throws {
      let (window, page) = await tree.window()
      let toggle = tree.insert(.control(ToggleElement(isOn: false)), in: page)
      let label = tree.insert(.text(TextElement("Wi-Fi")), in: toggle)
      await tree.present(window)
      let control = try #require(tree.widget(toggle)?.children.last)
      tree.update(label, .text(TextElement("Bluetooth")))
      #expect(control.accessibleMismatch(.label("Bluetooth")) == nil)
      var traits = Element.Traits()
      traits.accessibilityLabel = "Radio"
      traits.isDisabled = true
      tree.update(toggle, .control(ToggleElement(isOn: false)), traits: traits)
      #expect(control.accessibleMismatch(.label("Radio")) == nil)
      #expect(control.hasState(.insensitive))
      tree.update(toggle, .control(ToggleElement(isOn: false)))
      #expect(control.accessibleMismatch(.label("Bluetooth")) == nil)
      tree.close(window)
    }
  }
}

extension HarnessTests {
  @MainActor @Observable final class Radio {
    var isOn = false
    var isLocked = false
  }

  private struct RadioView: View {
    let radio: Radio
    var body: some View {
      Toggle("Wi-Fi", isOn: Binding(get: { radio.isOn }, set: { if !radio.isLocked { radio.isOn = $0 } }))
      Text(radio.isOn ? "Connected" : "Off")
    }
  }

  @Test(arguments: Depth.available)
  func `A switch follows its binding, which may refuse`(depth: Depth) async throws {
    let radio = Radio()
    let app = try await TestApp(depth) { RadioView(radio: radio) }
    let toggle = app.toggle("Wi-Fi")
    try await toggle.click()
    #expect(try radio.isOn && toggle.isOn && app.text("Connected").exists)
    try await app.press(.space)
    #expect(try !radio.isOn && !toggle.isOn)
    radio.isOn = true
    try await app.settle()
    #expect(try toggle.isOn)
    radio.isLocked = true
    try await toggle.click()
    #expect(try radio.isOn && toggle.isOn)
    try await app.close()
  }
}
