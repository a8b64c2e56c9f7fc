/// The cells of a grid by their columns and rows.
struct GridTable {
  struct Cell {
    let child: Child
    let values: GridCell
    let row: Int
    let columns: Range<Int>

    /// The least and the greatest length along an axis. A cell that is not sized along it asks for no more than its least one.
    func range(_ axis: Axis2D, across length: Double?) -> (least: Double, greatest: Double) {
      guard values.isUnsized(axis) else { return child.range(along: axis, across: length) }
      let least = child.size(Proposal(along: axis, 0, across: length))[axis]
      return (least, least)
    }

    /// What the cell wishes along an axis where nothing is offered.
    func wish(_ axis: Axis2D, _ ideal: (Child) -> Double) -> Double {
      values.isUnsized(axis) ? child.size(Proposal(along: axis, 0, across: nil))[axis] : ideal(child)
    }
  }

  private(set) var cells: [Cell] = []
  private(set) var columnCount = 0
  private(set) var rowCount = 0
  private var byColumn: [[Int]] = []
  private var byRow: [[Int]] = []
  private var columnAlignments: [Int: GuideKey] = [:]
  private var rowAlignments: [Int: GuideKey] = [:]

  init(_ children: Children) {
    columnCount = Self.columnCount(of: children)
    var last: (row: Int?, end: Int)?
    for child in children {
      let values = child.values.cell
      let isNext = last.map { $0.row != child.row?.index || child.row == nil } ?? true
      if isNext { rowCount += 1 }
      let start = isNext ? 0 : last?.end ?? 0
      let end = child.row == nil ? max(columnCount, 1) : start + Self.span(values)
      add(Cell(child: child, values: values, row: rowCount - 1, columns: start..<end))
      last = (child.row?.index, end)
    }
  }

  private mutating func add(_ cell: Cell) {
    while byRow.count < rowCount { byRow.append([]) }
    while byColumn.count < columnCount { byColumn.append([]) }
    byRow[cell.row].append(cells.count)
    if cell.columns.count == 1 { byColumn[cell.columns.lowerBound].append(cells.count) }
    // The first one that says how its column is aligned is heard.
    if let key = cell.values.columnAlignment, columnAlignments[cell.columns.lowerBound] == nil {
      columnAlignments[cell.columns.lowerBound] = key
    }
    if let key = cell.child.row?.alignment { rowAlignments[cell.row] = key }
    cells.append(cell)
  }

  /// How many columns the longest row has; a grid that has only views between its rows has one.
  private static func columnCount(of children: Children) -> Int {
    var counts: [Int: Int] = [:]
    for child in children {
      if let row = child.row { counts[row.index, default: 0] += span(child.values.cell) }
    }
    return counts.values.max() ?? (children.isEmpty ? 0 : 1)
  }

  private static func span(_ cell: GridCell) -> Int { min(max(cell.columns, 1), 1_000) }

  /// The cells that stand in one column only.
  func cells(inColumn column: Int) -> [Cell] { byColumn[column].map { cells[$0] } }
  func cells(inRow row: Int) -> [Cell] { byRow[row].map { cells[$0] } }
  var spanningCells: [Cell] { cells.filter { $0.columns.count > 1 } }

  func columnKey(of cell: Cell, _ alignment: GuidePair) -> GuideKey {
    columnAlignments[cell.columns.lowerBound] ?? alignment.horizontal
  }
  func rowKey(of cell: Cell, _ alignment: GuidePair) -> GuideKey { rowAlignments[cell.row] ?? alignment.vertical }
}

/// The columns or the rows of a grid with their lengths.
struct GridLines {
  var lengths: [Double]
  let spacing: Double

  init(_ count: Int, spacing: Double) {
    lengths = [Double](repeating: 0, count: count)
    self.spacing = spacing
  }

  /// The distances between all of them.
  var gaps: Double { spacing * Double(max(0, lengths.count - 1)) }
  var total: Double { max(0, lengths.reduce(gaps, +)) }

  func start(of index: Int) -> Double { lengths.prefix(index).reduce(spacing * Double(index), +) }

  func length(of range: Range<Int>) -> Double { max(0, lengths[range].reduce(spacing * Double(range.count - 1), +)) }

  /// Makes some longer, all by the same, until they are so long together.
  mutating func stretch(_ range: Range<Int>, to length: Double) {
    let missing = length - self.length(of: range)
    guard missing > 0, !range.isEmpty else { return }
    for index in range { lengths[index] += missing / Double(range.count) }
  }
}
