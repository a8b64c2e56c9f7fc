import SidelightCore
import Testing

/// How wide the columns of a table are.
@Suite("Columns of tables")
struct TableColumnsTests {
  private func widths(_ columns: [TableColumns.Width], in room: Double) -> [Int] {
    TableColumns(columns.map { TableColumns.Column($0) }).widths(in: room)
  }

  @Test func `Columns that say nothing share the room, and no pixel is lost`() {
    #expect(widths([.init(), .init(), .init()], in: 300) == [100, 100, 100])
    #expect(widths([.init(), .init(), .init()], in: 301) == [100, 101, 100])
    for room in 150...900 { #expect(widths([.init(), .init(), .init()], in: Double(room)).reduce(0, +) == room) }
  }

  @Test func `A fixed column keeps its width, and the others have the rest`() {
    #expect(widths([.init(), .init(fixed: 80), .init()], in: 400) == [160, 80, 160])
  }

  @Test func `An ideal width is kept where there is room, and what is left is shared`() {
    #expect(widths([.init(ideal: 200), .init(ideal: 100)], in: 300) == [200, 100])
    #expect(widths([.init(ideal: 200), .init(ideal: 100)], in: 400) == [250, 150])
    #expect(widths([.init(ideal: 200, maximum: 210), .init(ideal: 100)], in: 400) == [210, 190])
  }

  @Test func `Greatest widths leave room at the end`() {
    #expect(widths([.init(maximum: 100), .init(maximum: 50)], in: 400) == [100, 50])
  }

  @Test func `Columns become smaller as far as they may, and then in proportion`() {
    #expect(widths([.init(minimum: 50, ideal: 200), .init(fixed: 100)], in: 200) == [100, 100])
    #expect(widths([.init(minimum: 100), .init(minimum: 300)], in: 200) == [50, 150])
    #expect(widths([.init(), .init()], in: 0) == [0, 0])
    #expect(widths([], in: 100).isEmpty)
  }

  @Test func `A chosen width stays as long as the others can give and take`() {
    let columns = TableColumns([.init(), .init(.init(minimum: 60)), .init(.init(fixed: 100))])
    #expect(columns.widths(in: 500) == [200, 200, 100])
    #expect(columns.widths(in: 500, chosen: [0: 300]) == [300, 100, 100])
    #expect(columns.widths(in: 700, chosen: [0: 300]) == [300, 300, 100])
    #expect(columns.widths(in: 400, chosen: [0: 300]) == [240, 60, 100], "the others have given what they can")
    #expect(columns.widths(in: 500, chosen: [0: 10]) == [48, 352, 100], "a column is never too small for its header")
    #expect(columns.widths(in: 900, chosen: [0: 200, 1: 200]) == [200, 200, 100], "nobody takes what is left")
  }

  @Test func `A column that is dragged takes from those behind it, and those before it stay`() {
    let columns = TableColumns([.init(), .init(), .init(.init(minimum: 50, maximum: 150))])
    #expect(columns.widths(in: 450) == [150, 150, 150])
    let wider = columns.giving(1, 200, in: 450, chosen: [:])
    #expect(wider == [0: 150, 1: 200])
    #expect(columns.widths(in: 450, chosen: wider) == [150, 200, 100])
    #expect(columns.giving(1, 1000, in: 450, chosen: [:]) == [0: 150, 1: 250], "the last one keeps its least width")
    #expect(columns.giving(0, -5, in: 450, chosen: wider) == [0: 48, 1: 200])
    #expect(columns.giving(7, 100, in: 450, chosen: wider) == wider)
  }

  @Test func `An edge is found within reach, unless its column can't change`() {
    let columns = TableColumns([.init(), .init(.init(fixed: 100)), .init()])
    #expect(columns.widths(in: 500) == [200, 100, 200])
    func edge(_ x: Double) -> Int? { columns.edge(at: x, reach: 6, in: 500, chosen: [:]) }
    #expect(edge(200) == 0 && edge(206) == 0 && edge(194) == 0)
    #expect(edge(207) == nil && edge(300) == nil && edge(500) == nil)
    #expect(columns.edge(at: 250, reach: 6, in: 500, chosen: [0: 250]) == 0)
  }

  @Test func `Widths that contradict each other give way to the least one`() {
    let width = TableColumns.Width(minimum: 100, ideal: 20, maximum: 50)
    #expect(width.maximum == 100 && width.ideal == 100)
    #expect(TableColumns.Width(maximum: 20).minimum == 20)
  }
}
