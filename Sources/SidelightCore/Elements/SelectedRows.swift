/// Which of the rows of a list that are bound are selected.
package struct SelectedRows: Equatable, Sendable {
  /// One is mostly all, and is compared for less than what a look into a set costs.
  private let sole: NodeID?
  private let several: Set<NodeID>

  package init(_ rows: [NodeID]) {
    sole = rows.count == 1 ? rows.first : nil
    several = rows.count > 1 ? Set(rows) : []
  }

  package func contains(_ row: NodeID) -> Bool { row == sole || !several.isEmpty && several.contains(row) }
}
