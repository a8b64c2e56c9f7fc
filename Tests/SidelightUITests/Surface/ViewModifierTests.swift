import SidelightCore
import SidelightUI
import Testing

/// Modifiers that an app writes, and views that are compared by their own `==`.
@MainActor struct ViewModifierTests {
  /// Counts how often it was tapped, and shows that above the view that it is applied to.
  private struct Counted: ViewModifier {
    @State private var taps = 0
    @Environment(\.isEnabled) private var isEnabled
    let title: String

    func body(content: Content) -> some View {
      VStack {
        Text("\(title) \(taps) \(isEnabled ? "on" : "off")")
        Button("Tap \(title)") { taps += 1 }
        content
      }
    }
  }

  /// What is shown besides the titles of buttons.
  private func shown(_ stage: Stage) -> [String] {
    let titles = ["Tap a", "Tap inner", "Tap outer", "Text", "Off", "Number"]
    return stage.texts().map(\.string).filter { !titles.contains($0) }
  }

  private struct Screen: View {
    @State private var text = "first"
    @State private var isOff = false

    var body: some View {
      VStack {
        Text(text).modifier(Counted(title: "a")).disabled(isOff)
        Button("Text") { text = "second" }
        Button("Off") { isOff.toggle() }
      }
    }
  }

  @Test func `A modifier has state and an environment, and follows the view that it is applied to`() throws {
    let stage = Stage(Screen())
    #expect(shown(stage) == ["a 0 on", "first"])
    try stage.click("Tap a")
    try stage.click("Tap a")
    #expect(shown(stage) == ["a 2 on", "first"])
    try stage.click("Text")
    #expect(shown(stage) == ["a 2 on", "second"])
    try stage.click("Off")
    #expect(shown(stage) == ["a 2 off", "second"])
  }

  @Test func `Modifiers that are put together are applied from the first to the last, each with state of its own`() throws {
    let both = Counted(title: "inner").concat(Counted(title: "outer"))
    let stage = Stage(Text("content").modifier(both.concat(EmptyModifier())))
    #expect(shown(stage) == ["outer 0 on", "inner 0 on", "content"])
    try stage.click("Tap inner")
    #expect(shown(stage) == ["outer 0 on", "inner 1 on", "content"])
  }

  private struct Plain: ViewModifier {
    func body(content: Content) -> some View { content.font(.headline) }
  }

  /// Two views for one.
  private struct Doubled: ViewModifier {
    func body(content: Content) -> some View {
      content
      Text("and more")
    }
  }

  @Test func `A list makes no rows to count views with a modifier`() throws {
    let stage = Stage(List(0..<100_000, id: \.self) { number in Text("\(number)").modifier(Plain()).tag(number) })
    #expect(try stage.source().rowCount == 100_000)
    #expect(stage.graph.counters.bodies < 1_000)
    #expect(try stage.rows().prefix(2) == ["0", "1"])
  }

  @Test func `A modifier that makes two views of one makes two rows`() throws {
    let stage = Stage(List(0..<2, id: \.self) { number in Text("\(number)").modifier(Doubled().concat(Plain())) })
    #expect(try stage.rows() == ["0", "and more", "1", "and more"])
  }

  @Test func `The state of a modifier begins anew with the row of another element`() throws {
    struct Rows: View {
      @State private var numbers = Array(0..<200)
      var body: some View {
        List(numbers, id: \.self) { number in Text("\(number)").modifier(Counted(title: "r\(number)")) }
        Button("Last") { numbers = [199] }
      }
    }
    let stage = Stage(viewport: 3, VStack { Rows() })
    try stage.click("Tap r0")
    #expect(try stage.rows()[0].contains("r0 1 on"))
    try stage.click("Last")
    #expect(try stage.rows().map { $0.contains("r199 0 on") } == [true])
  }

  /// Equal by its number alone.
  private struct Numbered: View, @MainActor Equatable {
    let number: Int
    let text: String
    let action: () -> Void
    var body: some View { Text("\(number) \(text)") }
    static func == (left: Numbered, right: Numbered) -> Bool { left.number == right.number }
  }

  @Test func `A view that is equal by its own comparison is not evaluated again`() throws {
    struct Parent: View {
      @State private var number = 1
      @State private var text = "a"
      var body: some View {
        VStack {
          Numbered(number: number, text: text, action: {}).equatable()
          Button("Number") { number += 1 }
          Button("Text") { text += "b" }
        }
      }
    }
    let stage = Stage(Parent())
    #expect(try stage.bodies { try stage.click("Text") } == 1)
    #expect(shown(stage) == ["1 a"])
    #expect(try stage.bodies { try stage.click("Number") } == 2)
    #expect(shown(stage) == ["2 ab"])
  }
}
