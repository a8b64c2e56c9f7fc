import Observation
import ReportSupport
import SidelightCore
import SidelightUI
import Testing

private enum CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@Observable @MainActor private final class Desk {
  var count = 1
  var unit = "files"
  var isEmpty = false
}

/// Views above each other, and those behind and in front of one.
@MainActor struct LayersTests {
  @Test func `Views of a stack and of layers stand in the tree in their order`() {
    let stage = Stage(
      ZStack(alignment: .bottomTrailing) {
        Text("a")
        Text("b")
      }
      .background(.red)
      .overlay(alignment: .topLeading) {
        Text("c")
        Text("d")
      })
    let lines = stage.picture.split(separator: "\n").map { $0.hasPrefix("    background: color") ? "    background: a colour" : String($0) }
    #expect(
      lines == [
        "layers", "  layers", "    layers", "      \"a\"", "      \"b\"", "    background: a colour", "  overlay: \"c\"",
        "  overlay: \"d\"",
      ])
  }

  @Test func `Colours are styles, and the older forms take views`() {
    let stage = Stage(
      VStack {
        Text("a").background(Color.blue)
        Text("b").background(.quaternary)
        Text("c").overlay(.tint.opacity(0.5))
      })
    let colors = stage.picture.split(separator: "\n").filter { $0.contains("color ") }.map { $0.drop { $0 == " " } }
    #expect(colors.count == 3)
    #expect(colors[0].contains("background") && colors[0].contains("blue"))
    #expect(colors[1].contains("background") && colors[1].contains("quaternary"))
    #expect(colors[2].contains("overlay") && colors[2].contains("0.5"))
  }

  @Test func `A spacer in layers takes all of their room, and one in a view with layers what is left in its stack`() {
    let stage = Stage(
      HStack {
        Spacer().background(.red)
        ZStack { Spacer() }
        Text("a").overlay { Spacer() }
      })
    let spacers = stage.tree.all.compactMap { node -> SpacerElement? in
      if case .spacer(let spacer) = node.element.kind { spacer } else { nil }
    }
    #expect(spacers.count == 3)
    #expect(spacers.count { $0.axis == .horizontal } == 1)
    #expect(spacers.count { $0.axis == nil } == 2)
  }

  @Test func `What is said of a row reaches it through layers around its content`() throws {
    let selection = Box<String?>(nil)
    let stage = Stage(
      List(selection: Binding(get: { selection.value }, set: { selection.value = $0 })) {
        Text("One").tag("one").badge(3).background(.red)
        Text("Two").overlay { Text("!") }.tag("two")
      })
    #expect(try stage.row(0).look?.badge?.text.string == "3")
    try stage.select(0)
    #expect(selection.value == "one")
    try stage.select(1)
    #expect(selection.value == "two")
  }

  private struct Counting: View {
    let desk: Desk
    let journal: Journal

    var body: some View {
      VStack {
        if !desk.isEmpty { Text("a").preference(key: CountKey.self, value: desk.count) }
        Text("b").preference(key: CountKey.self, value: 10)
      }
      .overlayPreferenceValue(CountKey.self, alignment: .bottom) { count in
        let _ = journal.note("\(count)")
        Text("\(count) \(desk.unit)")
      }
      .backgroundPreferenceValue(CountKey.self) { Text("behind \($0)") }
    }
  }

  @Test func `Layers of what views say are made again when that changes, and when what they read changes`() {
    let desk = Desk()
    let journal = Journal()
    let stage = Stage(Counting(desk: desk, journal: journal))
    func texts() -> [String] {
      stage.picture.split(separator: "\n").filter { $0.contains("overlay: ") || $0.contains("background: ") }
        .map { String($0.drop { $0 == " " }) }
    }
    #expect(texts() == ["overlay: \"11 files\"", "background: \"behind 11\""])
    desk.count = 2
    stage.settle()
    #expect(texts() == ["overlay: \"12 files\"", "background: \"behind 12\""])
    _ = journal.take()
    desk.unit = "folders"
    stage.settle()
    #expect(journal.take() == ["12"])
    #expect(texts() == ["overlay: \"12 folders\"", "background: \"behind 12\""])
    desk.isEmpty = true
    stage.settle()
    #expect(texts() == ["overlay: \"10 folders\"", "background: \"behind 10\""])
  }

  @Test func `What layers say goes on upward with what the view says`() {
    let journal = Journal()
    _ = Stage(
      Text("a").preference(key: CountKey.self, value: 1)
        .background { Text("b").preference(key: CountKey.self, value: 2) }
        .overlay { Text("c").preference(key: CountKey.self, value: 4) }
        .onPreferenceChange(CountKey.self) { journal.note("\($0)") })
    #expect(journal.take() == ["7"])
  }

  @Test func `A layer around several views at once is reported, and one around a stack of them is not`() {
    let reports = Reports()
    func count() -> Int { reports.all(beginning: "overlay(...) stands around several views").count }
    _ = Stage(
      VStack {
        Text("a")
        Text("b")
      }
      .overlay { Text("c") })
    #expect(count() == 0)
    _ = Stage(
      Group {
        Text("a")
        Text("b")
      }
      .overlay { Text("c") })
    #expect(count() == 1)
  }
}
