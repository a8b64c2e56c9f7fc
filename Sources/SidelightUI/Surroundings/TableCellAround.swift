/// Whether a view stands in a cell of a table.
enum TableCellAroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
