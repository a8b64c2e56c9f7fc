import SidelightCore
@_spi(Nodes) import SidelightGraph

private enum ColumnWidthKey: FirstPreferenceKey, OuterPagePreferenceKey { typealias Said = ColumnWidth }

private enum FramedWidthKey: FirstPreferenceKey, OuterPagePreferenceKey { typealias Said = ColumnWidth }

private enum ColumnsWidthKey: OuterPagePreferenceKey {
  static var defaultValue: Double { 0 }
  static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

extension Preferences {
  /// How wide the column that this stands in is to be.
  var columnWidth: ColumnWidth? {
    get { self[ColumnWidthKey.self] }
    set { self[ColumnWidthKey.self] = newValue }
  }

  /// How wide a frame around the first page of a stack makes the column that the stack fills, where nobody says it otherwise.
  var framedWidth: ColumnWidth? {
    get { self[FramedWidthKey.self] }
    set { self[FramedWidthKey.self] = newValue }
  }

  /// How wide the columns below have to be to stand beside each other, in px; 0 where there are none.
  var columnsWidth: Double {
    get { self[ColumnsWidthKey.self] }
    set { self[ColumnsWidthKey.self] = newValue }
  }
}
