/// What shows the columns of a split view: its own layout, or the views of a style.
package enum SplitArrangement: Sendable, Hashable {
  /// The split view's own layout, as the plan says.
  case plan
  /// A style's views, with the split view's own layout in one of them.
  case decoratedPlan
  /// A style's views, which place these columns one by one, in their order. The others are not shown.
  case slots([SplitColumn])
}

/// What a view of a style asks for to be placed where it stands.
package enum SlotContent: Sendable, Hashable {
  case column(SplitColumn)
  /// All columns, as the split view itself lays them out in this style.
  case columns(SplitStyle)
}

extension SplitArrangement {
  /// What several places of a style's views get of what they ask for, in their order: one column stands in one place only.
  package struct Decision: Sendable, Hashable {
    package var arrangement = SplitArrangement.slots([])
    /// The style of the split view's own layout, where that is placed.
    package var style: SplitStyle?
    /// Whether each place gets what it asks for.
    package var isFilled: [Bool] = []
    /// The first column that a second place asks for.
    package var repeated: SplitColumn?

    package init() {}
  }

  /// Gives what is asked for to the first place that asks for it.
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
