extension SplitModel {
  /// The user shows or hides a leading column. In the compact stage the visibility is neither read nor written. If the column is already so,
  /// this is an echo of the widget.
  mutating func setShown(_ column: SplitColumn, _ isShown: Bool) {
    guard !plan.isCollapsed, configuration.columnCount.isLeading(column), plan.isVisible(column) != isShown else { return }
    if isShown { show(column) } else { hide(column) }
  }

  private mutating func show(_ column: SplitColumn) {
    if column == .sidebar { state.keepsSidebar = isInspected }
    state.offer = .over
    let fit = SplitFit(configuration, state, metrics)
    // Only one thing at a time lies over the detail.
    if isInspected, fit.isInspectorOver, fit.isOver(column) { setInspectorShown(false) }
    let count = configuration.columnCount
    let wantsAll = column == .sidebar || fit.resolved(visibility, of: count).wants(.sidebar, of: count)
    beginOrForgetVisit(of: column, fit)
    if column == .sidebar { state.opened.sidebar = true }
    state.opened.content = true
    setVisibility(wantsAll ? .all : .doubleColumn)
    if column == .content, !Self.resolve(configuration, state: state, metrics: metrics).isVisible(.content) {
      // The two overlays don't fit side by side, and the user asked for this one.
      setVisibility(.doubleColumn)
    }
  }

  private mutating func hide(_ column: SplitColumn) {
    let fit = SplitFit(configuration, state, metrics)
    if declineOffer(of: column, fit) { return }
    if column == .sidebar, state.keepsSidebar, fit.stage == .regular, fit.isSidebarOver, configuration.style != .prominentDetail {
      // It lay over the others because of the inspector, and gives way to it again.
      state.keepsSidebar = false
      return
    }
    if !fit.isOver(column) || fit.stage == .regular { state.visibilityBeforeVisit = nil }
    setVisibility(column == .sidebar && configuration.columnCount == .three ? .doubleColumn : .detailOnly)
  }

  /// A choice shows the column that it fills: columns that lie over it close as if the user had closed them. One beside it stays; if there is
  /// room for only one of the two, the filled one takes its place.
  mutating func uncover(_ column: SplitColumn) {
    switch plan.placements[column] {
    case .overlay(_, let isShown):
      if !isShown { setShown(column, true) }
    case .column:
      // The content goes last: without it there is no sidebar either.
      for leading in [SplitColumn.sidebar, .content] where plan.overlay(of: leading) != nil { setShown(leading, false) }
    case .hidden, .stacked: break
    }
  }

  /// Opening an overlay in the medium stage is temporary. Showing anything else sets the visibility for good.
  private mutating func beginOrForgetVisit(of column: SplitColumn, _ fit: SplitFit) {
    guard fit.stage == .medium, fit.isOver(column) else {
      state.visibilityBeforeVisit = nil
      return
    }
    if state.visibilityBeforeVisit == nil { state.visibilityBeforeVisit = visibility }
  }

  /// Keeps the current value if it means the same, such as `.doubleColumn` for two columns.
  mutating func setVisibility(_ new: SplitVisibility) {
    let count = configuration.columnCount
    let old = visibility
    if old != .automatic, new != .automatic, old.leadingColumns(of: count) == new.leadingColumns(of: count) { return }
    if configuration.visibility != nil { configuration.visibility = new } else { state.visibility = new }
  }

  /// The divider follows the pointer within the limits, as far as the minimums of the others allow. Below half of its minimum the column
  /// hides, and dragging back in the same drag shows it again.
  mutating func drag(_ column: SplitColumn, to width: Double) {
    guard width.isFinite, !plan.isCollapsed, configuration.columnCount.isLeading(column) else { return }
    let declared = SplitFit(configuration, state, metrics).limits[column]
    if declared.isFixed { return }
    if width < declared.minimum / 2 {
      setShown(column, false)
      return
    }
    setShown(column, true)
    let shown = Self.resolve(configuration, state: state, metrics: metrics)
    let fit = SplitFit(configuration, state, metrics)
    let limits = fit.limits[column]
    var room = metrics.width
    if case .column(let taken) = shown.inspector { room -= taken }
    if !fit.isOver(column) { room -= fit.limits.detail.minimum }
    let other: SplitColumn = column == .sidebar ? .content : .sidebar
    if fit.isOver(other) == fit.isOver(column), let taken = shown.width(of: other) {
      room -= column == .sidebar ? fit.limits.content.minimum : taken
    }
    let dragged = max(limits.minimum, min(limits.clamp(width.rounded()), room.rounded(.down)))
    state.draggedWidths[column] = (fit.isOver(column) ? min(dragged, fit.widestAllowed.rounded(.down)) : dragged) / metrics.textScale
  }
}
