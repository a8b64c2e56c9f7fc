/// The columns of a table: which of them are shown, in which order, how wide they may be, and where their cells lie in them.
///
/// All rows of a table share one value of it.
package final class TableColumns: Equatable, Sendable {
  /// What lies before and after a cell in its column together, in px.
  package static let spaceAroundCell = 24.0

  /// The columns as the app declares them.
  package let declared: [Column]
  /// What has been made of them.
  package let arrangement: TableArrangement
  /// The places of the columns that are shown among those that are declared, in the order in which they stand.
  package let shown: [Int]
  /// The columns that are shown, as they stand.
  package let columns: [Column]

  package init(_ declared: [Column], _ arrangement: TableArrangement = TableArrangement()) {
    self.declared = declared
    self.arrangement = arrangement
    let order = arrangement.order(of: declared)
    let chosen = order.filter { arrangement.shows(declared[$0]) }
    // A table without columns has no header, by which the user could bring them back.
    shown = chosen.isEmpty ? order.filter { declared[$0].isShown } : chosen
    columns = shown.map { declared[$0] }
  }

  package static func == (left: TableColumns, right: TableColumns) -> Bool {
    left === right || left.arrangement == right.arrangement && left.declared == right.declared
  }

  package struct Column: Hashable, Sendable {
    package var width: Width
    package var alignment: ElementAlignment.Side
    /// Tells it from the others, for what has been made of it.
    package var key: String
    /// Whether it is shown where nothing else has been chosen.
    package var isShown: Bool
    /// What the user may do with it.
    package var changes: TableChanges

    package init(
      _ width: Width = Width(), alignment: ElementAlignment.Side = .start, key: String = "", isShown: Bool = true,
      changes: TableChanges = .resize
    ) {
      self.width = width
      self.alignment = alignment
      self.key = key
      self.isShown = isShown
      self.changes = changes
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

    /// Whether it can be another one.
    var canChange: Bool { minimum < maximum }

    /// The nearest width that it may have.
    func limit(_ width: Double) -> Double { min(max(width, minimum), maximum) }

    package init(fixed width: Double) { self.init(minimum: width, ideal: width, maximum: width) }
  }

  /// The width that each shown column has in a room, in whole px. They fill the room, unless their greatest widths leave some of it at its end; where the
  /// least widths need more than there is, all columns become smaller in proportion. A column whose width the user has chosen keeps it as
  /// long as the others can give and take.
  ///
  /// Complexity: O(columns²).
  /// - Parameter room: the width of the table, in px.
  package func widths(in room: Double) -> [Int] {
    guard !columns.isEmpty, room > 0 else { return columns.map { _ in 0 } }
    let chosen = columns.map { arrangement.widths[$0.key] }
    let share = room / Double(columns.count)
    var widths = columns.indices.map { columns[$0].width.limit(chosen[$0] ?? columns[$0].width.ideal ?? share) }
    let open = columns.indices.filter { chosen[$0] == nil }
    var excess = widths.reduce(0, +) - room
    if excess > 0 { excess = shrink(&widths, open, by: excess) } else { grow(&widths, open, by: -excess) }
    if excess > 0.5 { excess = shrink(&widths, Array(columns.indices), by: excess) }
    if excess > 0.5 { crush(&widths, into: room) }
    // Edges are rounded, not widths, so that no pixel is lost.
    var (edge, last) = (0.0, 0)
    return widths.map { width in
      edge += width
      let next = Int(edge.rounded())
      defer { last = next }
      return next - last
    }
  }

  /// Takes what is too much from some columns in proportion to what they can give; returns what they can't give.
  private func shrink(_ widths: inout [Double], _ open: [Int], by excess: Double) -> Double {
    let whole = open.reduce(0) { $0 + widths[$1] - columns[$1].width.minimum }
    guard whole > 0 else { return excess }
    let taken = min(whole, excess)
    for index in open { widths[index] -= taken * (widths[index] - columns[index].width.minimum) / whole }
    return excess - taken
  }

  /// Makes all columns smaller than they may be, in proportion.
  private func crush(_ widths: inout [Double], into room: Double) {
    let needed = columns.reduce(0) { $0 + $1.width.minimum }
    for index in widths.indices { widths[index] = columns[index].width.minimum * room / needed }
  }

  /// Gives what is left to the columns that may grow: to each the same, and what one can't take to the others.
  private func grow(_ widths: inout [Double], _ columns: [Int], by spare: Double) {
    var left = spare
    while left > 0.5 {
      let open = columns.filter { widths[$0] < self.columns[$0].width.maximum }
      guard !open.isEmpty else { return }
      let part = left / Double(open.count)
      for index in open {
        let gain = min(part, self.columns[index].width.maximum - widths[index])
        widths[index] += gain
        left -= gain
      }
    }
  }
}

/// The cells of one row of a table, or its header.
package struct TableCells: Equatable, Sendable {
  package var columns: TableColumns
  /// Whether the edges between the cells, and the cells, can be dragged.
  package var isHeader = false
  /// Whether the row has two lines: the first cell, and below it all others.
  package var isCompact: Bool

  package init(_ columns: TableColumns, isCompact: Bool = false, isHeader: Bool = false) {
    self.columns = columns
    self.isCompact = isCompact
    self.isHeader = isHeader
  }
}
