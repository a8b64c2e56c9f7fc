import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The rows from which something is shown over the window: a sheet, a popover or an alert. Until that has gone each is as if a place showed it,
/// and follows the data; what the consumer asks for meanwhile is done afterwards.
@MainActor struct PresentingRows {
  /// What the consumer has asked for.
  enum Wish {
    case unbind, retire
  }

  private struct Row {
    var token: Int
    /// How many things are shown.
    var count = 0
    var wish: Wish?
  }

  private var rows: [NodeID: Row] = [:]

  mutating func begin(_ row: RowNode) { rows[row.host.id, default: Row(token: row.token)].count += 1 }

  /// Something has gone. Returns what is to be done with a row from which nothing else is shown.
  mutating func end(_ row: NodeID) -> Wish? {
    guard var known = rows[row] else { return nil }
    known.count -= 1
    rows[row] = known.count > 0 ? known : nil
    return known.count > 0 ? nil : known.wish
  }

  /// Whether what the consumer asks for is left for later.
  mutating func postpone(_ wish: Wish, of row: RowNode) -> Bool {
    guard !rows.isEmpty, rows[row.host.id] != nil else { return false }
    rows[row.host.id]?.wish = wish
    return true
  }

  /// A place shows the row.
  mutating func show(_ row: RowNode) {
    guard !rows.isEmpty, rows[row.host.id] != nil else { return }
    rows[row.host.id]?.wish = nil
    rows[row.host.id]?.token = row.token
  }

  mutating func forget(_ row: RowNode) { if !rows.isEmpty { rows[row.host.id] = nil } }

  /// Whether the consumer has no place for the row any more.
  func isRetired(_ row: RowNode) -> Bool { rows[row.host.id]?.wish == .retire }

  var isEmpty: Bool { rows.isEmpty }

  /// What the rows are known by, wherever changes of the data move them.
  var tokens: some Sequence<Int> { rows.values.lazy.map(\.token) }
}
