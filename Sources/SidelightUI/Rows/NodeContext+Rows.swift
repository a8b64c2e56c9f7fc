import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Who collects the rows of a content. The contexts of the nodes below do not keep it alive.
private struct WeakRows: Equatable {
  weak var rows: (any RowCollector)?

  static func == (left: WeakRows, right: WeakRows) -> Bool { left.rows === right.rows }
}

private struct WeakDisclosure: Equatable {
  weak var disclosure: (any RowProvider)?

  static func == (left: WeakDisclosure, right: WeakDisclosure) -> Bool { left.disclosure === right.disclosure }
}

private enum RowsKey: ContextKey { static var defaultValue: WeakRows { WeakRows() } }
private enum LevelKey: ContextKey { static var defaultValue: Int { 0 } }
private enum DisclosureKey: ContextKey { static var defaultValue: WeakDisclosure { WeakDisclosure() } }

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

  /// The innermost disclosure group around this content.
  var disclosure: (any RowProvider)? {
    get { self[DisclosureKey.self].disclosure }
    set { self[DisclosureKey.self] = WeakDisclosure(disclosure: newValue) }
  }
}
