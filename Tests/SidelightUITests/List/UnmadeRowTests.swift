import Observation
import ReportSupport
import SidelightCore
import SidelightUI
import Testing

/// Rows that nobody has made, elements that can't be told apart, and data that changes behind the list's back.
@MainActor struct UnmadeRowTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String { "name \(id)" }
  }

  private struct Tagged: View {
    let selection: Box<Set<String>>
    let form: Int
    var body: some View {
      @Bindable var selection = selection
      let items = (0..<50).map { Item(id: $0) }
      switch form {
      case 0: List(items, selection: $selection.value) { Text($0.name).tag($0.name).padding(1).font(.headline) }
      case 1: List(items, selection: $selection.value) { NavigationLink($0.name, value: $0.name).opacity(0.5) }
      default:
        List(selection: $selection.value) {
          ForEach(items) { item in
            if item.id % 2 == 0 {
              Text(item.name).tag("inner").tag(item.name)
            } else {
              Group { Text(item.name).onAppear {}.tag(item.name) }
            }
          }
        }
      }
    }
  }

  @Test(arguments: 0..<2) func `Choosing rows that were never in sight chooses their tags`(form: Int) throws {
    let selection = Box<Set<String>>([])
    let stage = Stage(viewport: 3, Tagged(selection: selection, form: form))
    try stage.send(.selectAll)
    #expect(selection.value == Set((0..<50).map { "name \($0)" }))
    try stage.send(.deselectRange(10..<50))
    #expect(selection.value == Set((0..<10).map { "name \($0)" }))
    try stage.select(30)
    #expect(selection.value == ["name 30"])
    #expect(try stage.selected() == [30])
  }

  @Test func `The tag nearest to the content counts, made or not`() throws {
    let selection = Box<Set<String>>([])
    let stage = Stage(viewport: 1, Tagged(selection: selection, form: 2))
    try stage.select(0)
    #expect(selection.value == ["inner"])
    try stage.select(40)
    #expect(selection.value == ["inner"])
    try stage.select(41)
    #expect(selection.value == ["name 41"])
  }

  private final class Shared: RandomAccessCollection, @unchecked Sendable {
    var items = [1, 2, 3]
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    subscript(position: Int) -> Int { items[position] }
  }

  @Test func `A collection that is an object may grow and shrink in place`() throws {
    struct Rows: View {
      let shared: Shared
      let tick: Box<Int>
      var body: some View {
        List { ForEach(shared, id: \.self) { Text("\($0)") } }.help("\(tick.value)")
      }
    }
    let shared = Shared()
    let tick = Box(0)
    let stage = Stage(Rows(shared: shared, tick: tick))
    for items in [[1, 2, 3, 4, 5], [5, 1], [], [7]] {
      shared.items = items
      tick.value += 1
      stage.settle()
      #expect(try stage.rows() == items.map(String.init))
    }
  }

  @Test func `Elements with one id keep their own state outside of lists`() throws {
    struct Twins: View {
      let tick: Box<Int>
      var body: some View {
        VStack {
          Text("tick \(tick.value)")
          ForEach(["a", "b", "c"].indices, id: \.self.zero) { Counter(["a", "b", "c"][$0]) }
        }
      }
    }
    let reports = Reports()
    let tick = Box(0)
    let stage = Stage(Twins(tick: tick))
    try stage.click("b 0")
    try stage.click("c 0")
    try stage.click("c 1")
    tick.value = 1
    stage.settle()
    #expect(stage.nodes { $0.control is ButtonElement }.map { stage.text(of: $0.id) } == ["a 0", "b 1", "c 2"])
    #expect(reports.all.contains { $0.contains("have the id zero, so that they can't be told apart") })
  }

  @Test func `Each style of lists reaches the list`() throws {
    func style(_ list: some View) throws -> ListElement.Style { try Stage(list).listElement().style }
    let list = List { Text("a") }
    #expect(try style(list.listStyle(.grouped)) == .grouped)
    #expect(try style(list.listStyle(.insetGrouped)) == .insetGrouped)
    #expect(try style(list.listStyle(.bordered)) == .bordered)
  }
}

extension Int {
  fileprivate var zero: String { "zero" }
}
