extension RowModel {
  /// Where a section begins: at its header or its first row, or for one that shows no rows at what follows it, or else at the last row of the
  /// list. Nil where there is no such section, and in a list without rows. O(log parts).
  package func start(of section: SectionID) -> Int? {
    guard count > 0, let index = layout.sections[section] else { return nil }
    return min(shown.sum(before: layout.starts[index]), count - 1)
  }
}
