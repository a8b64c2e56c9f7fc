/// What shows the columns of a split view: its own layout, or the views of a style.
package enum SplitArrangement: Sendable, Hashable {
  /// The split view's own layout, as planned.
  case plan
  /// A style's views, with the split view's own layout in one of them.
  case decoratedPlan
  /// A style's views, which place these columns one by one, in this order. The others are not shown.
  case slots([SplitColumn])
}

/// What a view of a style wants to show: one column, or all of them.
package enum SlotContent: Sendable, Hashable {
  case column(SplitColumn)
  /// All columns, as the split view itself lays them out in this style.
  case columns(SplitStyle)
}

extension SplitArrangement {
  /// What each slot in a style's views gets, in their order. A column can be in one slot only.
  package struct Decision: Sendable, Hashable {
    package var arrangement = SplitArrangement.slots([])
    /// The style of the split view's own layout, if a slot shows it.
    package var style: SplitStyle?
    /// Whether each slot gets what it asks for.
    package var isFilled: [Bool] = []
    /// The first column that a second slot asks for.
    package var repeated: SplitColumn?

    package init() {}
  }

  /// Gives each column to the first slot that asks for it.
  package static func decide(_ contents: [SlotContent], of count: SplitColumnCount) -> Decision {
    var decision = Decision()
    var placed: [SplitColumn] = []
    for content in contents {
      var isFilled = false
      switch content {
      case .column(let column) where !count.contains(column): break
      case .column(let column):
        isFilled = decision.style == nil && !placed.contains(column)
        if isFilled { placed.append(column) } else { decision.repeated = decision.repeated ?? column }
      case .columns(let style):
        isFilled = decision.style == nil && placed.isEmpty
        if isFilled { decision.style = style } else { decision.repeated = decision.repeated ?? placed.first ?? .detail }
      }
      decision.isFilled.append(isFilled)
    }
    decision.arrangement = decision.style == nil ? .slots(placed) : .decoratedPlan
    return decision
  }
}
