extension SplitModel {
  /// Whether an inspector is declared and its binding says that it is shown.
  var isInspected: Bool { configuration.inspector?.isPresented == true }

  /// The user shows or dismisses it, so the binding is written. Without an inspector there is nothing to show.
  mutating func setInspectorShown(_ isShown: Bool) {
    guard configuration.inspector != nil, isInspected != isShown else { return }
    configuration.inspector?.isPresented = isShown
    inspectorTurned()
  }

  /// The inspector was opened or closed, by whomever. What was asked for beside the last one counts no longer.
  mutating func inspectorTurned() {
    state.keepsSidebar = false
    if isInspected, SplitFit(configuration, state, metrics).isInspectorOver { state.opened = SplitColumns(repeating: false) }
  }

  /// The sidebar that stayed beside the inspector in the last run stays beside it again.
  mutating func takeKeptSidebar() {
    guard state.keptSidebar, configuration.inspector != nil else { return }
    state.keptSidebar = false
    state.keepsSidebar = isInspected
  }

  /// As with a column, it hides below half of its minimum, and dragging back in the same drag shows it again.
  mutating func dragInspector(to width: Double) {
    guard width.isFinite, !plan.isCollapsed, configuration.inspector != nil else { return }
    let limits = SplitFit(configuration, state, metrics).inspector
    if limits.isFixed { return }
    if width < limits.minimum / 2 {
      setInspectorShown(false)
      return
    }
    setInspectorShown(true)
    let shown = Self.resolve(configuration, state: state, metrics: metrics)
    let fit = SplitFit(configuration, state, metrics)
    guard case .column = shown.inspector else {
      state.draggedInspectorWidth = min(limits.clamp(width.rounded()), fit.widestAllowed.rounded(.down)) / metrics.textScale
      return
    }
    var beside = fit.limits.detail.minimum
    var overlays = 0.0
    for column in [SplitColumn.sidebar, .content] {
      switch shown.placements[column] {
      case .column(let taken): beside += taken
      case .overlay(_, isShown: true): overlays += fit.limits[column].minimum
      case .overlay, .hidden, .stacked: break
      }
    }
    let room = metrics.width - max(beside, overlays, fit.widestOverlay)
    state.draggedInspectorWidth = max(limits.minimum, min(limits.clamp(width.rounded()), room.rounded(.down))) / metrics.textScale
  }
}
