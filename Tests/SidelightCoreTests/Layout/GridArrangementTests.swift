import SidelightCore
import Testing

/// The sentences of the documentation of `Grid`, `GridRow` and the modifiers of their cells.
struct GridArrangementTests {
  private let square = grid(row(.leaf("A", 50, 20), .leaf("B", 30, 40)), row(.leaf("C", 20, 10), .leaf("D", 60, 10)))

  @Test func `The first view in each grid row appears in the first column, the second view in the second column`() {
    #expect(square.picture(500, 500) == "A 0,10 50x20 | B 65,0 30x40 | C 15,40 20x10 | D 50,40 60x10")
  }

  @Test(arguments: [nil, 0, 1000, Double.infinity])
  func `The grid sets the width of all the cells in a column to match the needs of the column’s widest cell, and heights likewise`(
    length: Double?
  ) {
    #expect(square.answer(length, length) == "110x50")
  }

  @Test func `Spacing lies between columns and rows`() {
    let spaced = grid(row(.leaf("A", 10, 10), .leaf("B", 10, 10)), row(.leaf("C", 10, 10), .leaf("D", 10, 10)), spacing: 5)
    #expect(spaced.picture(500, 500) == "A 0,0 10x10 | B 15,0 10x10 | C 0,15 10x10 | D 15,15 10x10")
    #expect(Sketch.arranged(GridArrangement(), spaced.children).answer(nil, nil) == "26x26")
  }

  @Test func `The grid adds empty cells to the trailing edge of rows that have fewer columns`() {
    let ragged = grid(row(.leaf("A", 10, 10)), row(.leaf("B", 10, 10), .leaf("C", 30, 10)))
    #expect(ragged.picture(500, 500) == "A 0,0 10x10 | B 0,10 10x10 | C 10,10 30x10")
  }

  @Test func `A view rather than a row creates a row that spans all of the grid’s columns`() {
    let lined = grid(row(.leaf("A", 10, 10), .leaf("B", 20, 10)), .leaf("Line", .any, 1), row(.leaf("C", 10, 10)))
    #expect(lined.picture(100, 500) == "A 17.5,0 10x10 | B 62.5,0 20x10 | Line 0,10 100x1 | C 17.5,11 10x10")
    #expect(grid(.leaf("A", 10, 10), .leaf("B", 30, 5)).picture(100, 100) == "A 10,0 10x10 | B 0,10 30x5")
    #expect(grid().answer(100, 100) == "0x0")
    #expect(grid(row()).answer(100, 100) == "0x0")
  }

  @Test func `A flexible view takes all the width that the grid is offered`() {
    let grid = grid(row(.text("A", 5), .color("B").frame(nil, 17)), row(.text("C", 2), .color("D").frame(nil, 17)), align: .topLeading)
    #expect(grid.picture(100, 500) == "A 0,0 40x17 | B 40,0 60x17 | C 0,17 16x17 | D 40,17 60x17")
  }

  @Test func `Columns share the width equally, the least flexible one first`() {
    #expect(grid(row(.color("A"), .color("B"))).picture(100, 20) == "A 0,0 50x20 | B 50,0 50x20")
    let grid = grid(row(.color("A"), .leaf("B", 30, 20), .color("C").frame(maxWidth: 20)))
    #expect(grid.picture(100, 20) == "A 0,0 50x20 | B 50,0 30x20 | C 80,0 20x20")
  }

  @Test func `Rows share the height equally, the least flexible one first`() {
    let grid = grid(row(.color("A").frame(10, nil)), row(.leaf("B", 10, 30)), row(.color("C").frame(10, nil)))
    #expect(grid.picture(10, 100) == "A 0,0 10x35 | B 0,35 10x30 | C 0,65 10x35")
  }

  @Test func `Texts wrap in their columns`() {
    #expect(grid(row(.text("A", 20), .leaf("B", 40, 10))).picture(120, 100) == "A 0,0 80x34 | B 80,12 40x10")
  }

  @Test func `Asks grid layouts not to offer the view extra size in the specified axes`() {
    let line = Sketch.leaf("Line", .any, 1).cell { $0.isUnsizedHorizontally = true }
    #expect(grid(row(.leaf("A", 10, 10), .leaf("B", 20, 10)), line).picture(100, 100) == "A 0,0 10x10 | B 10,0 20x10 | Line 0,10 30x1")
    let clear = Sketch.color("Clear").cell { ($0.isUnsizedHorizontally, $0.isUnsizedVertically) = (true, true) }
    #expect(grid(row(clear, .leaf("B", 20, 10)), row(.leaf("C", 30, 5))).picture(99, 99) == "Clear 0,0 30x10 | B 30,0 20x10 | C 0,10 30x5")
  }

