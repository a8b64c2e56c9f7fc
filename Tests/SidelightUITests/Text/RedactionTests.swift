import SidelightCore
import SidelightUI
import Testing

/// Texts and images whose room is shown in place of them.
@MainActor struct RedactionTests {
  private func redacted(_ view: some View) -> [Bool] {
    Stage(view).tree.all.compactMap {
      switch $0.element.kind {
      case .text(let text): text.rare.values.isRedacted == true
      case .image(let image): image.isRedacted
      default: nil
      }
    }
  }

  @Test func `A placeholder redacts every text and image, except where that is taken back`() {
    #expect(
      redacted(
        VStack {
          Text("a"); Image(systemName: "star"); Text("b").unredacted()
        }.redacted(reason: .placeholder)) == [true, true, false])
    #expect(redacted(VStack { Text("a") }.redacted(reason: [])) == [false])
    #expect(redacted(Text("a").redacted(reason: []).redacted(reason: .placeholder)) == [true])
  }

  @Test func `Privacy redacts what not everybody may see`() {
    let view = VStack {
      Text("Balance")
      Text("100").privacySensitive()
      VStack { Text("Name").privacySensitive(false) }.privacySensitive()
    }
    #expect(redacted(view) == [false, false, false])
    #expect(redacted(view.redacted(reason: .privacy)) == [false, true, false])
  }

  private struct Reader: View {
    @Environment(\.redactionReasons) private var reasons
    var body: some View { Text(reasons.isEmpty ? "known" : "unknown") }
  }

  @Test func `A view can ask for the reasons, and set them`() throws {
    #expect(try Stage(Reader().redacted(reason: .placeholder)).text("unknown").rare.values.isRedacted == true)
    #expect(redacted(Text("a").environment(\.redactionReasons, .placeholder)) == [true])
  }

  @Test func `Nobody can select what is not shown`() throws {
    let stage = Stage(
      VStack {
        Text("a").redacted(reason: .placeholder); Text("b")
      }.textSelection(.enabled))
    #expect(try !stage.text("a").isSelectable)
    #expect(try stage.text("b").isSelectable)
  }

  private struct Loading: View {
    @State private var isLoading = true
    var body: some View {
      VStack {
        Text("Title").redacted(reason: isLoading ? .placeholder : [])
        Button("Load") { isLoading = false }
      }
    }
  }

  @Test func `What has come is shown`() throws {
    let stage = Stage(Loading())
    #expect(try stage.text("Title").rare.values.isRedacted == true)
    try stage.click("Load")
    #expect(try stage.text("Title").rare.isEmpty)
  }
}
