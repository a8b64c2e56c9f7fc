import SidelightCore
import SidelightUI
import Testing

/// What few texts say of how they look: said by the text itself, or by a view around it.
@MainActor struct RareTextStyleTests {
  private func values(_ view: some View) throws -> RareTextStyle.Values { try #require(Stage(view).texts().first).rare.values }

  @Test func `A text says it of itself`() throws {
    let said = try values(
      Text("a").underline().strikethrough().monospacedDigit().baselineOffset(3))
    #expect(said.isUnderlined == true && said.isStruckThrough == true && said.hasEqualDigits == true)
    #expect(said.rise == 3 && said.letters == nil)
  }

  @Test func `A view says it of every text in it, and what is further in goes first`() throws {
    let said = try values(
      VStack { Text("a").underline(false) }.underline().strikethrough().textCase(.uppercase))
    #expect(said.isUnderlined == false && said.isStruckThrough == true)
    #expect(said.letters == .some(.uppercase))
    let none = try values(VStack { Text("a") }.textCase(nil).textCase(.lowercase))
    #expect(none.letters == .some(nil))
  }

  @Test func `A text of which nothing is said has no box for it`() throws {
    let text = try #require(Stage(Text("a").bold()).texts().first)
    #expect(text.rare.isEmpty && !text.isSelectable)
    var style = text.rare
    style.values.rise = 2
    #expect(!style.isEmpty && style != text.rare)
    style.values.rise = nil
    #expect(style.isEmpty && style == text.rare)
  }

  @Test func `The letters that are written are those that tests and speech get`() throws {
    let stage = Stage(Text("Inbox").textCase(.uppercase))
    #expect(stage.texts().map(\.string) == ["Inbox"])
  }

  private struct Changing: View {
    @State private var isDone = false
    var body: some View {
      VStack {
        Text("a").strikethrough(isDone)
        Text("b").textSelection(.enabled)
        Button("Do") { isDone.toggle() }
      }
    }
  }

  @Test func `It changes with the state, and selection is for one text`() throws {
    let stage = Stage(Changing())
    #expect(try stage.text("a").rare.values.isStruckThrough == false)
    try stage.click("Do")
    #expect(try stage.text("a").rare.values.isStruckThrough == true)
    #expect(try stage.text("b").isSelectable)
    #expect(try !stage.text("a").isSelectable)
  }
}
