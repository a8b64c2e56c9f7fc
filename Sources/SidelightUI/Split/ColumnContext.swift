import SidelightCore

/// What views know of the column of a split view that they stand in.
@MainActor final class ColumnContext: Navigator {
  let column: SplitColumn
  private weak var split: (any ColumnOwner)?
  /// The stack that fills the column, if one does.
  weak var stack: (any ColumnStack)?

  init(_ column: SplitColumn, _ split: any ColumnOwner) {
    self.column = column
    self.split = split
  }

  var automaticListStyle: ListElement.Style {
    switch column {
    case .sidebar: .sidebar
    case .content: .plain
    case .detail: .inset
    }
  }

  /// Something was selected in this column: the next one has something to show.
  func selected() { split?.selected(in: column) }

  /// Something was chosen in this column: the user goes on in the next one.
  func advance() { split?.advance(from: column) }

  /// A link outside of any stack fills the next column.
  func follow(_ value: AnyHashable) {
    if column != .detail {
      split?.follow(value, from: column)
      return
    }
    Problem.report(
      "a NavigationLink with a value of the type \(Swift.type(of: value.base)) leads nowhere: it stands in the last column of a "
        + "split view. Put a NavigationStack into that column, around the view that contains the link.")
  }

  /// What the columns declare, for the stack of another one.
  var destinations: [DestinationEntry] { split?.destinations ?? [] }
}

/// A split view, as its columns see it.
@MainActor protocol ColumnOwner: AnyObject {
  var destinations: [DestinationEntry] { get }
  func selected(in column: SplitColumn)
  func advance(from column: SplitColumn)
  func follow(_ value: AnyHashable, from column: SplitColumn)
}

/// A stack that fills a column: a link in an earlier column replaces what lies over its root.
@MainActor protocol ColumnStack: AnyObject {
  func present(_ value: AnyHashable)
}

/// The column around a view; nil outside of split views.
enum ColumnKey: EnvironmentKey {
  static var defaultValue: ColumnContext? { nil }
}
