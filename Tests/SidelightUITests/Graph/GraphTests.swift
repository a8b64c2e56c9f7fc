import Observation
import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

@MainActor struct GraphTests {
  private func show(_ view: some View) -> (ViewGraph, HeadlessConsumer) {
    let graph = ViewGraph()
    let consumer = HeadlessConsumer(graph)
    graph.start(WindowView(title: "Test", content: view))
    consumer.settle()
    return (graph, consumer)
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("Count \(count)")
        Button("Add") { count += 1 }
        Text("Fixed")
      }
    }
  }

  @Test func `A button's action changes one text and nothing else`() throws {
    let (graph, consumer) = show(Counter())
    #expect(
      consumer.tree.picture == """
        window "Test"
          page ""
            vstack
              "Count 0"
              button
                "Add"
              "Fixed"
        """)
    let button = try #require(consumer.tree.all.first { $0.element.kind.control is ButtonElement })
    let before = graph.counters
    let batches = consumer.batches.count
    graph.send(.activate(button.id))
    consumer.settle()
    #expect(graph.counters.bodies - before.bodies == 1)
    #expect(consumer.batches.count == batches + 1)
    #expect(consumer.batches.last?.patches.count == 1)
    #expect(consumer.tree.picture.contains("\"Count 1\""))
    #expect(consumer.faults.isEmpty)
  }

  @Observable final class Library {
    var folders = ["One", "Two", "Three"]
    var selection: String?
    var other = 0
  }

  private struct Browser: View {
    var library: Library
    var body: some View {
      @Bindable var library = library
      NavigationSplitView {
        List(library.folders, id: \.self, selection: $library.selection) { Label($0, systemImage: "folder") }
          .navigationTitle("Folders")
      } detail: {
        Text(library.selection ?? "Nothing")
          .navigationTitle(library.selection ?? "Detail")
          .toolbar { Button("Add", systemImage: "plus") {} }
      }
    }
  }

  @Test func `A list selects through its binding, and data changes splice its rows`() throws {
    let library = Library()
    let (graph, consumer) = show(Browser(library: library))
    let list = try #require(consumer.tree.all.first { if case .list = $0.element.kind { true } else { false } })
    #expect(consumer.rows(of: list.id).count == 3)
    #expect(consumer.tree.picture.contains("sidebar: page \"Folders\""))
    graph.send(.list(list.id, .select(1, extending: false)))
    consumer.settle()
    #expect(library.selection == "Two")
    #expect(graph.listSource(list.id)?.isSelected(1) == true)
    #expect(consumer.tree.picture.contains("detail: page \"Two\""))
    library.folders.insert("Zero", at: 0)
    consumer.settle()
    #expect(graph.listSource(list.id)?.rowCount == 4)
    #expect(graph.listSource(list.id)?.isSelected(2) == true)
    #expect(consumer.faults.isEmpty)
    print(consumer.tree.picture)
  }
}
