import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The list that collects rows here. The context of the nodes below keeps nothing alive.
private struct WeakRows: Equatable {
  weak var rows: (any RowCollector)?

  static func == (left: WeakRows, right: WeakRows) -> Bool { left.rows === right.rows }
}

private struct WeakGroup: Equatable {
  weak var group: (any RowProvider)?

  static func == (left: WeakGroup, right: WeakGroup) -> Bool { left.group === right.group }
}

private enum RowsKey: ContextKey { static var defaultValue: WeakRows { WeakRows() } }
private enum LevelKey: ContextKey { static var defaultValue: Int { 0 } }
private enum GroupKey: ContextKey { static var defaultValue: WeakGroup { WeakGroup() } }

extension NodeContext {
  /// Inside a list's content: who collects the rows. Nil within a row.
  var rows: (any RowCollector)? {
    get { collector == nil ? nil : self[RowsKey.self].rows }
    set {
      collector = newValue
      self[RowsKey.self] = WeakRows(rows: newValue)
    }
  }

  /// How many disclosure groups of the list stand around this content.
  var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }

  /// The innermost of them.
  var group: (any RowProvider)? {
    get { self[GroupKey.self].group }
    set { self[GroupKey.self] = WeakGroup(group: newValue) }
  }
}