  @Test func `A view that spans the specified number of columns`() {
    let wide = Sketch.leaf("C", 20, 10).cell { $0.columns = 2 }
    #expect(grid(row(.leaf("A", 10, 10), .leaf("B", 30, 10)), row(wide)).picture(99, 99) == "A 0,0 10x10 | B 10,0 30x10 | C 10,10 20x10")
  }

  @Test func `Columns become wider, all by the same, for a view across them`() {
    let wide = Sketch.leaf("C", 60, 10).cell { $0.columns = 2 }
    let wider = grid(row(.leaf("A", 10, 10), .leaf("B", 30, 10)), row(wide), align: .topLeading)
    #expect(wider.picture(99, 99) == "A 0,0 10x10 | B 20,0 30x10 | C 0,10 60x10")
    #expect(wider.answer(nil, nil) == "60x20")
    #expect(wider.answer(0, 0) == "60x20")
  }

  @Test func `A text across columns takes what is left before it wraps`() {
    let text = grid(row(.leaf("A", 10, 10), .leaf("B", 30, 10)), .text("T", 10), align: .topLeading)
    #expect(text.picture(60, 99) == "A 0,0 10x10 | B 18,0 30x10 | T 0,10 56x34")
    #expect(text.picture(200, 99) == "A 0,0 10x10 | B 30,0 30x10 | T 0,10 80x17")
  }

  @Test func `Causes all cells in the same column of a grid to use the same alignment`() {
    let first = Sketch.leaf("A", 10, 10).cell { $0.columnAlignment = .trailing }
    let grid = grid(row(first, .leaf("B", 10, 10)), row(.leaf("C", 30, 10), .leaf("D", 30, 10)))
    #expect(grid.picture(99, 99) == "A 20,0 10x10 | B 40,0 10x10 | C 0,10 30x10 | D 30,10 30x10")
  }

  @Test func `The alignment of a row is that of its cells alone`() {
    let grid = grid(row(.leaf("A", 10, 10), .leaf("B", 10, 30), align: .bottom), row(.leaf("C", 10, 10), .leaf("D", 10, 30)))
    #expect(grid.picture(99, 99) == "A 0,20 10x10 | B 10,0 10x30 | C 0,40 10x10 | D 10,30 10x30")
  }

  @Test func `The grid moves the contents of each cell in a row until the guide of each view aligns`() {
    let grid = grid(row(.text("A", 1), .leaf("B", 10, 30)), align: GuidePair(.leading, .firstTextBaseline))
    #expect(grid.picture(99, 99) == "A 0,17 8x17 | B 8,0 10x30")
  }

  @Test(arguments: [(Point(0, 0), "A 0,0"), (Point(0.5, 0.5), "A 20,10"), (Point(1, 1), "A 40,20"), (Point(0.25, 0), "A 10,0")])
  func `With anchor alignment, the grid projects a unit point onto both the view and the cell, and aligns the two projections`(
    anchor: Point, origin: String
  ) {
    let view = Sketch.leaf("A", 10, 10).cell { $0.anchor = anchor }
    #expect(grid(row(view, .leaf("B", 10, 30)), row(.leaf("C", 50, 10))).picture(99, 99).hasPrefix(origin + " 10x10"))
  }

  @Test func `An anchor decides across a high row, too`() {
    let view = Sketch.leaf("A", 10, 10).cell { $0.anchor = Point(1, 1) }
    #expect(grid(row(view, .leaf("B", 10, 30))).picture(99, 99) == "A 0,20 10x10 | B 10,0 10x30")
  }

  @Test func `A row outside of a grid stands side by side`() {
    #expect(row(.leaf("A", 10, 10), .leaf("B", 10, 20)).picture(99, 99) == "A 0,5 10x10 | B 16,0 10x20")
  }

  @Test func `The box of a row is around its cells`() {
    let grid = grid(row(.leaf("A", 10, 10), .leaf("B", 30, 20)).named("Row"), row().named("Empty"), row(.leaf("C", 10, 10)))
    #expect(grid.picture(99, 99) == "Row 0,0 40x20 | A 0,5 10x10 | B 10,0 30x20 | Empty 0,0 0x0 | C 0,20 10x10")
  }
}
