extension SplitModel {
  /// Decides the layout from what was declared, what is remembered and what was measured.
  package static func resolve(_ configuration: SplitConfiguration, state: SplitState, metrics: SplitMetrics) -> SplitPlan {
    let count = configuration.columnCount
    let fit = SplitFit(configuration, metrics)
    if fit.stage == .compact {
      return SplitPlan(
        stage: .compact, columnCount: count,
        placements: SplitColumns(sidebar: .stacked, content: count == .three ? .stacked : .hidden, detail: .stacked),
        top: count.existing(configuration.preferredCompactColumn ?? state.usefulColumn))
    }
    let wanted = fit.resolved(configuration.visibility ?? state.visibility, of: count)
    let sidebarShown = wanted.wants(.sidebar, of: count) && (!fit.isSidebarOver || fit.stage == .regular || state.opened.sidebar)
    var contentShown = wanted.wants(.content, of: count) && (!fit.isContentOver || fit.stage == .regular || state.opened.content)
    if sidebarShown, fit.isContentOver, fit.limits.sidebar.minimum + fit.limits.content.minimum > metrics.width {
      contentShown = false
    }

    var sidebar = width(of: .sidebar, fit, state)
    var content = width(of: .content, fit, state)
    shrink(&sidebar, sidebarShown, &content, contentShown, fit, metrics.width)
    var detail = metrics.width
    if sidebarShown, !fit.isSidebarOver { detail -= sidebar }
    if contentShown, !fit.isContentOver { detail -= content }
    return SplitPlan(
      stage: fit.stage, columnCount: count,
      placements: SplitColumns(
        sidebar: placement(sidebar, isOver: fit.isSidebarOver, isShown: sidebarShown),
        content: placement(content, isOver: fit.isContentOver, isShown: contentShown),
        detail: .column(width: detail)),
      top: nil)
  }

  private static func placement(_ width: Double, isOver: Bool, isShown: Bool) -> SplitPlacement {
    if isOver { return .overlay(width: width, isShown: isShown) }
    return isShown ? .column(width: width) : .hidden
  }

  private static func width(of column: SplitColumn, _ fit: SplitFit, _ state: SplitState) -> Double {
    fit.limits[column].clamp(state.draggedWidths[column] ?? fit.limits[column].ideal)
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
