import DisplaySupport
import Observation
import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

/// Fields that are as high as their text: `TextField(_:text:axis:)`.
@Suite("Fields that grow", .serialized)
@MainActor struct GrowingFieldTests {
  @Observable final class Note {
    var text = ""
    var sent: [String] = []
  }

  private struct Page: View {
    @Bindable var note: Note
    var submits = false
    var body: some View {
      VStack {
        if submits {
          TextField("Comment", text: $note.text, axis: .vertical).lineLimit(3).onSubmit { note.sent.append(note.text) }
        } else {
          TextField("Comment", text: $note.text, axis: .vertical).lineLimit(3)
        }
        Text("Below")
        Spacer()
      }
    }
  }

  @Test(arguments: Depth.available) func `It takes several lines, and Enter begins one`(depth: Depth) async throws {
    let note = Note()
    let app = try await TestApp(depth, width: 400, height: 400) { Page(note: note) }
    try await app.textField("Comment").type("one")
    try await app.press(.enter)
    try await app.textField("Comment").type("two")
    #expect(try note.text == "one\ntwo" && app.textField("Comment").value == "one\ntwo")
    try await app.textField("Comment").clear()
    #expect(note.text.isEmpty)
    try await app.close()
  }

  @Test(arguments: Depth.available) func `Enter submits where that does something, and Shift+Enter begins a line`(depth: Depth) async throws
  {
    let note = Note()
    let app = try await TestApp(depth, width: 400, height: 400) { Page(note: note, submits: true) }
    try await app.textField("Comment").type("one")
    try await app.press(.enter, .shift)
    try await app.textField("Comment").type("two")
    #expect(note.sent.isEmpty)
    try await app.press(.enter)
    #expect(note.sent == ["one\ntwo"] && note.text == "one\ntwo")
    try await app.close()
  }

  private func editors(in app: TestApp) -> [ScrollWidget] {
    (app.renderer?.windows.first?.window.visibleTree ?? []).compactMap { $0 as? ScrollWidget }.filter { $0.hasClass("sidelight-editor") }
  }

  @Test(.needsWindow) func `It is as high as its text, up to its limit`() async throws {
    let note = Note()
    let app = try await TestApp(.window, width: 400, height: 400) { Page(note: note) }
    func height(_ text: String) async throws -> Int {
      note.text = text
      try await app.settle()
      return try #require(editors(in: app).first).height
    }
    let one = try await height("")
    #expect(try await height("a") == one && one >= 34)
    let two = try await height("a\nb")
    let three = try await height("a\nb\nc")
    #expect(one < two && two < three)
    #expect(try await height("a\n") == two)
    #expect(try await height("a\nb\nc\nd\ne") == three)
    // Words go on in the next line by themselves.
    #expect(try await height(String(repeating: "word ", count: 30)) > one)
    #expect(try await height("") == one)
    try await app.close()
  }

  @Test(.needsWindow) func `Room is kept for the least lines`() async throws {
    let note = Note()
    let app = try await TestApp(.window, width: 400, height: 600) {
      VStack {
        TextField("Long", text: Bindable(note).text, axis: .vertical).lineLimit(4...6)
        TextField("Short", text: Bindable(note).text, axis: .vertical).lineLimit(...6)
        Spacer()
      }
    }
    let heights = editors(in: app).map(\.height)
    try #require(heights.count == 2)
    #expect(heights[0] > 2 * heights[1])
    try await app.close()
  }

  @Test(.needsWindow) func `Tab goes on to the next control`() async throws {
    let note = Note()
    let app = try await TestApp(.window, width: 400, height: 400) {
      VStack {
        TextField("Comment", text: Bindable(note).text, axis: .vertical)
        Button("Send") {}
      }
    }
    try await app.textField("Comment").focus()
    try await app.press(.tab)
    #expect(try app.button("Send").isFocused && note.text.isEmpty)
    try await app.close()
  }
}
