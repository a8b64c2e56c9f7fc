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

  @Test func `Widths that contradict each other give way to the least one`() {
    let width = TableColumns.Width(minimum: 100, ideal: 20, maximum: 50)
    #expect(width.maximum == 100 && width.ideal == 100)
    #expect(TableColumns.Width(maximum: 20).minimum == 20)
  }
}
