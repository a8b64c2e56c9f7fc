/// A column of a split view. The order is that from the leading edge, and that in which they collapse into one stack.
package enum SplitColumn: Sendable, Hashable, Comparable, CaseIterable {
  case sidebar, content, detail
}

/// How many columns a split view was declared with. With two there is no content column; one is a view with an inspector.
package enum SplitColumnCount: Sendable, Hashable, CaseIterable {
  case one, two, three
}

extension SplitColumnCount {
  package func contains(_ column: SplitColumn) -> Bool {
    switch column {
    case .sidebar: self != .one
    case .content: self == .three
    case .detail: true
    }
  }

  /// Whether `column` exists and is before the detail, so that it can be hidden, dragged, and lie over the detail.
  package func isLeading(_ column: SplitColumn) -> Bool { column != .detail && contains(column) }

  /// The column before the detail, which a choice in fills the detail; nil for a view with an inspector alone.
  package var lastLeading: SplitColumn? { column(before: .detail) }

  /// The column that a choice in `column` fills; nil for the detail.
  package func column(after column: SplitColumn) -> SplitColumn? {
    switch column {
    case .sidebar where self == .one: nil
    case .sidebar: self == .three ? .content : .detail
    case .content: .detail
    case .detail: nil
    }
  }

  /// The column that Back returns to; nil for the first one.
  package func column(before column: SplitColumn) -> SplitColumn? {
    switch column {
    case .sidebar: nil
    case .content: .sidebar
    case .detail where self == .one: nil
    case .detail: self == .three ? .content : .sidebar
    }
  }

  /// The column itself, or the first one if `column` is a content column and there are only two.
  package func existing(_ column: SplitColumn) -> SplitColumn {
    if contains(column) { return column }
    return self == .one ? .detail : .sidebar
  }
}

/// One value per column. The fields are fixed because the layout runs on every frame of a resize and must not allocate.
package struct SplitColumns<Value> {
  package var sidebar: Value
  package var content: Value
  package var detail: Value

  package init(sidebar: Value, content: Value, detail: Value) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  package init(repeating value: Value) { self.init(sidebar: value, content: value, detail: value) }

  package subscript(column: SplitColumn) -> Value {
    get {
      switch column {
      case .sidebar: sidebar
      case .content: content
      case .detail: detail
      }
    }
    set {
      switch column {
      case .sidebar: sidebar = newValue
      case .content: content = newValue
      case .detail: detail = newValue
      }
    }
  }
}

extension SplitColumns: Sendable where Value: Sendable {}
extension SplitColumns: Equatable where Value: Equatable {}
extension SplitColumns: Hashable where Value: Hashable {}
