@_spi(Nodes) import SidelightGraph

/// A link in a row.
@MainActor protocol RowPart: AnyObject {
  /// What it leads to the page of, and what selecting the row stands for where nothing else is said.
  var value: AnyHashable? { get }
}

/// A link that is the content of a row.
@MainActor protocol RowLink: RowPart {
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
