import SidelightCore
import SidelightUI
import Testing

/// What outlines cost: by counters, never by time.
@MainActor struct OutlineCostTests {
  /// A number with children that are made when they are asked for, and counted.
  struct Item: Identifiable {
    let id: Int
    let childCount: Int
    let reads: Count
    @MainActor var children: [Item]? {
      reads.note()
      return (0..<childCount).map { Item(id: id * 10_000_000 + $0 + 1, childCount: 0, reads: reads) }
    }
  }

  /// Numbers below numbers, without end.
  struct Deep: Identifiable {
    let id: Int
    var children: [Deep]? { [Deep(id: id + 1)] }
  }

  @Test(arguments: [1000, 1_000_000]) func `Opening a million children costs what a thousand cost`(count: Int) throws {
    struct Numbers: RandomAccessCollection {
      let count: Int
      let reads: Count
      var startIndex: Int { 0 }
      var endIndex: Int { count }
      subscript(position: Int) -> Node { Node(id: position, count: 0, reads: reads) }
    }
    struct Node: Identifiable {
      let number: Int
      let count: Int
      let reads: Count
      init(id: Int, count: Int, reads: Count) {
        number = id
        self.count = count
        self.reads = reads
      }
      var id: Int {
        MainActor.assumeIsolated { reads.note() }
        return number
      }
      var children: Numbers? { count == 0 ? nil : Numbers(count: count, reads: reads) }
    }
    let reads = Count()
    let stage = Stage(
      viewport: 10, List { OutlineGroup(Node(id: -1, count: count, reads: reads), children: \.children) { Text("\($0.number)") } })
    let bound = stage.graph.rowCounters.bound
    let patches = try stage.patches { try stage.send(.expand(0, true)) }
    #expect(try patches.contains(.splice(stage.list(), [Splice(position: 1, removed: 0, added: count)])))
    #expect(try stage.source().rowCount == count + 1)
    #expect(stage.graph.rowCounters.bound - bound < 15)
    #expect(reads.value < 200)
    reads.value = 0
    try stage.send(.expand(0, false))
    #expect(reads.value < 200)
    #expect(try stage.source().rowCount == 1)
  }

  @Test func `Closed elements are never gone through, and rows that nobody sees are not asked`() throws {
    let reads = Count()
    let items = (0..<10_000).map { Item(id: $0, childCount: 3, reads: reads) }
    let stage = Stage(viewport: 10, List(items, children: \.children) { Text("\($0.id)") })
    // Whether a row that is made can have children.
    #expect(reads.value == 10)
    try stage.send(.expand(2, true))
    #expect(reads.value < 30)
  }

  @Test func `Ten thousand levels open, change and close`() throws {
    let stage = Stage(viewport: 10, List([Deep(id: 0)], children: \.children) { Text("\($0.id)") })
    let depth = 10_000
    for level in 0..<depth { try stage.send(.expand(level, true)) }
    let source = try stage.source()
    #expect(source.rowCount == depth + 1)
    #expect(source.parent(of: depth) == depth - 1)
    stage.consumer.scroll(try stage.list(), to: depth)
    #expect(try stage.row(9).depth == depth)
    try stage.send(.expand(0, false))
    #expect(source.rowCount == 1)
    // All of it is open again at once.
    let patches = try stage.patches { try stage.send(.expand(0, true)) }
    #expect(try patches.contains(.splice(stage.list(), [Splice(position: 1, removed: 0, added: depth)])))
  }

  @Test func `An outline of 18,000 rows with menus opens at once`() throws {
    let reads = Count()
    struct Menus: View {
      let items: [Item]
      var selection: Box<Set<Int>>
      var body: some View {
        @Bindable var selection = selection
        List(items, children: \.children, selection: $selection.value) { Text("\($0.id)") }
          .contextMenu(forSelectionType: Int.self) { _ in Button("Open") {} }
      }
    }
    let items = (0..<18).map { Item(id: $0, childCount: 1000, reads: reads) }
    let stage = Stage(viewport: 200, Menus(items: items, selection: Box([])))
    for position in (0..<18).reversed() { try stage.send(.expand(position, true)) }
    #expect(try stage.source().rowCount == 18_018)
    let bound = stage.graph.rowCounters.bound
    #expect(bound < 18 * 220)
    let other = Stage(viewport: 200, Menus(items: items, selection: Box([])))
    #expect(other.graph.rowCounters.bound == 18)
  }
}
