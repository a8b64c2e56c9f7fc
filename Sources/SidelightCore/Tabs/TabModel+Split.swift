/// A sidebar of tabs and the pages are shown as the two columns of a split view.
extension TabModel {
  /// The split view. It is never a stack: without a sidebar the tabs are in a bar, and the split view is a mere frame around the pages.
  package var split: SplitElement {
    let fit = TabFit(configuration, state, metrics)
    let none = ColumnLimits(declared: nil, minimum: 0, ideal: 0, textScale: 1)
    var split = SplitElement(
      plan: plan.split, limits: SplitLimits(columns: SplitColumns(sidebar: fit.limits, content: none, detail: none), inspector: none))
    split.isFrame = !plan.hasSidebar
    return split
  }
}

extension TabPlan {
  /// The layout of the sidebar and the pages, as a split view of two columns.
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
  /// The event for something that happened to the split view; nil for events that have no meaning for tabs.
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
