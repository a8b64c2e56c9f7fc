/// The columns of a table: how wide they may be, and where their cells lie in them.
///
/// All rows of a table share one value of it.
package final class TableColumns: Equatable, Sendable {
  package let columns: [Column]

  package init(_ columns: [Column]) { self.columns = columns }

  package static func == (left: TableColumns, right: TableColumns) -> Bool { left === right || left.columns == right.columns }

  package struct Column: Hashable, Sendable {
    package var width: Width
    package var alignment: ElementAlignment.Side

    package init(_ width: Width = Width(), alignment: ElementAlignment.Side = .start) {
      self.width = width
      self.alignment = alignment
    }
  }

  /// How wide a column may be, in px.
  package struct Width: Hashable, Sendable {
    package var minimum: Double
    /// Nil for an equal share of the room.
    package var ideal: Double?
    package var maximum: Double

    /// What a column needs in any case, so that its header can be seen.
    package static let least = 48.0

    /// Widths that contradict each other give way to the least one.
    package init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
      self.minimum = max(0, minimum ?? min(Self.least, maximum ?? Self.least))
      self.maximum = max(self.minimum, maximum ?? .infinity)
      self.ideal = ideal.map { [low = self.minimum, high = self.maximum] in min(max($0, low), high) }
    }

    package init(fixed width: Double) { self.init(minimum: width, ideal: width, maximum: width) }
  }

  /// The width that each column has in a room, in whole px. They fill the room, unless their greatest widths leave some of it at its end; where the
  /// least widths need more than there is, all columns become smaller in proportion.
  ///
  /// Complexity: O(columns²).
  package func widths(in room: Double) -> [Int] {
    guard !columns.isEmpty, room > 0 else { return columns.map { _ in 0 } }
    let share = room / Double(columns.count)
    var widths = columns.map { min(max($0.width.ideal ?? share, $0.width.minimum), $0.width.maximum) }
    let excess = widths.reduce(0, +) - room
    if excess > 0 { shrink(&widths, by: excess) } else { grow(&widths, by: -excess) }
    // Edges are rounded, not widths, so that no pixel is lost.
    var (edge, last) = (0.0, 0)
    return widths.map { width in
      edge += width
      let next = Int(edge.rounded())
      defer { last = next }
      return next - last
    }
  }

  /// Takes what is too much from the columns in proportion to what they can give.
  private func shrink(_ widths: inout [Double], by excess: Double) {
    let spare = zip(widths, columns).map { $0 - $1.width.minimum }
    let whole = spare.reduce(0, +)
    if whole >= excess {
      for index in widths.indices { widths[index] -= excess * spare[index] / whole }
      return
    }
    let needed = columns.reduce(0) { $0 + $1.width.minimum }
    let room = widths.reduce(0, +) - excess
    for index in widths.indices { widths[index] = columns[index].width.minimum * room / needed }
  }

  /// Gives what is left to the columns that may grow: to each the same, and what one can't take to the others.
  private func grow(_ widths: inout [Double], by spare: Double) {
    var left = spare
    while left > 0.5 {
      let open = widths.indices.filter { widths[$0] < columns[$0].width.maximum }
      guard !open.isEmpty else { return }
      let part = left / Double(open.count)
      for index in open {
        let gain = min(part, columns[index].width.maximum - widths[index])
        widths[index] += gain
        left -= gain
      }
    }
  }
}

/// The cells of one row of a table, or its header.
package struct TableCells: Equatable, Sendable {
  package var columns: TableColumns
  /// Whether the row has two lines: the first cell, and below it all others.
  package var isCompact: Bool

  package init(_ columns: TableColumns, isCompact: Bool = false) {
    self.columns = columns
    self.isCompact = isCompact
  }
}
