/// A sidebar of tabs and the pages are two columns of a split view: whoever performs one shows them.
extension TabModel {
  /// The split view as it stands now. It is never a stack: where there is no sidebar the tabs stand in a bar, and the split view is a frame
  /// around the pages.
  package var split: SplitElement {
    let fit = TabFit(configuration, state, metrics)
    let none = ColumnLimits(declared: nil, minimum: 0, ideal: 0)
    var split = SplitElement(
      plan: plan.split, limits: SplitLimits(columns: SplitColumns(sidebar: fit.limits, content: none, detail: none), inspector: none))
    split.isFrame = !plan.hasSidebar
    return split
  }
}

extension TabPlan {
  /// Where the sidebar and the pages stand, as a split view of two columns.
  var split: SplitPlan {
    let sidebar: SplitPlacement
    var stage = SplitStage.regular
    switch place {
    case .sidebar(let width): sidebar = width.map(SplitPlacement.column) ?? .hidden
    case .overlay(let width, let isShown):
      sidebar = .overlay(width: width, isShown: isShown)
      stage = .medium
    case .nowhere, .bottom, .header, .inline, .dots:
      if case .over(let width)? = hiddenSidebar {
        sidebar = .overlay(width: width, isShown: false)
        stage = .medium
      } else {
        sidebar = .hidden
      }
    }
    return SplitPlan(
      stage: stage, columnCount: .two,
      placements: SplitColumns(sidebar: sidebar, content: .hidden, detail: .column(width: pageWidth)), top: nil, inspector: .absent)
  }
}

extension TabEvent {
  /// What happened to the split view that shows the sidebar; nil for what only other split views have.
  package init?(_ event: SplitEvent) {
    switch event {
    case .measured(let metrics): self = .measured(TabMetrics(width: metrics.width, textScale: metrics.textScale))
    case .toggleSidebar: self = .toggleSidebar
    case .setShown(.sidebar, let isShown): self = .setSidebarShown(isShown)
    case .dragged(.sidebar, let width): self = .draggedSidebar(width: width)
    case .resetWidth(.sidebar): self = .resetSidebarWidth
    default: return nil
    }
  }
}
