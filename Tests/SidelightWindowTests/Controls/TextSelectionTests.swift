import DisplaySupport
import Foundation
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// What is selected in fields and editors, and texts with looks that the user edits.
@Suite("Selections in texts", .serialized)
@MainActor struct TextSelectionTests {
  @Observable @MainActor final class Note {
    var name = "Hello world"
    var selection: TextSelection?
    var text: AttributedString = "Hello world"
    var part = AttributedTextSelection()

    var selected: String? {
      guard let selection, case .selection(let range) = selection.indices, range.upperBound <= name.endIndex else {
        return nil
      }
      return selection.isInsertion ? "|\(name[range.lowerBound...])" : String(name[range])
    }
  }

  private struct Page: View {
    @Bindable var note: Note
    let kind: String

    var body: some View {
      ScrollView {
        switch kind {
        case "field": TextField("Name", text: $note.name, selection: $note.selection)
        case "growing": TextField("Name", text: $note.name, selection: $note.selection, axis: .vertical)
        default: TextEditor(text: $note.name, selection: $note.selection).accessibilityLabel("Name")
        }
        Button("Hello") {
          note.selection = note.name.range(of: "Hello").map { TextSelection(range: $0) }
        }
        Button("Shorten") {
          note.name = "Hi"
          note.selection = TextSelection(insertionPoint: note.name.endIndex)
        }
      }
    }
  }

  @Test(arguments: Depth.available, ["field", "growing", "editor"])
  func `The app knows what the user selects, and where typing leaves the cursor`(depth: Depth, kind: String) async throws {
    let note = Note()
    let app = try await TestApp(depth, width: 500, height: 400) { Page(note: note, kind: kind) }
    // A window gives its first field the focus, and GTK selects all of it.
    if depth != .window { #expect(note.selection == nil) }
    try await app.textField("Name").selectText("world")
    #expect(note.selected == "world")
    try await app.textField("Name").selectText("")
    #expect(note.selected == "|")
    try await app.textField("Name").type("s")
    #expect(note.name == "Hello worlds" && note.selected == "|")
    try await app.close()
  }

  @Test(.needsWindow, arguments: ["field", "growing", "editor"])
  func `What the app selects is selected, also in a text that it sets at once`(kind: String) async throws {
    let note = Note()
    let app = try await TestApp(.window, width: 500, height: 400) { Page(note: note, kind: kind) }
    func selection() throws -> Range<Int> {
      let renderer = try #require(app.renderer)
      for controller in renderer.controllers.values {
        if let entry = controller.core as? EntryWidget { return entry.selection }
        if let editor = controller as? TextEditorController { return editor.view.selection }
      }
      return -1 ..< -1
    }
    try await app.button("Hello").click()
    let hello = try selection()
    #expect(hello == 0..<5)
    try await app.button("Shorten").click()
    let end = try selection()
    #expect(end == 2..<2)
    #expect(note.selected == "|")
    try await app.close()
  }

  @Test func `A selection of a text that is shorter by now ends where that does`() {
    let text = "Hello"
    let other = "Hi"
    let range = text.range(of: "llo")
    #expect(range.map { other.scalars(of: $0) } == 2..<2)
  }

  private struct Rich: View {
    @Bindable var note: Note
    var body: some View {
      VStack {
        TextEditor(text: $note.text, selection: $note.part).accessibilityLabel("Text")
        Button("Bold") { note.text.transformAttributes(in: &note.part) { $0.inlinePresentationIntent = .stronglyEmphasized } }
        Button("Red") { note.text.transformAttributes(in: &note.part) { $0.foregroundColor = .red } }
        Button("Replace") { note.text.replaceSelection(&note.part, with: AttributedString("everyone")) }
      }
    }
  }

  /// The parts of the text, those in bold in stars and those in red in bars.
  private func picture(_ text: AttributedString) -> String {
    text.runs.map { run in
      var part = String(text.characters[run.range])
      if run.inlinePresentationIntent == .stronglyEmphasized { part = "*\(part)*" }
      if run.foregroundColor == .red { part = "|\(part)|" }
      return part
    }.joined()
  }

  @Test(arguments: Depth.available)
  func `What is selected gets a look, which typing goes on in`(depth: Depth) async throws {
    let note = Note()
    let app = try await TestApp(depth, width: 500, height: 400) { Rich(note: note) }
    try await app.textField("Text").selectText("world")
    try await app.button("Bold").click()
    #expect(picture(note.text) == "Hello *world*")
    try await app.textField("Text").selectText("")
    try await app.textField("Text").type("s")
    #expect(picture(note.text) == "Hello *worlds*")
    try await app.button("Red").click()
    try await app.textField("Text").type("!?")
    #expect(picture(note.text) == "Hello *worlds*|*!?*|")
    try await app.textField("Text").selectText("worlds")
    try await app.button("Replace").click()
    #expect(picture(note.text) == "Hello everyone|*!?*|")
    try await app.close()
  }

  @Test func `New letters are where the cursor is, also beside equal ones, and have the look of what they replace`() {
    var bold = AttributeContainer()
    bold.inlinePresentationIntent = .stronglyEmphasized
    let text = AttributedString("Hel") + AttributedString("lo")
    var cursor = AttributedTextSelection(insertionPoint: text.unicodeScalars.index(text.startIndex, offsetBy: 3), typingAttributes: bold)
    let typed = text.edited(to: "Helllo", &cursor)
    #expect(picture(typed) == "Hel*l*lo")
    let more = typed.edited(to: "Hellllo", &cursor)
    #expect(picture(more) == "Hel*ll*lo", "typing goes on in that look")
    let world = AttributedString("Hello ") + AttributedString("world", attributes: bold)
    var all = AttributedTextSelection(range: world.unicodeScalars.index(world.startIndex, offsetBy: 6)..<world.endIndex)
    let gone = world.edited(to: "Hello ", &all)
    #expect(picture(gone) == "Hello ")
    #expect(picture(gone.edited(to: "Hello x", &all)) == "Hello *x*")
    var none = AttributedTextSelection()
    #expect(picture(world.edited(to: "Hello worlds", &none)) == "Hello *worlds*")
    #expect(picture(AttributedString("").edited(to: "a", &none)) == "a")
  }

  @Test(.needsWindow) func `The app hears where the cursor is when it sets another text`() async throws {
    let note = Note()
    let app = try await TestApp(.window, width: 500, height: 400) { Page(note: note, kind: "field") }
    try await app.textField("Name").selectText("world")
    note.name = "Oh, Hello world"
    try await app.settle()
    try await app.wait(until: "the cursor is where GTK has it") { note.selected?.hasPrefix("|") == true }
    try await app.close()
  }

  @Test(.needsWindow) func `Looks are tags of the text, and go with it`() async throws {
    let note = Note()
    let app = try await TestApp(.window, width: 500, height: 400) { Rich(note: note) }
    func weights() throws -> [Int?] {
      let renderer = try #require(app.renderer)
      return renderer.controllers.values.firstNonNil { ($0 as? TextEditorController)?.view }?.looks.map(\.attributes.weight) ?? []
    }
    let before = try weights()
    #expect(before.isEmpty)
    try await app.textField("Text").selectText("world")
    try await app.button("Bold").click()
    let bold = try weights()
    #expect(bold == [700])
    note.text = "Plain"
    try await app.settle()
    let after = try weights()
    #expect(after.isEmpty)
    try await app.close()
  }
}
