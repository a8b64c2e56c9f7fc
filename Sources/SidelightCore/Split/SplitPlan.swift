/// The three ways in which a split view lays itself out, by its width.
package enum SplitStage: Sendable, Hashable, CaseIterable {
  /// All columns fit side by side.
  case regular
  /// Sidebar and detail fit side by side, but not all columns: leading columns lie over the others when shown.
  case medium
  /// All columns are one stack.
  case compact
}

/// Where one column is. Widths are in px.
package enum SplitPlacement: Sendable, Hashable {
  case column(width: Double)
  /// Over the columns. Overlays are side by side from the leading edge. `width` is the width that it has, or would have when shown.
  case overlay(width: Double, isShown: Bool)
  /// Not shown; it would be beside the others. Also the content column of a split view that has none.
  case hidden
  /// In the compact stack, as wide as the container.
  case stacked
}

/// Where the inspector is. Widths are in px.
package enum InspectorPlacement: Sendable, Hashable {
  /// No view declares one.
  case absent
  /// Not shown; it would be after the columns.
  case hidden
  case column(width: Double)
  /// Over the trailing end of the columns. `width` is the width that it has, or would have when shown.
  case overlay(width: Double, isShown: Bool)
  /// A sheet at the bottom over everything else, in the compact stage.
  case sheet(isShown: Bool)
}

/// The layout that was decided. A performer applies it and decides nothing itself.
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

  /// Whether the column is visible, which is what `onAppear` and `onDisappear` follow.
  package func isVisible(_ column: SplitColumn) -> Bool {
    switch placements[column] {
    case .column: true
    case .overlay(_, let isShown): isShown
    case .hidden: false
    case .stacked: top == column
    }
  }

  /// Whether the inspector is visible.
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

  /// The width of the inspector if it is shown beside or over the columns.
  package var inspectorWidth: Double? {
    switch inspector {
    case .column(let width), .overlay(let width, isShown: true): width
    case .absent, .hidden, .overlay, .sheet: nil
    }
  }

  /// Whether the column is beside the others now.
  package func isBeside(_ column: SplitColumn) -> Bool { if case .column = placements[column] { true } else { false } }

  /// The width of the column if it lies over others now.
  package func overlay(of column: SplitColumn) -> Double? {
    if case .overlay(let width, isShown: true) = placements[column] { width } else { nil }
  }

  /// The width of the column if it is shown beside or over others.
  package func width(of column: SplitColumn) -> Double? {
    switch placements[column] {
    case .column(let width), .overlay(let width, isShown: true): width
    case .overlay, .hidden, .stacked: nil
    }
  }
}
