import DisplaySupport
import SidelightBridge
import SidelightCore
import SidelightUI
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
}
