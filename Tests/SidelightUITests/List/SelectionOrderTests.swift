import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

@MainActor struct SelectionOrderTests {
  private struct Places: View {
    @State private var names: [String] = []
    @State private var selection: String?
    var body: some View {
      VStack {
        Button("Load") {
          selection = "b"
          names = ["a", "b", "c"]
        }
        List(names, id: \.self, selection: $selection) { Text($0) }
      }
    }
  }

  @Test func `A consumer hears of new rows before it hears that one of them is selected`() throws {
    let graph = ViewGraph()
    let consumer = HeadlessConsumer(graph)
    graph.start(WindowView(title: "Test", content: Places()))
    consumer.settle()
    let button = try #require(consumer.tree.all.first { $0.element.kind.control is ButtonElement })
    let before = consumer.batches.count
    graph.send(.activate(button.id))
    consumer.settle()
    let order: [String] = consumer.batches.dropFirst(before).flatMap(\.patches).compactMap {
      switch $0 {
      case .splice: "rows"
      case .selectionChanged: "selection"
      default: nil
      }
    }
    #expect(order == ["rows", "selection"])
  }

  @Test func `What is selected goes down with the change, unless rows came or went with it`() throws {
    struct Names: View {
      @Bindable var names: Box<[String]>
      @Bindable var choice: Box<Set<String>>
      var body: some View { List(names.value, id: \.self, selection: $choice.value) { Text($0) } }
    }
    let names = Box(["a", "b", "c"])
    let choice = Box<Set<String>>(["a"])
    let stage = Stage(Names(names: names, choice: choice))
    func selected(_ patches: [Patch]) -> SelectedRows? {
      let found = patches.compactMap { patch -> SelectedRows?? in
        if case .selectionChanged(_, let rows) = patch { .some(rows) } else { nil }
      }
      #expect(found.count == 1)
      return found.first ?? nil
    }
    let rows = try stage.source().selectedRows
    let more = try #require(selected(stage.patches { choice.value = ["b", "c"] }))
    #expect(more != rows)
    #expect(try more == stage.source().selectedRows)
    #expect(selected(stage.patches { choice.value = [] }) == SelectedRows([]))
    let patches = stage.patches {
      choice.value = ["d"]
      names.value = ["d", "a"]
    }
    #expect(selected(patches) == nil)
    #expect(try stage.selected() == [0])
  }
}
