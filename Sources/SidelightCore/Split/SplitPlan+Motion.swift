extension SplitPlan {
  /// Whether a column slides on its way from another plan. What somebody shows or hides slides. What another width brings about, or another way
  /// to stand, is there at once: a pane that is still leaving in a window which has no room for it any more would cover the others.
  package func slides(_ column: SplitColumn, from old: SplitPlan) -> Bool {
    guard width == old.width else { return false }
    return switch (old.placements[column], placements[column]) {
    case (.overlay, .overlay), (.column, .column), (.column, .hidden), (.hidden, .column), (.hidden, .hidden): true
    default: false
    }
  }

  /// The same for the inspector.
  package func slidesInspector(from old: SplitPlan) -> Bool {
    switch (old.inspector, inspector) {
    case (.overlay, .overlay), (.sheet, .sheet): width == old.width
    case (.overlay, _), (.sheet, _), (_, .overlay), (_, .sheet): false
    default: width == old.width
    }
  }

  /// The width of all that is side by side; 0 for the stack.
  private var width: Double {
    var sum = 0.0
    for column in SplitColumn.allCases { if case .column(let width) = placements[column] { sum += width } }
    if case .column(let width) = inspector { sum += width }
    return sum
  }
}
