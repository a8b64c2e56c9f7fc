/// A split view. Slots `.sidebar`, `.content`, `.detail` (those columns that it has) and `.inspector` hold one page each. The views of a style
/// that the app defines are in slot `.body`.
package struct SplitElement: Equatable, Sendable {
  package var columnCount: SplitColumnCount
  /// The layout, as the split model decided it.
  package var plan: SplitPlan
  /// Whether it is a mere frame with nothing to show or hide: a split view in it has taken over its inspector, or a tab view in it has its
  /// tabs in a bar.
  package var isFrame = false
  /// The limits between which the dividers move.
  package var limits: SplitLimits
  /// The plan of the inspector while it is a sheet; nil if it is none.
  package var sheet: SheetPlan?
  /// What shows the columns.
  package var arrangement: SplitArrangement
  /// The column that a choice filled, if that choice led to this plan.
  package var filled: SplitColumn?
  /// What its sidebar and its inspector are made of.
  package var material = PaneMaterial.plain

  package init(_ model: SplitModel, _ arrangement: SplitArrangement = .plan) {
    self.arrangement = arrangement
    columnCount = model.configuration.columnCount
    plan = model.plan
    limits = model.limits
    filled = model.filled
  }

  /// Makes a split view whose layout is not decided by a split model.
  package init(plan: SplitPlan, limits: SplitLimits) {
    arrangement = .plan
    columnCount = plan.columnCount
    self.plan = plan
    self.limits = limits
  }
}

extension SplitElement {
  /// Whether it has a sidebar that can be shown and hidden.
  package var hasSidebar: Bool { columnCount != .one && !isFrame }

  /// Whether the split view lays out its columns itself, and not the views of a style.
  package var hasOwnLayout: Bool { if case .slots = arrangement { false } else { true } }

  /// How far glass beside a column lies over what goes on below it, in pixels from where text begins.
  package func coverage(of column: SplitColumn) -> Insets {
    guard material.geometry != nil, hasOwnLayout, !plan.isCollapsed, column != .sidebar else { return Insets() }
    var cover = Insets()
    let isFirst = column == .content || !plan.isBeside(.content)
    if isFirst, case .column(let width) = plan.placements.sidebar, columnCount != .one { cover.leading = width }
    if column == .detail, case .column(let width) = plan.inspector { cover.trailing = width }
    return cover
  }

  /// Whether the split view shows the column.
  package func isVisible(_ column: SplitColumn) -> Bool {
    switch arrangement {
    case .plan, .decoratedPlan: plan.isVisible(column)
    case .slots(let columns): columns.contains(column)
    }
  }
}

/// A slot in the views of a split view's style, which shows one of its columns or all of them. The columns stay children of the split view.
package struct ColumnSlotElement: Equatable, Sendable {
  /// The split view whose columns they are.
  package var split: NodeID
  package var content: SlotContent
  /// Whether it shows what it asks for. If not, another slot has it already.
  package var isFilled: Bool

  package init(split: NodeID, content: SlotContent, isFilled: Bool = false) {
    self.split = split
    self.content = content
    self.isFilled = isFilled
  }
}
