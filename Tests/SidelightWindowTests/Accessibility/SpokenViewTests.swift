import DisplaySupport
import SidelightBridge
import SidelightCore
import SidelightUI
import SidelightWindowTesting
import Testing

/// What a screen reader hears of a view that says more than its text.
@Suite(.serialized, .needsWindow) @MainActor struct SpokenViewTests {
  private struct Spoken: View {
    let isPlain: Knob<Bool>
    var body: some View {
      VStack {
        Text("One").accessibilityLabel(Text("Name")).accessibilityIdentifier("named")
        Text("Two").accessibilityValue(isPlain.value ? "half" : "full", isEnabled: isPlain.value).accessibilityIdentifier("valued")
        Button("Three") {}.help(Text("Tooltip")).accessibilityHint("Hint", isEnabled: !isPlain.value).accessibilityIdentifier("hinted")
        Text("Five").accessibilityLabel("no", isEnabled: false).accessibilityIdentifier("unnamed")
        Button("Six") {}.hidden().accessibilityIdentifier("unseen")
      }
    }
  }

  @Test func `Values and hints are told, and taken back`() async throws {
    let isPlain = Knob(false)
    let scene = await ViewScene(width: 400) { Spoken(isPlain: isPlain) }
    func widget(_ name: String) throws -> Widget { try #require(scene.widgets.first { $0.name == name }) }
    #expect(try widget("named").accessibleMismatch(.label("Name")) == nil)
    #expect(try widget("unnamed").accessibleMismatch(.label("no")) != nil)
    #expect(try widget("valued").accessibleMismatch(.valueText("full")) != nil)
    #expect(try widget("hinted").tooltip == "Tooltip")
    #expect(try widget("hinted").accessibleMismatch(.description("Hint")) == nil)
    let unseen = try widget("unseen")
    #expect(unseen.opacity == 0 && !unseen.isSensitive && unseen.height > 20)
    isPlain.value = true
    await scene.settle()
    #expect(try widget("valued").accessibleMismatch(.valueText("half")) == nil)
    #expect(try widget("hinted").accessibleMismatch(.description("Tooltip")) == nil)
    await scene.close()
  }

  private struct Detailed: View {
    var body: some View {
      VStack {
        Text("Parcel").accessibilityCustomContent("Weight", "\(3) kg").accessibilityCustomContent("Late", "very", importance: .high)
          .accessibilityHint("Opens it").accessibilityIdentifier("parcel")
        Text("Letter").accessibilityCustomContent(AccessibilityCustomContentKey("Size"), Text("small")).accessibilityIdentifier("letter")
        Text("Card").accessibilityCustomContent(AccessibilityCustomContentKey("Size"), Text("large"))
          .accessibilityCustomContent(AccessibilityCustomContentKey("Size"), nil as Text?).accessibilityHint("Turns")
          .accessibilityIdentifier("card")
        Text("Box").accessibilityCustomContent("Size", "small").accessibilityCustomContent("Size", "huge").accessibilityIdentifier("box")
      }
    }
  }

  @Test func `What else there is to say is part of the description, the important first`() async throws {
    let scene = await ViewScene(width: 400) { Detailed() }
    func widget(_ name: String) throws -> Widget { try #require(scene.widgets.first { $0.name == name }) }
    #expect(try widget("parcel").accessibleMismatch(.description("Late: very. Weight: 3 kg. Opens it")) == nil)
    #expect(try widget("letter").accessibleMismatch(.description("Size: small")) == nil)
    #expect(try widget("card").accessibleMismatch(.description("Turns")) == nil)
    #expect(try widget("box").accessibleMismatch(.description("Size: huge")) == nil)
    await scene.close()
  }

  private struct Dial: View {
    @Bindable var level: Knob<Double>
    var body: some View {
      VStack {
        Text("Dial").accessibilityIdentifier("dial").accessibilityRepresentation {
          Slider(value: $level.value, in: 0...10, step: 1) { Text("Level") }.labelsHidden().accessibilityIdentifier("slider")
        }
        Text("Chart").accessibilityIdentifier("chart").accessibilityChildren {
          VStack {
            Text("Monday 3").accessibilityIdentifier("day")
            Text("Tuesday 5")
          }
        }
      }
    }
  }

  @Test func `Other views stand for a view, can have the focus, and are not seen`() async throws {
    let level = Knob(4.0)
    let app = try await TestApp(.window, width: 400, height: 300) { Dial(level: level) }
    let slider = app.slider("Level")
    try await slider.focus()
    #expect(try slider.isFocused)
    try await app.press(.right)
    #expect(level.value == 5)
    func widget(_ name: String) throws -> Widget {
      try #require(app.renderer?.windows.first?.window.visibleTree.first { $0.name == name })
    }
    // Neither is seen, and what is seen is not spoken.
    func isClear(_ widget: Widget) -> Bool { sequence(first: widget, next: \.parent).contains { $0.opacity == 0 } }
    #expect(try isClear(widget("slider")) && isClear(widget("day")))
    #expect(try !isClear(widget("dial")) && !isClear(widget("chart")))
    try await app.close()
  }
}
