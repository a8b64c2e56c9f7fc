/// A split view: slots `.sidebar`, `.content`, `.detail`, as far as it has these columns, and `.inspector` hold one page each; a style
/// of the app's has its views in slot `.body`.
package struct SplitElement: Equatable, Sendable {
  package var columnCount: SplitColumnCount
  /// Where everything goes, as the split model decided.
  package var plan: SplitPlan
  /// It has nothing of its own to show and hide: another split view inside has the inspector that it was for, or the tab view inside has
  /// its tabs in a bar.
  package var isFrame = false
  /// Between which widths the dividers move.
  package var limits: SplitLimits
  /// How the inspector stands while it is a sheet; nil where that has not been decided.
  package var sheet: SheetPlan?
  /// What shows the columns.
  package var arrangement: SplitArrangement
  /// The column that a choice filled which brought about the plan; nil for any other reason.
  package var filled: SplitColumn?

  package init(_ model: SplitModel, _ arrangement: SplitArrangement = .plan) {
    self.arrangement = arrangement
    columnCount = model.configuration.columnCount
    plan = model.plan
    limits = model.limits
    filled = model.filled
  }

  /// Makes one whose columns something else than a split model decides about.
  package init(plan: SplitPlan, limits: SplitLimits) {
    arrangement = .plan
    columnCount = plan.columnCount
    self.plan = plan
    self.limits = limits
  }
}

extension SplitElement {
  /// Whether there is a sidebar to show and hide.
  package var hasSidebar: Bool { columnCount != .one && !isFrame }

  /// Whether the split view itself lays the columns out, and not the views of a style.
  package var hasOwnLayout: Bool { if case .slots = arrangement { false } else { true } }

  /// Whether the user sees the column now, as far as the split view decides.
  package func isVisible(_ column: SplitColumn) -> Bool {
    switch arrangement {
    case .plan, .decoratedPlan: plan.isVisible(column)
    case .slots(let columns): columns.contains(column)
    }
  }
}

/// A place within the views of a split view's style, for one of its columns or for all of them. The columns stay the split view's own
/// children, wherever they are shown.
package struct ColumnSlotElement: Equatable, Sendable {
  /// The split view whose columns they are.
  package var split: NodeID
  package var content: SlotContent
  /// Whether it shows what it asks for: another place may have it already.
  package var isFilled: Bool

  package init(split: NodeID, content: SlotContent, isFilled: Bool = false) {
    self.split = split
    self.content = content
    self.isFilled = isFilled
  }
}
