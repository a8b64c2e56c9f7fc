import DisplaySupport
import Foundation
import Sidelight
import SidelightBridge
import SidelightTesting
import SidelightWindowTesting
import Testing

@Suite("Keys that views hear of")
@MainActor struct KeyPressTests {
  @MainActor final class Log {
    var words: [String] = []
    func take() -> [String] {
      defer { words = [] }
      return words
    }
  }

  @Test(arguments: Depth.available)
  func `A view that is focusable has the focus, and hears of keys`(depth: Depth) async throws {
    let log = Log()
    let app = try await TestApp(depth, width: 400, height: 300) {
      VStack {
        Text("Board").focusable()
          .onKeyPress(.space) {
            log.words.append("space")
            return .handled
          }
          .onKeyPress(.rightArrow, phases: [.down, .up]) { press in
            log.words.append(press.phase == .up ? "right up" : "right")
            return .handled
          }
          .onKeyPress(keys: ["a", "b"]) { press in
            log.words.append("\(press.characters) \(press.modifiers == .shift ? "shift" : "")")
            return .handled
          }
          .onKeyPress(characters: .decimalDigits) { press in
            log.words.append("digit \(press.characters)")
            return .ignored
          }
          .onKeyPress { press in
            log.words.append("any \(press.key.character)")
            return .ignored
          }
      }
    }
    #expect(try app.text("Board").isFocused, "It is the first thing that can have the focus.")
    try await app.press(.space)
    #expect(log.take() == ["space"])
    try await app.press(.right)
    #expect(log.words.first == "right")
    _ = log.take()
    try await app.press(.character("a"))
    try await app.press(.character("b"), .shift)
    #expect(log.take().filter { !$0.hasPrefix("any") } == ["a ", "b shift"])
    try await app.press(.character("7"))
    #expect(log.take() == ["digit 7", "any 7"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The innermost view goes first, and what it ignores goes on`(depth: Depth) async throws {
    let log = Log()
    let app = try await TestApp(depth, width: 400, height: 300) {
      VStack {
        HStack { Text("Inside") }.focusable()
          .onKeyPress(.return) {
            log.words.append("inner return")
            return .ignored
          }
          .onKeyPress(.home) {
            log.words.append("inner home")
            return .handled
          }
      }
      .onKeyPress(.return) {
        log.words.append("outer return")
        return .handled
      }
      .onKeyPress(.home) {
        log.words.append("outer home")
        return .handled
      }
    }
    try await app.press(.enter)
    #expect(log.take() == ["inner return", "outer return"])
    try await app.press(.home)
    #expect(log.take() == ["inner home"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A control's own views hear of a key before it does, and those around it after it`(depth: Depth) async throws {
    let log = Log()
    let app = try await TestApp(depth, width: 400, height: 300) { Fields(log: log) }
    try await app.textField("Name").focus()
    try await app.press(.down)
    #expect(log.take() == ["down"])
    try await app.press(.character("x"))
    #expect(log.take().isEmpty, "The field typed it.")
    #expect(try app.textField("Name").value == "x")
    try await app.press(.enter)
    #expect(log.take() == ["return"], "The field's own action comes first and keeps the key.")
    try await app.close()
  }

  private struct Fields: View {
    let log: Log
    @State private var name = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name)
          .onKeyPress(.downArrow) {
            log.words.append("down")
            return .handled
          }
          .onKeyPress(.return) {
            log.words.append("return")
            return .handled
          }
          .onSubmit { log.words.append("submitted") }
      }
      .onKeyPress { press in
        log.words.append("around \(press.characters)")
        return .handled
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A focus state moves to a focusable view, a click does, and what is not focusable is passed over`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 300) { Board() }
    #expect(try app.button("Second").isFocused, "The first button is kept from the focus.")
    try await app.button("Second").click()
    #expect(try app.text("Board").isFocused)
    #expect(app.text("Board has it").exists)
    try await app.button("Second").focus()
    try await app.text("Board").click()
    #expect(try app.text("Board").isFocused)
    try await app.close()
  }

  private struct Board: View {
    @FocusState private var hasFocus: Bool
    var body: some View {
      VStack {
        Button("First") {}.focusable(false)
        Button("Second") { hasFocus = true }
        Text("Board").focusable().focused($hasFocus)
        Text(hasFocus ? "Board has it" : "Board is without")
      }
    }
  }
}

@Suite("Keys while an input method composes", .serialized, .needsWindow)
@MainActor struct ComposingKeyTests {
  @MainActor @Observable final class Log { var downs = 0 }

  private struct Page: View {
    let log: Log
    @State private var text = ""
    var body: some View {
      TextEditor(text: $text)
        .onKeyPress(.downArrow) {
          log.downs += 1
          return .handled
        }
    }
  }

  @Test func `Keys are the input method's while it composes, and the view's before and after it`() async throws {
    let log = Log()
    let scene = await ViewScene(width: 400) { Page(log: log) }
    func press() throws { _ = try #require(scene.window).press(key: 0xff54, modifiers: 0) }
    func compose(_ text: String) throws {
      let view = try #require(scene.widgets.compactMap { $0 as? TextViewWidget }.first)
      view.grabFocus()
      view.emit(Signal<Void, String>("preedit-changed"), text)
    }
    try compose("")
    try press()
    #expect(log.downs == 1)
    try compose("に")
    try press()
    #expect(log.downs == 1)
    try compose("")
    try press()
    #expect(log.downs == 2)
    await scene.close()
  }

  @MainActor @Observable final class Counts { var defaults = 0 }

  private struct Fields: View {
    let counts: Counts
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("Name", text: $text)
        Button("Save") { counts.defaults += 1 }.keyboardShortcut(.defaultAction)
      }
    }
  }

  @Test func `Return is the input method's while it composes in a field, and then presses the default button`() async throws {
    let counts = Counts()
    let scene = await ViewScene(width: 400) { Fields(counts: counts) }
    func compose(_ text: String) throws {
      let entry = try #require(scene.widgets.compactMap { $0 as? EntryWidget }.first)
      let inner = try #require(entry.visibleTree.first { $0.typeName == "GtkText" })
      inner.emit(Signal<Void, String>("preedit-changed"), text)
    }
    func activate() throws { try #require(scene.widgets.compactMap { $0 as? EntryWidget }.first).emit(Signal<Void>("activate")) }
    try compose("に")
    try activate()
    #expect(counts.defaults == 0)
    try compose("")
    try activate()
    #expect(counts.defaults == 1)
    await scene.close()
  }
}
