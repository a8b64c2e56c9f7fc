package import SidelightCore

/// What a user does to a split view.
package enum SplitStep: Hashable, Sendable {
  /// Makes the window this wide, in px.
  case resize(Double)
  /// The button in a header, or F9.
  case toggleSidebar
  /// Drags the divider after the content over the half of the content's minimum.
  case dragContentAway
  /// Chooses a row in a column of the stack.
  case choose(SplitColumn)
  /// The button in a header, Escape or Alt+Left.
  case back
  /// A button of the app, or Ctrl+Alt+I.
  case showInspector
  /// The same, or where it lies over the rest Escape or a click beside it.
  case dismissInspector
}

/// How a user gets a split view into a combination from another one.
package struct SplitRoute: Hashable, Sendable {
  package private(set) var start: SplitCombination
  package private(set) var steps: [SplitStep] = []

  /// The number of columns and the style are the app's alone, and so are a visibility that the user's actions do not write
  /// (`automatic`, and `doubleColumn` of two columns, which means `all`) and a compact column that does not exist: these are so from the
  /// start. Nothing is left to do for a visibility that is asked for in the stack, where it is not read.
  package init(to goal: SplitCombination) {
    let stages = SplitWidths(of: goal.count).stages
    let isCompact = Self.model(goal).plan.isCollapsed
    start = goal
    if goal.inspector != .absent { start.inspector = goal.inspector == .shown ? .hidden : .shown }
    if isCompact, goal.preferred == nil, goal.selected != .nothing { start.selected = .nothing }
    if isCompact {
      start.width = stages.last ?? goal.width
      steps = [.resize(goal.width)]
      if goal.inspector == .hidden { steps.append(.dismissInspector) }
      walkStack(to: goal)
      if goal.inspector == .shown { steps.append(.showInspector) }
    } else if goal.arrival == .declared {
      walkAndWiden(to: goal, stages)
    } else {
      ask(for: goal)
    }
  }

  /// Whether the user has any part in the visibility.
  package static func canAsk(for goal: SplitCombination) -> Bool {
    goal.visibility != .automatic && !(goal.count == .two && goal.visibility == .doubleColumn)
  }

  private static func model(_ combination: SplitCombination) -> SplitModel {
    SplitModel(combination.configuration, metrics: SplitMetrics(width: combination.width))
  }

  /// Moves the top of the stack to where the goal has it, from another column.
  private mutating func walkStack(to goal: SplitCombination) {
    let isThree = goal.count == .three
    switch goal.preferred {
    // What the user chooses last is on top; what they chose and left is selected, and they are at the start.
    case nil where goal.selected == .nothing: steps += [.choose(.sidebar), .back]
    case nil: steps += goal.selectedColumns.map { .choose($0) }
    case .sidebar?:
      start.preferred = .detail
      steps += isThree ? [.back, .back] : [.back]
    case .content?:
      guard isThree else { return }
      start.preferred = .sidebar
      steps.append(.choose(.sidebar))
    case .detail?:
      start.preferred = isThree ? .content : .sidebar
      steps.append(.choose(isThree ? .content : .sidebar))
    }
  }

  /// From the stack, or from the other end where there is nothing to do in it.
  private mutating func walkAndWiden(to goal: SplitCombination, _ stages: [Double]) {
    let isWalk = goal.preferred != nil && !(goal.count == .two && goal.preferred == .content)
    let compact = stages.first ?? goal.width
    if isWalk {
      start.width = compact
      if goal.inspector == .hidden { steps.append(.dismissInspector) }
      walkStack(to: goal)
      steps.append(.resize(goal.width))
    } else {
      start.width = stages.last.map { $0 == goal.width ? compact : $0 } ?? compact
      steps.append(.resize(goal.width))
      if goal.inspector == .hidden { steps.append(.dismissInspector) }
    }
    if goal.inspector == .shown { steps.append(.showInspector) }
  }

  /// Asks for the visibility where the window already has its width.
  private mutating func ask(for goal: SplitCombination) {
    let isThree = goal.count == .three
    let plan = Self.model(goal).plan
    let isMedium = plan.stage == .medium
    if goal.inspector == .hidden { steps.append(.dismissInspector) }
    switch goal.visibility {
    case .automatic: break
    case .all:
      start.visibility = isThree ? .doubleColumn : .detailOnly
      // Where both lie over the rest, showing the sidebar closes the inspector, so that comes last.
      var isInspectorLast = false
      if case .overlay = plan.inspector, case .overlay = plan.placements.sidebar { isInspectorLast = true }
      if goal.inspector == .shown, !isInspectorLast { steps.append(.showInspector) }
      steps.append(.toggleSidebar)
      if goal.inspector == .shown, isInspectorLast { steps.append(.showInspector) }
      return
    case .doubleColumn:
      guard isThree else { break }
      start.visibility = .all
      // The medium stage begins without its overlays.
      steps += isMedium ? [.toggleSidebar, .toggleSidebar] : [.toggleSidebar]
    case .detailOnly:
      start.visibility = .all
      if isThree {
        if isMedium, goal.style == .prominentDetail { steps.append(.toggleSidebar) }
        steps.append(.dragContentAway)
      } else {
        steps.append(.toggleSidebar)
      }
    }
    if goal.inspector == .shown { steps.append(.showInspector) }
  }
}
