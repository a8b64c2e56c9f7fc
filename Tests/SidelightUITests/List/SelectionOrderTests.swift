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
}
