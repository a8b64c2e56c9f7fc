import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

/// Text of many lines, and what its binding makes of it.
@MainActor struct TextEditorTests {
  private struct Note: View {
    @State private var note = "One"
    var body: some View {
      TextEditor(text: $note).accessibilityLabel("Note")
      Text("\(note.count) letters")
      Button("Forget") { note = "" }
    }
  }

  @Test(arguments: Depth.headless) func `What is typed is written, and what is written is shown`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Note() }
    try await app.textField("Note").type(" two")
    #expect(try app.textField("Note").value == "One two" && app.text("7 letters").exists)
    try await app.button("Forget").click()
    #expect(try app.textField("Note").value == "" && app.text("0 letters").exists)
    try await app.close()
  }

  @Test func `What a binding refuses of a text is told to whoever shows it`() throws {
    let stage = Stage(TextEditor(text: Binding(get: { "fixed" }, set: { _ in })))
    let editor = try #require(stage.nodes { $0.control is TextEditorElement }.first).id
    let element = try #require(stage.tree[editor]?.element)
    #expect(stage.patches { stage.graph.send(.edit(editor, text: "fixed!")) } == [.update(editor, element)])
    #expect(stage.patches { stage.graph.send(.edit(editor, text: "fixed")) }.isEmpty)
  }

  @Test func `Letters are as wide as each other where the app says so`() {
    let stage = Stage(
      VStack {
        TextEditor(text: .constant("")).monospaced()
        TextEditor(text: .constant(""))
      })
    #expect(stage.tree.all.compactMap { $0.element.kind.control(TextEditorElement.self)?.isMonospaced } == [true, false])
  }
}
