extension SplitModel {
  /// Handles one event and returns what to do.
  package mutating func handle(_ event: SplitEvent) -> [SplitAction] {
    let before = plan
    let isUnmeasured = metrics.width == 0
    var declared = configuration
    if event.isNews { filled = nil }
    switch event {
    case .configured(let new):
      declared = new
      adopt(new)
    case .measured(let new): metrics = new
    case .toggleSidebar: setShown(.sidebar, !plan.isVisible(.sidebar))
    case .setShown(let column, let isShown): setShown(column, isShown)
    case .back:
      if let top = plan.top, let previous = configuration.columnCount.column(before: top) { setTop(previous) }
    case .showTop(let column):
      if plan.isCollapsed, configuration.columnCount.contains(column) { setTop(column) }
    case .selectionWritten:
      state.usefulColumn = configuration.informedColumn
      settleOfferAfterWrite()
    case .selectionCleared(let column): retreat(to: column)
    case .advanced(let column): advance(from: column)
    case .setVisibility(let visibility): setDeclaredVisibility(visibility)
    case .setPreferredColumn(let column): setTop(configuration.columnCount.existing(column))
    case .dragged(let column, let width): drag(column, to: width)
    case .resetWidth(let column): state.draggedWidths[column] = nil
    case .setInspectorShown(let isShown): setInspectorShown(isShown)
    case .draggedInspector(let width): dragInspector(to: width)
    case .resetInspectorWidth: state.draggedInspectorWidth = nil
    }
    settle(from: before.stage, wasUnmeasured: isUnmeasured)
    plan = Self.resolve(configuration, state: state, metrics: metrics)
    return actions(since: before, declared: declared)
  }

  private func actions(since before: SplitPlan, declared: SplitConfiguration) -> [SplitAction] {
    if configuration == declared { return plan == before ? [] : Self.onlyThePlan }
    var actions: [SplitAction] = []
    if let visibility = configuration.visibility, visibility != declared.visibility { actions.append(.writeVisibility(visibility)) }
    if let column = configuration.preferredCompactColumn, column != declared.preferredCompactColumn {
      actions.append(.writePreferredCompactColumn(column))
    }
    if let inspector = configuration.inspector, let old = declared.inspector, inspector.isPresented != old.isPresented {
      actions.append(.writeInspector(inspector.isPresented))
    }
    if plan != before { actions.append(.planChanged) }
    return actions
  }

  /// A resize returns this on every frame, so it is made once.
  private static let onlyThePlan: [SplitAction] = [.planChanged]

  private mutating func adopt(_ new: SplitConfiguration) {
    let old = visibility
    // When a binding goes away, its last value stays in force.
    if new.visibility == nil { state.visibility = old }
    if new.preferredCompactColumn == nil, configuration.preferredCompactColumn != nil, let top = plan.top { state.usefulColumn = top }
    let wasInspected = isInspected
    let lost = SplitColumn.allCases.filter { configuration.hasSelection[$0] && !new.hasSelection[$0] }
    configuration = new
    // In the stack the user may deselect, and stays on the same page.
    if !plan.isCollapsed, let first = lost.first { retreat(to: first) }
    if isInspected != wasInspected { inspectorTurned() }
    takeKeptSidebar()
    if visibility != old { visibilityWasDeclared() }
  }

  /// Forgets what is remembered of the overlays of the medium stage once it has no meaning. A column that only now begins to lie over the
  /// others begins closed.
  private mutating func settle(from stageBefore: SplitStage, wasUnmeasured: Bool) {
    let count = configuration.columnCount
    let fit = SplitFit(configuration, state, metrics)
    if fit.stage == .compact, stageBefore != .compact || wasUnmeasured {
      state.usefulColumn = state.earlierTop ?? max(state.usefulColumn, configuration.informedColumn)
    }
    if metrics.width > 0 { state.earlierTop = nil }
    if fit.stage == .regular {
      if let earlier = state.visibilityBeforeVisit, visibility.leadingColumns(of: count) < earlier.leadingColumns(of: count) {
        setVisibility(earlier)
      }
      state.visibilityBeforeVisit = nil
    }
    let wanted = fit.resolved(visibility, of: count)
    let stays = fit.stage == .medium && stageBefore == .medium
    state.opened.sidebar = state.opened.sidebar && stays && wanted.wants(.sidebar, of: count)
    state.opened.content = state.opened.content && stays && fit.isContentOver && wanted.wants(.content, of: count)
    settleOffer(fit)
  }
}

extension SplitModel {
  /// The column that what stands in a column fills.
  private func column(filledFrom column: SplitColumn) -> SplitColumn? {
    configuration.columnCount.contains(column) ? configuration.columnCount.column(after: column) : nil
  }

  /// The columns after this one have nothing to show any more. The user is never taken further.
  private mutating func retreat(to column: SplitColumn) {
    state.usefulColumn = min(state.usefulColumn, column)
  }

  private mutating func advance(from column: SplitColumn) {
    guard let next = self.column(filledFrom: column) else { return }
    if plan.isCollapsed { return setTop(next) }
    state.usefulColumn = next
    // The user can't choose in a hidden column, whatever its links say.
    if plan.isVisible(column) { uncover(next) }
    if Self.resolve(configuration, state: state, metrics: metrics) != plan { filled = next }
  }

  /// If there is a binding, it is the top. The remembered column follows it, in case the binding goes away.
  private mutating func setTop(_ column: SplitColumn) {
    state.usefulColumn = column
    if configuration.preferredCompactColumn != nil { configuration.preferredCompactColumn = column }
  }
}

extension SplitEvent {
  /// Whether somebody did something, and did not only answer or measure.
  fileprivate var isNews: Bool {
    switch self {
    case .configured, .measured: false
    default: true
    }
  }
}
