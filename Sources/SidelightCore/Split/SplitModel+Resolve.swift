extension SplitModel {
  /// Decides the layout from what was declared, what is remembered and what was measured.
  package static func resolve(_ configuration: SplitConfiguration, state: SplitState, metrics: SplitMetrics) -> SplitPlan {
    let count = configuration.columnCount
    let fit = SplitFit(configuration, state, metrics)
    let hasInspector = configuration.inspector != nil
    let isInspected = configuration.inspector?.isPresented == true
    if fit.stage == .compact {
      return SplitPlan(
        stage: .compact, columnCount: count,
        placements: SplitColumns(
          sidebar: count.contains(.sidebar) ? .stacked : .hidden, content: count.contains(.content) ? .stacked : .hidden, detail: .stacked),
        top: count.existing(configuration.preferredCompactColumn ?? state.usefulColumn),
        inspector: hasInspector ? .sheet(isShown: isInspected) : .absent)
    }
    let wanted = fit.resolved(configuration.visibility ?? state.visibility, of: count)
    let isYielding = count == .three && isInspected && !state.keepsSidebar
    let isCovered = isInspected && fit.isInspectorOver
    var sidebarShown = wanted.wants(.sidebar, of: count) && !isYielding
    if fit.isSidebarOver { sidebarShown = sidebarShown && !isCovered && (fit.stage == .regular || state.opened.sidebar) }
    var contentShown = wanted.wants(.content, of: count)
    if fit.isContentOver { contentShown = contentShown && !isCovered && (fit.stage == .regular || state.opened.content) }

    let columns = Beside(
      sidebar: sidebarShown && !fit.isSidebarOver, content: contentShown && !fit.isContentOver,
      inspector: isInspected && !fit.isInspectorOver)
    let inspector = inspectorWidth(columns, fit, state, metrics.width)
    let room = columns.inspector ? metrics.width - inspector : metrics.width
    if sidebarShown, fit.isContentOver, fit.limits.sidebar.minimum + fit.limits.content.minimum > room { contentShown = false }
    var sidebar = width(of: .sidebar, fit, state)
    var content = width(of: .content, fit, state)
    shrink(&sidebar, sidebarShown, &content, contentShown, fit, room)
    var detail = room
    if columns.sidebar { detail -= sidebar }
    if columns.content { detail -= content }
    return SplitPlan(
      stage: fit.stage, columnCount: count,
      placements: SplitColumns(
        sidebar: placement(sidebar, isOver: fit.isSidebarOver, isShown: sidebarShown),
        content: placement(content, isOver: fit.isContentOver, isShown: contentShown),
        detail: .column(width: detail)),
      top: nil,
      inspector: hasInspector ? placement(inspector, isOver: fit.isInspectorOver, isShown: isInspected) : .absent)
  }

  /// What stands beside the detail.
  private struct Beside {
    let sidebar: Bool
    let content: Bool
    let inspector: Bool
  }

  private static func placement(_ width: Double, isOver: Bool, isShown: Bool) -> SplitPlacement {
    if isOver { return .overlay(width: width, isShown: isShown) }
    return isShown ? .column(width: width) : .hidden
  }

  private static func placement(_ width: Double, isOver: Bool, isShown: Bool) -> InspectorPlacement {
    if isOver { return .overlay(width: width, isShown: isShown) }
    return isShown ? .column(width: width) : .hidden
  }

  private static func width(of column: SplitColumn, _ fit: SplitFit, _ state: SplitState) -> Double {
    fit.limits[column].clamp(state.draggedWidths[column] ?? fit.limits[column].ideal)
  }

  /// As wide as it wishes to be, as far as the minimums of what stands beside it allow: the last to give way.
  private static func inspectorWidth(_ columns: Beside, _ fit: SplitFit, _ state: SplitState, _ width: Double) -> Double {
    var room = width
    if columns.inspector {
      var beside = fit.limits.detail.minimum
      if columns.sidebar { beside += fit.limits.sidebar.minimum }
      if columns.content { beside += fit.limits.content.minimum }
      room -= max(beside, fit.widestOverlay)
    }
    let wished = fit.inspector.clamp(state.draggedInspectorWidth ?? fit.inspector.ideal)
    return max(min(wished, room), fit.inspector.minimum)
  }

  /// Takes from the content first and then from the sidebar what the detail's minimum needs, as nested panes do. Overlays need
  /// room only among themselves.
  private static func shrink(
    _ sidebar: inout Double, _ sidebarShown: Bool, _ content: inout Double, _ contentShown: Bool, _ fit: SplitFit, _ width: Double
  ) {
    let besideDetail = width - fit.limits.detail.minimum
    let contentRoom = fit.isContentOver ? width : besideDetail
    let sidebarRoom = fit.isSidebarOver ? width : besideDetail
    let together = sidebarShown && contentShown && fit.isSidebarOver == fit.isContentOver
    sidebar = max(min(sidebar, sidebarRoom - (together ? fit.limits.content.minimum : 0)), fit.limits.sidebar.minimum)
    content = max(min(content, contentRoom - (together ? sidebar : 0)), fit.limits.content.minimum)
  }
}
