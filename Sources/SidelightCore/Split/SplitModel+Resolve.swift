extension SplitModel {
  /// Decides the layout from the declaration, the state and the measurements.
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
    if !isCovered, let offered = offered(configuration, state, fit) {
      if offered == .sidebar { sidebarShown = true } else { contentShown = true }
    }

    let columns = Beside(
      sidebar: sidebarShown && !fit.isSidebarOver, content: contentShown && !fit.isContentOver,
      inspector: isInspected && !fit.isInspectorOver)
    let inspector = inspectorWidth(columns, fit, state, metrics)
    let room = columns.inspector ? metrics.width - inspector : metrics.width
    if sidebarShown, fit.isContentOver, fit.limits.sidebar.minimum + fit.limits.content.minimum > room { contentShown = false }
    var sidebar = fit.limits.sidebar.wish(dragged: state.draggedWidths.sidebar, textScale: metrics.textScale)
    var content = fit.limits.content.wish(dragged: state.draggedWidths.content, textScale: metrics.textScale)
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

  /// What is beside the detail.
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

  /// Its ideal width, as far as the minimums of what is beside it allow. It is the last to shrink.
  private static func inspectorWidth(_ columns: Beside, _ fit: SplitFit, _ state: SplitState, _ metrics: SplitMetrics) -> Double {
    let wished = fit.inspector.wish(dragged: state.draggedInspectorWidth, textScale: metrics.textScale)
    guard columns.inspector else { return min(wished, fit.widestAllowed) }
    var beside = fit.limits.detail.minimum
    if columns.sidebar { beside += fit.limits.sidebar.minimum }
    if columns.content { beside += fit.limits.content.minimum }
    return max(min(wished, metrics.width - max(beside, fit.widestOverlay)), fit.inspector.minimum)
  }

  /// Takes what the detail's minimum needs from the content first, and then from the sidebar, as nested panes do. Overlays share room only
  /// with one another, and leave some of the rest visible even if that makes them narrower than their minimum.
  private static func shrink(
    _ sidebar: inout Double, _ sidebarShown: Bool, _ content: inout Double, _ contentShown: Bool, _ fit: SplitFit, _ width: Double
  ) {
    let besideDetail = width - fit.limits.detail.minimum
    let together = sidebarShown && contentShown && fit.isSidebarOver == fit.isContentOver
    func shrunk(_ wish: Double, _ limits: ColumnLimits, isOver: Bool, besides taken: Double) -> Double {
      let width = max(min(wish, (isOver ? width : besideDetail) - taken), limits.minimum)
      return isOver ? min(width, fit.widestAllowed) : width
    }
    sidebar = shrunk(sidebar, fit.limits.sidebar, isOver: fit.isSidebarOver, besides: together ? fit.limits.content.minimum : 0)
    content = shrunk(content, fit.limits.content, isOver: fit.isContentOver, besides: together ? sidebar : 0)
  }
}
