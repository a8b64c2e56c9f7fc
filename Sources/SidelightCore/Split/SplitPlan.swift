/// The three widths of life of a split view.
package enum SplitStage: Sendable, Hashable, CaseIterable {
  /// All columns fit side by side.
  case regular
  /// Sidebar and detail would fit, but not all columns: leading columns lie over the others when shown.
  case medium
  /// All columns are one stack.
  case compact
}

/// Where one column stands. Widths are px.
package enum SplitPlacement: Sendable, Hashable {
  case column(width: Double)
  /// Over the columns. Overlays stand side by side from the leading edge; `width` is what it has or would have when shown.
  case overlay(width: Double, isShown: Bool)
  /// Beside the others when shown, but not shown; also the content of a two-column view.
  case hidden
  /// In the compact stack, as wide as the container.
  case stacked
}

/// Where the inspector stands. Widths are px.
package enum InspectorPlacement: Sendable, Hashable {
  /// No view declares one.
  case absent
  /// After the columns when shown, but not shown.
  case hidden
  case column(width: Double)
  /// Over the trailing end of the columns; `width` is what it has or would have when shown.
  case overlay(width: Double, isShown: Bool)
  /// From the bottom over everything else, in the compact stage.
  case sheet(isShown: Bool)
}

/// What the layout decided. A performer applies it and decides nothing itself.
package struct SplitPlan: Sendable, Hashable {
  package let stage: SplitStage
  package let columnCount: SplitColumnCount
  package let placements: SplitColumns<SplitPlacement>
  /// The column on top of the stack, in the compact stage only.
  package let top: SplitColumn?
  package let inspector: InspectorPlacement
}

extension SplitPlan {
  package var isCollapsed: Bool { stage == .compact }

  /// Whether the user sees the column now, which is what appearing and disappearing follow.
  package func isVisible(_ column: SplitColumn) -> Bool {
    switch placements[column] {
    case .column: true
    case .overlay(_, let isShown): isShown
    case .hidden: false
    case .stacked: top == column
    }
  }

  /// Whether the user sees the inspector now.
  package var isInspectorVisible: Bool {
    switch inspector {
    case .column, .overlay(_, isShown: true), .sheet(isShown: true): true
    case .absent, .hidden, .overlay, .sheet: false
    }
  }

  /// Whether the inspector lies over the columns now, so that a click beside it dismisses it.
  package var isInspectorOver: Bool {
    switch inspector {
    case .overlay(_, isShown: true), .sheet(isShown: true): true
    case .absent, .hidden, .column, .overlay, .sheet: false
    }
  }

  /// The width of an inspector that is shown beside or over the columns.
  package var inspectorWidth: Double? {
    switch inspector {
    case .column(let width), .overlay(let width, isShown: true): width
    case .absent, .hidden, .overlay, .sheet: nil
    }
  }

  /// Whether the column stands beside the others now.
  package func isBeside(_ column: SplitColumn) -> Bool { if case .column = placements[column] { true } else { false } }

  /// The width of a column that lies over others now.
  package func overlay(of column: SplitColumn) -> Double? {
    if case .overlay(let width, isShown: true) = placements[column] { width } else { nil }
  }

  /// The width of a column that is shown beside or over others.
  package func width(of column: SplitColumn) -> Double? {
    switch placements[column] {
    case .column(let width), .overlay(let width, isShown: true): width
    case .overlay, .hidden, .stacked: nil
    }
  }
}
