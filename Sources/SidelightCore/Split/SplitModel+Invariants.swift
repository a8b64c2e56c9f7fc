// For tests: a program that is shipped has nothing of it.
#if DEBUG
extension SplitModel {
  /// The rules that are broken, as sentences; empty when all is well. They must hold after every event.
  package func checkInvariants() -> [String] {
    var broken: [String] = []
    func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) {
      if !holds { broken.append("\(sentence()) (\(plan.picture) at \(metrics.width) px)") }
    }
    expect(
      plan == Self.resolve(configuration, state: state, metrics: metrics), "The stored plan is not what resolve says about the model.")
    expect(configuration.columnCount == plan.columnCount, "The plan has another number of columns than the declaration.")
    for column in SplitColumn.allCases where !configuration.columnCount.contains(column) {
      expect(plan.placements[column] == .hidden, "The \(column) is placed and does not exist.")
    }
    checkInspector(expect)
    checkStage(expect)
    if plan.stage == .compact { checkStack(expect) } else { checkColumns(expect) }
    return broken
  }

  private func checkStage(_ expect: (Bool, @autoclosure () -> String) -> Void) {
    let isCompact = SizeClass(width: metrics.width, textScale: metrics.textScale) == .compact
    expect(isCompact == (plan.stage == .compact), "The columns are a stack and the container is not compact, or the reverse.")
  }

  private func checkStack(_ expect: (Bool, @autoclosure () -> String) -> Void) {
    for column in SplitColumn.allCases where configuration.columnCount.contains(column) {
      expect(plan.placements[column] == .stacked, "The \(column) is not in the stack.")
    }
    expect(SplitColumn.allCases.count(where: plan.isVisible) == 1, "Not exactly one column is on top of the stack.")
    expect(!state.opened.sidebar && !state.opened.content, "The stack remembers open overlays.")
    for visibility in SplitVisibility.allCases {
      var other = self
      other.setVisibility(visibility)
      expect(
        Self.resolve(other.configuration, state: other.state, metrics: metrics) == plan,
        "The visibility \(visibility) is read in the stack.")
    }
  }

  private func checkColumns(_ expect: (Bool, @autoclosure () -> String) -> Void) {
    let fit = SplitFit(configuration, state, metrics)
    let room = if case .column(let taken) = plan.inspector { metrics.width - taken } else { metrics.width }
    var columns = 0.0
    var overlays = 0.0
    expect(plan.top == nil, "A column is on top of a stack that does not exist.")
    for column in SplitColumn.allCases {
      switch plan.placements[column] {
      case .column(let width):
        columns += width
        // A detail whose minimum is more than the whole width has the whole width.
        let least = column == .detail ? min(fit.limits.detail.minimum, metrics.width) : fit.limits[column].minimum
        expect(width >= least, "The \(column) is narrower than its minimum.")
        expect(column == .detail || width <= fit.limits[column].maximum, "The \(column) is wider than its maximum.")
        expect(!state.opened[column], "The \(column) stands beside the others and is remembered as an open overlay.")
      case .overlay(let width, let isShown):
        if isShown { overlays += width }
        expect(
          !isShown || width >= min(fit.limits[column].minimum, fit.widestAllowed), "The \(column)'s overlay is narrower than its minimum.")
        expect(width <= fit.widestAllowed, "The \(column)'s overlay leaves no room beside it.")
        expect(plan.stage == .medium || !state.opened[column], "The regular stage remembers an open overlay.")
      case .hidden: expect(column != .detail, "The detail is hidden.")
      case .stacked: expect(false, "The \(column) is in a stack that does not exist.")
      }
    }
    switch plan.inspector {
    case .column(let width):
      columns += width
      expect(width >= fit.inspector.minimum, "The inspector is narrower than its minimum.")
      expect(width <= fit.inspector.maximum, "The inspector is wider than its maximum.")
    case .overlay(let width, let isShown):
      expect(width <= fit.widestAllowed, "The inspector's overlay leaves no room beside it.")
      expect(!isShown || overlays == 0, "The inspector lies over another overlay.")
    case .absent, .hidden: break
    case .sheet: expect(false, "The inspector is a sheet beside columns.")
    }
    expect(columns == metrics.width, "The columns' widths add up to \(columns).")
    expect(overlays <= room, "The overlays' widths add up to \(overlays), more than the \(room) that there are.")
    expect(plan.stage == .medium || state.offer == .due, "The regular stage remembers an offer of the medium one.")
    expect(plan.stage == .medium || state.visibilityBeforeVisit == nil, "The regular stage remembers a visit of the medium one.")
  }

  private func checkInspector(_ expect: (Bool, @autoclosure () -> String) -> Void) {
    expect((configuration.inspector == nil) == (plan.inspector == .absent), "An inspector is placed that does not exist, or the reverse.")
    expect(plan.isInspectorVisible == isInspected, "The inspector is not shown as its binding says.")
    expect(!state.keepsSidebar || isInspected, "The sidebar is kept beside an inspector that is not there.")
    if configuration.columnCount == .three, isInspected, !plan.isCollapsed, !state.keepsSidebar {
      expect(!plan.isVisible(.sidebar), "The sidebar does not make room for the inspector.")
    }
  }
}
#endif
