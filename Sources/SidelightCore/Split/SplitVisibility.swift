/// Which leading columns are to be shown: the value behind the documented column visibility.
package enum SplitVisibility: Sendable, Hashable, CaseIterable {
  /// What suits the stage. It stays this value, whatever it resolves to.
  case automatic
  case all
  /// Content and detail of three columns; the same as `all` with two.
  case doubleColumn
  case detailOnly
}

extension SplitVisibility {
  /// The number of leading columns that this value shows if they all fit. Two columns are counted like three.
  func leadingColumns(of count: SplitColumnCount) -> Int {
    switch self {
    case .automatic, .all: 2
    case .doubleColumn: count == .three ? 1 : 2
    case .detailOnly: 0
    }
  }

  /// Whether this value, which must already be a concrete one, asks for `column`.
  func wants(_ column: SplitColumn, of count: SplitColumnCount) -> Bool {
    switch column {
    case .sidebar: count != .one && leadingColumns(of: count) == 2
    case .content: count == .three && leadingColumns(of: count) >= 1
    case .detail: true
    }
  }
}
