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

  /// Three columns called a, b and c.
  private func columns(_ widths: [TableColumns.Width], chosen: [String: Double] = [:]) -> TableColumns {
    var arrangement = TableArrangement()
    arrangement.widths = chosen
    return TableColumns(zip(widths, ["a", "b", "c", "d"]).map { TableColumns.Column($0, key: $1, changes: .all) }, arrangement)
  }

  @Test func `A chosen width stays as long as the others can give and take`() {
    func widths(_ room: Double, _ chosen: [String: Double] = [:]) -> [Int] {
      columns([.init(), .init(minimum: 60), .init(fixed: 100)], chosen: chosen).widths(in: room)
    }
    #expect(widths(500) == [200, 200, 100])
    #expect(widths(500, ["a": 300]) == [300, 100, 100])
    #expect(widths(700, ["a": 300]) == [300, 300, 100])
    #expect(widths(400, ["a": 300]) == [240, 60, 100], "the others have given what they can")
    #expect(widths(500, ["a": 10]) == [48, 352, 100], "a column is never too small for its header")
    #expect(widths(900, ["a": 200, "b": 200]) == [200, 200, 100], "no column takes what is left")
  }

  @Test func `A column that is dragged takes from those behind it, and those before it stay`() {
    let limits: [TableColumns.Width] = [.init(), .init(), .init(minimum: 50, maximum: 150)]
    let own = columns(limits)
    func drag(_ columns: TableColumns, _ key: String, _ width: Double) -> [String: Double] {
      columns.arranged(by: .resize(key, width: width, room: 450)).widths
    }
    #expect(own.widths(in: 450) == [150, 150, 150])
    let wider = drag(own, "b", 200)
    #expect(wider == ["a": 150, "b": 200])
    #expect(columns(limits, chosen: wider).widths(in: 450) == [150, 200, 100])
    #expect(drag(own, "b", 1000) == ["a": 150, "b": 250], "the last one keeps its least width")
    #expect(drag(columns(limits, chosen: wider), "a", -5) == ["a": 48, "b": 200])
    #expect(drag(columns(limits, chosen: wider), "gone", 100) == wider)
    #expect(columns(limits, chosen: wider).arranged(by: .reset("b")).widths == ["a": 150])
    #expect(columns(limits, chosen: wider).arranged(by: .reset("gone")).widths == wider)
  }

  @Test func `An edge is found within reach, unless its column can't change`() {
    let own = columns([.init(), .init(fixed: 100), .init()])
    #expect(own.widths(in: 500) == [200, 100, 200])
    func edge(_ x: Double) -> Int? { own.edge(at: x, reach: 6, in: 500) }
    #expect(edge(200) == 0 && edge(206) == 0 && edge(194) == 0)
    #expect(edge(207) == nil && edge(300) == nil && edge(500) == nil)
    #expect(columns([.init(), .init(fixed: 100), .init()], chosen: ["a": 250]).edge(at: 250, reach: 6, in: 500) == 0)
    let fixed = TableColumns(["a", "b"].map { TableColumns.Column(key: $0, changes: .reorder) })
    #expect(fixed.edge(at: 100, reach: 6, in: 200) == nil, "the app allows no other widths")
  }

  @Test func `A column moves past those that can be moved, and the others stay where they are`() {
    func keys(_ columns: TableColumns) -> String { columns.columns.map(\.key).joined() }
    func after(_ columns: TableColumns, _ index: Int, _ target: Int) -> TableColumns {
      TableColumns(columns.declared, columns.moved(index, to: target))
    }
    let four = columns([.init(), .init(), .init(), .init()])
    #expect(keys(after(four, 0, 2)) == "bcad")
    #expect(keys(after(after(four, 0, 2), 2, 0)) == "abcd")
    #expect(keys(after(four, 3, 0)) == "dabc")
    #expect(after(four, 1, 1) == four && after(four, 9, 0) == four && after(four, 0, -1) == four)
    var declared = four.declared
    declared[1].changes = []
    let pinned = TableColumns(declared)
    #expect(keys(after(pinned, 0, 2)) == "cbad")
    #expect(after(pinned, 1, 2) == pinned && after(pinned, 0, 1) == pinned)
    // Also one that had been moved before it could no more.
    var earlier = TableArrangement()
    earlier.order = ["b", "a", "c"]
    #expect(keys(after(TableColumns(declared, earlier), 1, 2)) == "bcad")
  }

  @Test func `A hidden column keeps its place among the others, and one that is new stands where it is declared`() {
    var arrangement = TableArrangement()
    (arrangement.order, arrangement.visibility) = (["c", "gone", "a", "b"], ["a": false])
    let declared = ["a", "b", "c", "new"].map { TableColumns.Column(key: $0, changes: .all) }
    let own = TableColumns(declared, arrangement)
    #expect(own.shown == [2, 1, 3])
    let moved = own.moved(0, to: 1)
    #expect(moved.order == ["a", "b", "c", "new", "gone"])
    #expect(TableColumns(declared, moved).shown == [1, 2, 3])
    var hidden = declared
    hidden[3].isShown = false
    #expect(TableColumns(hidden, arrangement).shown == [2, 1])
    arrangement.visibility["new"] = true
    #expect(TableColumns(hidden, arrangement).shown == [2, 1, 3])
  }

  @Test func `What the user can change is reset, and where nothing would be shown all is`() {
    var arrangement = TableArrangement()
    arrangement.order = ["gone", "b", "a"]
    (arrangement.visibility, arrangement.widths) = (["a": false, "b": false, "gone": false], ["a": 90, "b": 80])
    var declared = ["a", "b"].map { TableColumns.Column(key: $0, changes: .all) }
    #expect(TableColumns(declared, arrangement).shown == [1, 0])
    declared[1].changes = .reorder
    let reset = TableColumns(declared, arrangement).reset
    #expect(reset.order == ["gone"] && reset.visibility == ["b": false, "gone": false] && reset.widths == ["b": 80])
  }

  @Test func `A dragged column passes another one once it lies below the pointer there, so that it does not go back`() {
    let own = columns([.init(fixed: 100), .init(fixed: 300), .init(fixed: 50)])
    func target(_ index: Int, _ x: Double) -> Int { own.target(of: index, at: x, in: 450) }
    #expect(target(0, 299) == 0 && target(0, 300) == 1 && target(0, 399) == 1 && target(0, 400) == 2 && target(0, 2000) == 2)
    #expect(target(2, 149) == 1 && target(2, 150) == 2 && target(2, 49) == 0 && target(2, -9) == 0)
    for index in 0..<3 {
      for x in stride(from: 0.0, to: 450, by: 7) {
        let place = target(index, x)
        let after = TableColumns(own.declared, own.arranged(by: .drag(own.columns[index].key, to: x, room: 450)))
        #expect(after.target(of: place, at: x, in: 450) == place, "\(index) at \(x)")
      }
    }
  }

  @Test func `Widths that contradict each other give way to the least one`() {
    let width = TableColumns.Width(minimum: 100, ideal: 20, maximum: 50)
    #expect(width.maximum == 100 && width.ideal == 100)
    #expect(TableColumns.Width(maximum: 20).minimum == 20)
  }
}
