import SidelightCore
import SidelightUI
import Testing

/// Texts whose parts do not look the same: joined ones, and those with Markdown.
@MainActor struct TextRunTests {
  private func element(_ view: some View) throws -> TextElement { try #require(Stage(view).texts().first) }

  /// The characters of each run.
  private func words(_ element: TextElement) -> [String] {
    var bytes = Array(element.string.utf8)
    return element.runs.map { run in
      defer { bytes.removeFirst(run.length) }
      return String(decoding: bytes.prefix(run.length), as: UTF8.self)
    }
  }

  @Test func `A text in one look has no runs`() throws {
    #expect(try element(Text("Plain")).runs.isEmpty)
    #expect(try element(Text(verbatim: "**Plain**")).runs.isEmpty)
    let variable = "**Plain**"
    #expect(try element(Text(variable)).string == "**Plain**")
  }

  @Test func `Joined texts keep their own looks, and take that of the whole where they say nothing`() throws {
    let text = try element((Text("Größe").bold() + Text(" ") + Text("12").foregroundStyle(.red)).font(.caption).foregroundStyle(.blue))
    #expect(text.string == "Größe 12" && words(text) == ["Größe", " ", "12"])
    #expect(text.runs.map(\.font.weight) == [.bold, nil, nil])
    #expect(text.runs.map(\.color) == [.blue, .blue, .red])
    #expect(text.runs.allSatisfy { $0.font.face == .caption })
    #expect(text.font.face == .caption && text.color == .blue)
  }

  @Test func `A view around joined texts changes every part that says nothing itself`() throws {
    let text = try element(VStack { Text("a").font(.title) + Text("b") }.font(.caption).italic().underline())
    #expect(text.runs.map(\.font.face) == [.title, .caption])
    #expect(text.runs.allSatisfy { $0.font.isItalic && $0.rare.values.isUnderlined == true })
  }

  @Test func `Markdown in a literal is shown, and what is interpolated is none`() throws {
    let name = "my_*file*"
    let text = try element(Text("**Delete** `\(name)`?"))
    #expect(text.string == "Delete my_*file*?" && words(text) == ["Delete", " ", "my_*file*", "?"])
    #expect(text.runs[0].font.weight == .bold && text.runs[2].font.design == .monospaced && text.runs[1].font == FontStyle())
    #expect(try element(Text(LocalizedStringKey("*\(1)*"))).string == "1")
  }

  @Test func `An interpolated text keeps its look within that of the whole`() throws {
    let text = try element(Text("**a \(Text("b").italic())**"))
    #expect(words(text) == ["a ", "b"])
    #expect(text.runs.map(\.font.isItalic) == [false, true] && text.runs.allSatisfy { $0.font.weight == .bold })
  }

  @Test func `Signs that GTK can't show are counted by no run`() throws {
    let text = try element(Text(verbatim: "a\0b") + Text("c").bold())
    #expect(text.string == "abc" && words(text) == ["ab", "c"])
  }

  @Test func `A link within a text is opened as the environment says`() throws {
    var opened: [String] = []
    let stage = Stage(
      Text("See [the manual](https://example.org/a)").transformEnvironment(\.openURI) { opener in
        opener = OpenURI(
          handler: { uri in
            opened.append(uri)
            return .handled
          }, requests: nil)
      })
    let text = try #require(stage.texts().first)
    #expect(text.runs.map(\.link) == [nil, "https://example.org/a"])
    let id = try #require(stage.nodes { if case .text = $0 { true } else { false } }.first).id
    stage.graph.send(.open(id, link: "https://example.org/a"))
    #expect(opened == ["https://example.org/a"])
  }

  private final class Clock: @unchecked Sendable {
    var seconds = 0
    var isDone = false
  }

  @Test func `A text that ticks reads the clock again when it is time, and stands still at its end`() throws {
    let clock = Clock()
    let ticking = TickingText(id: "a") { ("\(clock.seconds) s", clock.isDone ? nil : 1) }
    var due: [@MainActor () -> Void] = []
    let prepare: @MainActor (ViewGraph) -> Void = { graph in
      graph[TextClock.self].wait = { seconds, body in
        #expect(seconds == 1)
        due.append(body)
        return Task {}
      }
    }
    func passTime() throws {
      let next = due.popLast()
      let body = try #require(next)
      body()
    }
    let stage = Stage(prepare: prepare, Text("Since ") + Text(ticking).bold())
    #expect(stage.texts().map(\.string) == ["Since 0 s"] && due.count == 1)
    clock.seconds = 1
    stage.settle()
    #expect(stage.texts().map(\.string) == ["Since 0 s"])
    try passTime()
    stage.settle()
    #expect(stage.texts().map(\.string) == ["Since 1 s"] && due.count == 1)
    clock.isDone = true
    clock.seconds = 2
    try passTime()
    stage.settle()
    #expect(stage.texts().map(\.string) == ["Since 2 s"] && due.isEmpty)
  }

  @Test func `Signs of Markdown in a value alone, and parts that look the same, need no runs`() throws {
    let name = "my_*file*"
    #expect(try element(Text("Name: \(name)")).runs.isEmpty)
    #expect(try element(Text("Name: \(name)")).string == "Name: my_*file*")
    #expect(try element(Text("a") + Text("b")).runs.isEmpty)
    #expect(try element((Text("a") + Text("b").bold()).bold()).runs.isEmpty)
    #expect(try element(Text("a \(Text("b").bold())")).runs.count == 2)
  }
}
