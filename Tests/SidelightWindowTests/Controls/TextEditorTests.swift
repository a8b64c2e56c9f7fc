import DisplaySupport
import SidelightBridge
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

/// What stays where it is while somebody types in a text of many lines.
@Suite("Text editors", .serialized, .needsWindow)
@MainActor struct TextEditorTests {
  private struct Page: View {
    let text: Knob<String>
    let change: (String) -> String
    var body: some View {
      TextEditor(text: Binding(get: { text.value }, set: { text.value = change($0) })).accessibilityLabel("Note")
    }
  }

  private func editor(in scene: ViewScene) throws -> TextViewWidget {
    try #require(scene.widgets.compactMap { $0 as? TextViewWidget }.first)
  }

  @Test func `The cursor and the selection stay where the text around them stays`() async throws {
    let text = Knob("first\nsecond\nthird")
    let scene = await ViewScene(width: 400) { Page(text: text) { $0 } }
    let view = try editor(in: scene)
    #expect(view.text == "first\nsecond\nthird" && view.accessibleLabel == "Note")
    view.selection = 6..<12
    text.value = "the first\nsecond\nthird"
    await scene.settle()
    #expect(view.text == "the first\nsecond\nthird" && view.selection == 10..<16)
    text.value = "the first\nsecond\nthird, and more"
    await scene.settle()
    #expect(view.selection == 10..<16)
    await scene.close()
  }

  private struct Frames: View {
    let isPlain: Knob<Bool>
    var body: some View {
      VStack {
        TextEditor(text: .constant("framed")).accessibilityLabel("framed")
        TextEditor(text: .constant("plain")).textEditorStyle(.plain).accessibilityLabel("plain")
        TextEditor(text: .constant("bare")).scrollContentBackground(.hidden).accessibilityLabel("bare")
        TextField("growing", text: .constant(""), axis: .vertical).textFieldStyle(.plain)
        TextEditor(text: .constant("changing")).scrollContentBackground(isPlain.value ? .hidden : .visible).accessibilityLabel("changing")
      }
    }
  }

  @Test func `An editor has a frame unless a style or a modifier takes it away`() async throws {
    let isPlain = Knob(false)
    let scene = await ViewScene(width: 400) { Frames(isPlain: isPlain) }
    func plain() -> [String] {
      scene.widgets.compactMap { $0 as? TextViewWidget }
        .filter { view in sequence(first: view as Widget, next: \.parent).contains { $0.hasClass("sidelight-plain") } }
        .compactMap(\.accessibleLabel)
    }
    #expect(plain() == ["plain", "bare", "growing"])
    isPlain.value = true
    await scene.settle()
    #expect(plain() == ["plain", "bare", "growing", "changing"])
    isPlain.value = false
    await scene.settle()
    #expect(plain() == ["plain", "bare", "growing"])
    await scene.close()
  }

  @Test func `A binding that changes what is typed leaves the cursor behind it`() async throws {
    let text = Knob("")
    let scene = await ViewScene(width: 400) { Page(text: text) { $0.uppercased() } }
    let view = try editor(in: scene)
    for letter in ["a", "b", "c"] {
      view.type(letter)
      await scene.settle()
    }
    #expect(text.value == "ABC" && view.text == "ABC" && view.cursor == 3)
    view.cursor = 1
    view.type("x")
    await scene.settle()
    #expect(view.text == "AXBC" && view.cursor == 2)
    await scene.close()
  }

  @Test func `A text that comes while an input method composes waits for its end`() async throws {
    let text = Knob("one")
    let scene = await ViewScene(width: 400) { Page(text: text) { $0 } }
    let view = try editor(in: scene)
    view.emit(Signal<Void, String>("preedit-changed"), "に")
    text.value = "two"
    await scene.settle()
    #expect(view.text == "one")
    view.emit(Signal<Void, String>("preedit-changed"), "")
    await scene.settle()
    #expect(view.text == "two")
    await scene.close()
  }

  private struct Note: View {
    @State private var note = "One"
    var body: some View {
      VStack {
        TextEditor(text: $note).accessibilityLabel("Note")
        Text("\(note.count) letters")
        Button("Forget") { note = "" }
      }
    }
  }

  @Test(arguments: Depth.available) func `What is typed is written, and what is written is shown`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Note() }
    try await app.textField("Note").type(" two")
    #expect(try app.textField("Note").value == "One two" && app.text("7 letters").exists)
    try await app.button("Forget").click()
    #expect(try app.textField("Note").value == "" && app.text("0 letters").exists)
    try await app.close()
  }
}
