/// Rows of cells in columns, as `Grid` lays them out. What stands between the rows is a row of one cell across all columns.
///
/// Each column is as wide as its widest cell, and each row as high as its highest one. Columns share the width as the children of a stack do,
/// and then rows share the height: an equal part of what is left for each, the least flexible one first. A cell across several columns makes
/// them wider, all by the same, where they are too narrow for it and there is room.
package struct GridArrangement: Arrangement, Equatable {
  package var alignment: GuidePair
  /// The distances between columns and between rows in pixels.
  package var horizontalSpacing, verticalSpacing: Double

  /// A missing distance is the platform's.
  package init(alignment: GuidePair = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = Gate.distance(horizontalSpacing ?? Spacing.standard)
    self.verticalSpacing = Gate.distance(verticalSpacing ?? Spacing.standard)
  }

  package var sharesRoom: Bool { true }
  package var takesRows: Bool { true }

  package func size(_ proposal: Proposal, _ children: Children) -> Size {
    let table = GridTable(children)
    let columns = columns(table, proposal.width)
    let rows = rows(table, columns, proposal.height)
    return Size(columns.total, rows.total)
  }

  package func place(_ children: Children, in size: Size, _ proposal: Proposal) -> [Place?] {
    let table = GridTable(children)
    let columns = columns(table, proposal.width)
    let rows = rows(table, columns, proposal.height)
    let dimensions = table.cells.map { cell in cell.child.dimensions(offer(cell, columns, rows)) }
    let horizontal = extents(table, dimensions, .horizontal)
    let vertical = extents(table, dimensions, .vertical)
    return zip(table.cells, dimensions).map { cell, own in
      let room = Size(columns.length(of: cell.columns), rows.lengths[cell.row])
      var origin = Point(columns.start(of: cell.columns.lowerBound), rows.start(of: cell.row))
      if let anchor = cell.values.anchor {
        origin.x += anchor.x * (room.width - own.size.width)
        origin.y += anchor.y * (room.height - own.size.height)
      } else {
        let (across, down) = (table.columnKey(of: cell, alignment), table.rowKey(of: cell, alignment))
        let extent = cell.columns.count == 1 ? horizontal[cell.columns.lowerBound] : Extent(own, across)
        origin.x += extent.line(in: room.width, across.standard(in: Dimensions(room))) - own[across]
        origin.y += vertical[cell.row].line(in: room.height, down.standard(in: Dimensions(room))) - own[down]
      }
      return Place(origin, own.size, offer(cell, columns, rows))
    }
  }

  private func offer(_ cell: GridTable.Cell, _ columns: GridLines, _ rows: GridLines) -> Proposal {
    Proposal(width: columns.length(of: cell.columns), height: rows.lengths[cell.row])
  }

  // MARK: - Columns

  private func columns(_ table: GridTable, _ width: Double?) -> GridLines {
    var lines = GridLines(table.columnCount, spacing: horizontalSpacing)
    guard let width else {
      for column in 0..<table.columnCount {
        lines.lengths[column] = extent(table.cells(inColumn: column), table, .horizontal) { $0.child.dimensions(.unspecified) }
      }
      for cell in table.spanningCells { lines.stretch(cell.columns, to: cell.wish(.horizontal) { $0.size(.unspecified).width }) }
      return lines
    }
    var least = lines
    var greatest = lines
    for column in 0..<table.columnCount {
      for cell in table.cells(inColumn: column) {
        let range = cell.range(.horizontal, across: nil)
        least.lengths[column] = max(least.lengths[column], range.least)
        greatest.lengths[column] = max(greatest.lengths[column], range.greatest)
      }
    }
    for cell in table.spanningCells {
      let range = cell.range(.horizontal, across: nil)
      least.stretch(cell.columns, to: range.least)
      greatest.stretch(cell.columns, to: range.greatest)
    }
    let room = width - lines.gaps
    // Where there is no more room than they need they have what they need. This also keeps grids in grids from asking ever new questions.
    if room <= least.lengths.reduce(0, +) { return least }
    let shares = RoomSharing.share(
      room,
      among: (0..<table.columnCount).map { column in
        let limits = (least: least.lengths[column], greatest: max(least.lengths[column], greatest.lengths[column]))
        return RoomSharing.Part(
          range: { limits },
          take: { offered in
            let cells = table.cells(inColumn: column).filter { !$0.values.isUnsizedHorizontally }
            let taken = extent(cells, table, .horizontal) { $0.child.dimensions(Proposal(width: offered)) }
            return max(limits.least, taken)
          })
      })
    lines.lengths = shares.map(\.taken)
    for cell in table.spanningCells where !cell.values.isUnsizedHorizontally {
      let left = room - lines.lengths.reduce(0, +)
      guard left > 0 || left.isNaN else { continue }
      let offered = lines.length(of: cell.columns) + (left.isNaN ? 0 : left)
      lines.stretch(cell.columns, to: cell.child.size(Proposal(width: offered)).width)
    }
    return lines
  }

  // MARK: - Rows

  private func rows(_ table: GridTable, _ columns: GridLines, _ height: Double?) -> GridLines {
    var lines = GridLines(table.rowCount, spacing: verticalSpacing)
    func width(_ cell: GridTable.Cell) -> Double { columns.length(of: cell.columns) }
    guard let height else {
      for row in 0..<table.rowCount {
        lines.lengths[row] = extent(table.cells(inRow: row), table, .vertical) {
          $0.child.dimensions(Proposal(width: width($0), height: $0.values.isUnsizedVertically ? 0 : nil))
        }
      }
      return lines
    }
    let ranges = (0..<table.rowCount).map { row in
      table.cells(inRow: row).reduce((least: 0.0, greatest: 0.0)) { limits, cell in
        let range = cell.range(.vertical, across: width(cell))
        return (max(limits.least, range.least), max(limits.greatest, range.greatest))
      }
    }
    let shares = RoomSharing.share(
      height - lines.gaps,
      among: (0..<table.rowCount).map { row in
        let cells = table.cells(inRow: row)
        return RoomSharing.Part(
          range: { ranges[row] },
          take: { offered in
            extent(cells, table, .vertical) {
              $0.child.dimensions(Proposal(width: width($0), height: $0.values.isUnsizedVertically ? 0 : offered))
            }
          })
      })
    lines.lengths = shares.map(\.taken)
    return lines
  }

  // MARK: - Alignment

  /// How far cells of one column or row reach that take their places in it by their guides.
  private func extent(
    _ cells: [GridTable.Cell], _ table: GridTable, _ axis: Axis2D, _ dimensions: (GridTable.Cell) -> Dimensions
  ) -> Double {
    var (aligned, others) = (Extent(), 0.0)
    for cell in cells {
      let own = dimensions(cell)
      let key = axis == .horizontal ? table.columnKey(of: cell, alignment) : table.rowKey(of: cell, alignment)
      if cell.values.anchor == nil { aligned.add(own.size[axis], guide: own[key]) } else { others = max(others, own.size[axis]) }
    }
    return max(aligned.length, others)
  }

  /// How far the cells of each column or row reach once they have their places.
  private func extents(_ table: GridTable, _ dimensions: [Dimensions], _ axis: Axis2D) -> [Extent] {
    var extents = [Extent](repeating: Extent(), count: axis == .horizontal ? table.columnCount : table.rowCount)
    for (cell, own) in zip(table.cells, dimensions) where cell.values.anchor == nil {
      if axis == .vertical {
        extents[cell.row].add(own.size.height, guide: own[table.rowKey(of: cell, alignment)])
      } else if cell.columns.count == 1 {
        extents[cell.columns.lowerBound].add(own.size.width, guide: own[table.columnKey(of: cell, alignment)])
      }
    }
    return extents
  }
}

extension Extent {
  /// That of one view alone.
  fileprivate init(_ view: Dimensions, _ key: GuideKey) {
    self.init()
    add(view.size[key.axis], guide: view[key])
  }
}
