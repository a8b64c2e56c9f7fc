@_spi(Nodes) import SidelightGraph

/// A link that is the content of a row.
@MainActor protocol RowLink: AnyObject {
  /// What selecting the row stands for.
  var value: AnyHashable? { get }
  /// The list has no selection, so a click follows the link at once.
  var activatesOnClick: Bool { get }
  /// Whether the row shows that there is more behind it.
  var indicator: Visibility { get }
  func follow()
}

/// A view that says what selecting its row stands for, before the row is made.
@MainActor protocol RowValueView {
  var rowValue: AnyHashable? { get }
}

/// A view that is a link when it stands alone in a row.
@MainActor protocol RowLinkView: RowValueView {}
