import DisplaySupport
import Foundation
import Sidelight
import SidelightWindowTesting
import Testing

/// Commands that change the text with the focus.
@Suite("Commands of texts", .serialized)
@MainActor struct TextCommandTests {
  @Observable @MainActor final class Note {
    var name = "hello world"
    var text: AttributedString = "Hello wide world"
    var part = AttributedTextSelection()
    var selection: TextSelection?

    /// The words with a look, and which one.
    var looks: [String] {
      text.runs.compactMap { run in
        let intent = run.inlinePresentationIntent ?? []
        let names = [
          intent.contains(.stronglyEmphasized) ? "bold" : nil, intent.contains(.emphasized) ? "italic" : nil,
          run.underlineStyle != nil ? "underlined" : nil, run.strikethroughStyle != nil ? "struck" : nil,
        ].compactMap(\.self)
        return names.isEmpty ? nil : "\(String(text.characters[run.range])): \(names.joined(separator: " "))"
      }
    }
  }

  private struct Page: View {
    @Bindable var note: Note
    let kind: String

    var body: some View {
      VStack {
        switch kind {
        case "rich": TextEditor(text: $note.text, selection: $note.part).accessibilityLabel("Note")
        case "unselected": TextEditor(text: $note.text).accessibilityLabel("Note")
        case "editor": TextEditor(text: $note.name).accessibilityLabel("Note")
        case "selected": TextField("Note", text: $note.name, selection: $note.selection)
        default: TextField("Note", text: $note.name)
        }
        Button("Other") {}
      }
    }
  }

  private struct TextsOfApp: Commands {
    var body: some Commands {
      TextEditingCommands()
      TextFormattingCommands()
    }
  }

  private func app(_ depth: Depth, _ note: Note, _ kind: String) async throws -> TestApp {
    try await TestApp(depth, width: 500, height: 400, commands: { TextsOfApp() }) { Page(note: note, kind: kind) }
  }

  @Test(arguments: Depth.available, ["rich", "unselected"])
  func `Entries and keys give the selected part a look, and take it away`(depth: Depth, kind: String) async throws {
    let note = Note()
    let app = try await app(depth, note, kind)
    try await app.textField("Note").focus()
    try await app.textField("Note").selectText("wide")
    try await app.menu("Main Menu").choose("Font", "Bold")
    #expect(note.looks == ["wide: bold"])
    try await app.textField("Note").focus()
    try await app.textField("Note").selectText("wide world")
    try await app.press(.character("i"), .control)
    #expect(note.looks == ["wide: bold italic", " world: italic"])
    // Part of it is bold, so that all of it becomes so.
    try await app.press(.character("b"), .control)
    #expect(note.looks == ["wide world: bold italic"])
    try await app.press(.character("b"), .control)
    try await app.press(.character("u"), .control)
    #expect(note.looks == ["wide world: italic underlined"])
    #expect(String(note.text.characters) == "Hello wide world")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Where nothing is selected the key is for what is typed next`(depth: Depth) async throws {
    let note = Note()
    note.text = ""
    let app = try await app(depth, note, "rich")
    try await app.textField("Note").focus()
    try await app.press(.character("b"), .control)
    try await app.textField("Note").type("Big")
    #expect(note.looks == ["Big: bold"])
    try await app.close()
  }

  @Test(arguments: Depth.available, ["rich", "field", "selected", "editor"])
  func `Letters become large and small, and nothing else changes`(depth: Depth, kind: String) async throws {
    let note = Note()
    let app = try await app(depth, note, kind)
    var text: String { kind == "rich" ? String(note.text.characters) : note.name }
    note.text = "hello world"
    if let range = note.text.range(of: "wor") { note.text[range].underlineStyle = .single }
    try await app.settle()
    try await app.textField("Note").focus()
    try await app.textField("Note").selectText("world")
    try await app.menu("Main Menu").choose("Transformations", "Make Upper Case")
    #expect(text == "hello WORLD")
    if kind == "rich" { #expect(note.looks == ["WOR: underlined"]) }
    if kind == "selected" { #expect(note.selection != nil) }
    try await app.textField("Note").focus()
    try await app.textField("Note").selectText("hello WORLD")
    try await app.menu("Main Menu").choose("Transformations", "Capitalize")
    #expect(text == "Hello World")
    try await app.textField("Note").focus()
    try await app.textField("Note").selectText("Hello")
    try await app.menu("Main Menu").choose("Transformations", "Make Lower Case")
    #expect(text == "hello World")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Without a text that has the focus there is nothing to choose`(depth: Depth) async throws {
    let note = Note()
    let app = try await app(depth, note, "field")
    try await app.textField("Note").focus()
    #expect(app.driver.graph.mainMenu().map(\.isEnabled) == [true, false])
    try await app.button("Other").focus()
    #expect(app.driver.graph.mainMenu().map(\.isEnabled) == [false, false])
    try await app.close()
  }
}
