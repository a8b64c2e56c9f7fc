import SidelightCore
import SidelightUI
import Testing

/// The kind of letters of texts.
@MainActor struct FontDesignTests {
  @Test func `A view and a text may say of which kind their letters are`() {
    let stage = Stage(
      VStack {
        VStack {
          Text("view")
          Text("text").fontDesign(.monospaced)
          Text("font").font(.system(.title, design: .monospaced))
          Text("code").monospaced()
        }
        .fontDesign(.serif)
        Text("round").font(.system(.body, design: .rounded))
        Text("plain").fontDesign(nil)
      })
    #expect(stage.texts().map(\.font.design) == [.serif, .monospaced, .serif, .monospaced, .rounded, .default])
  }
}
