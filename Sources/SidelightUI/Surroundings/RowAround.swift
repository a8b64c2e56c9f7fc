import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The row of a list that a view stands in, as far as what is below lists knows it.
@MainActor protocol RowAround: AnyObject {
  /// The menu that a view in the row gives it.
  var menu: (any MenuSource)? { get set }
  /// Takes what a view in the content says that selecting the row stands for; nil when that view goes.
  func setTag(_ new: AnyHashable?, by owner: ViewNode)
}

/// A menu whose views are made when it opens, and kept until it opens again, because a chosen entry acts after the menu has closed.
@MainActor protocol MenuSource: ViewNode {
  func menuItems() -> [MenuItem]
}

/// A node that may forbid the user to select what is in it.
@MainActor protocol SelectionForbidding: ViewNode {
  var forbidsSelection: Bool { get }
}

/// A row in the context of its views, which does not keep it alive.
private struct WeakRow: Equatable {
  weak var row: (any RowAround)?

  static func == (left: WeakRow, right: WeakRow) -> Bool { left.row === right.row }
}

private enum RowKey: ContextKey { static var defaultValue: WeakRow { WeakRow() } }

extension NodeContext {
  /// The row whose content this is, down to the first element.
  var rowAround: (any RowAround)? {
    get { self[RowKey.self].row }
    set { self[RowKey.self] = WeakRow(row: newValue) }
  }
}
