import SidelightCore
import SidelightUI
import Testing

/// What a list costs: by counters, never by time.
@MainActor struct ListCostTests {
  private struct Item: Identifiable {
    let number: Int
    let reads: Reads
    var id: Int {
      reads.note()
      return number
    }
  }

  /// Counts how often an id is read; reads happen on the main actor alone.
  private final class Reads: @unchecked Sendable {
    var value = 0
    func note() { value += 1 }
  }

  private struct Feed: View {
    var items: Box<[Item]>
    var tick: Box<Int>
    let rows: Count
    var body: some View {
      let tick = tick.value
      List(items.value) { item in
        let _ = rows.note()
        Text("\(item.number) \(tick)")
      }
    }
  }

  @Test(arguments: [1000, 1_000_000]) func `A million rows cost what a thousand cost`(count: Int) throws {
    let reads = Reads()
    let rows = Count()
    let tick = Box(0)
    let items = Box((0..<count).map { Item(number: $0, reads: reads) })
    let stage = Stage(viewport: 10, Feed(items: items, tick: tick, rows: rows))
    #expect(rows.value == 10)
    #expect(reads.value < 200)
    #expect(try stage.source().rowCount == count)
    reads.value = 0
    rows.value = 0
    // Another evaluation with the same data runs the rows that are bound, and looks at no other id.
    #expect(stage.bodies { tick.value = 1 } == 1)
    #expect(rows.value == 10)
    #expect(reads.value < 200)
    #expect(try stage.rows().first == "0 1")
    reads.value = 0
    rows.value = 0
    try stage.send(.activate(5))
    #expect(reads.value < 50)
    #expect(rows.value == 0)
  }

  @Test func `Rows that show the same emit nothing, and one that differs emits itself`() throws {
    let reads = Reads()
    let items = Box((0..<50).map { Item(number: $0, reads: reads) })
    let stage = Stage(viewport: 10, Feed(items: items, tick: Box(0), rows: Count()))
    let same = stage.patches { items.value = (0..<50).map { Item(number: $0, reads: reads) } }
    #expect(same.isEmpty)
    struct Marked: View {
      var marked: Box<Int>
      var body: some View {
        let marked = marked.value
        List(0..<1000) { Text($0 == marked ? "marked" : "row") }
      }
    }
    let marked = Box(0)
    let other = Stage(viewport: 10, Marked(marked: marked))
    #expect(other.patches { marked.value = 3 }.count == 2)
    #expect(other.patches { marked.value = 500 }.count == 1)
    #expect(other.patches { marked.value = 600 }.isEmpty)
  }

  @Test func `State that only a row's closure reads runs the rows that are bound, and no body`() throws {
    struct Marked: View {
      var marked: Box<Int>
      let rows: Count
      var body: some View {
        List(0..<1000) {
          let _ = rows.note()
          Text($0 == marked.value ? "marked" : "row")
        }
      }
    }
    let marked = Box(0)
    let rows = Count()
    let stage = Stage(viewport: 10, Marked(marked: marked, rows: rows))
    rows.value = 0
    #expect(stage.bodies { marked.value = 3 } == 0)
    #expect(rows.value == 10)
    #expect(try stage.rows()[3] == "marked")
    #expect(try stage.rows()[0] == "row")
  }

  @Test func `An insertion is one splice, and rows that stay keep their nodes`() throws {
    let reads = Reads()
    let items = Box((0..<1000).map { Item(number: $0, reads: reads) })
    let stage = Stage(viewport: 10, Feed(items: items, tick: Box(0), rows: Count()))
    let before = stage.consumer.rows(of: try stage.list())
    let patches = stage.patches { items.value.insert(Item(number: -1, reads: reads), at: 2) }
    #expect(try patches.contains(.splice(stage.list(), [Splice(position: 2, removed: 0, added: 1)])))
    let after = stage.consumer.rows(of: try stage.list())
    #expect(try stage.rows() == ["0 0", "1 0", "-1 0", "2 0", "3 0", "4 0", "5 0", "6 0", "7 0", "8 0"])
    #expect(Array(after[0..<2]) == Array(before[0..<2]))
    #expect(Array(after[3...]) == Array(before[2..<9]))
  }
}
