/// Decides about a split view: which columns are side by side, lie over the others, are hidden or stacked, and how wide they are.
///
/// `resolve`, a pure function, decides the layout; `handle` is the only mutation. Both cost a few comparisons, and the layout allocates nothing.
package struct SplitModel: Sendable, Hashable {
  package internal(set) var configuration: SplitConfiguration
  package internal(set) var state: SplitState
  package internal(set) var metrics: SplitMetrics
  /// What `resolve` says about the three values above.
  package internal(set) var plan: SplitPlan
  /// The column that the last choice filled, if the plan changed to show it. That is where the user goes on.
  package internal(set) var filled: SplitColumn?

  /// A performer that does not know its width yet passes no metrics, and applies the plan after the first `measured`.
  package init(_ configuration: SplitConfiguration, state: SplitState = SplitState(), metrics: SplitMetrics = SplitMetrics(width: 0)) {
    self.configuration = configuration
    self.state = state
    self.state.usefulColumn = state.earlierTop ?? max(state.usefulColumn, configuration.informedColumn)
    self.metrics = metrics
    plan = Self.resolve(configuration, state: self.state, metrics: metrics)
    takeKeptSidebar()
    settleOffer(SplitFit(configuration, self.state, metrics))
    if self.state.offer == .open || self.state.keepsSidebar { plan = Self.resolve(configuration, state: self.state, metrics: metrics) }
  }
}

extension SplitModel {
  /// The visibility in force, bound or not; `.automatic` is not resolved.
  package var visibility: SplitVisibility { configuration.visibility ?? state.visibility }

  /// The column on top when only one is shown, bound or not.
  package var preferredColumn: SplitColumn {
    configuration.columnCount.existing(configuration.preferredCompactColumn ?? state.usefulColumn)
  }

  /// How wide it has to be for its columns to be side by side, in px.
  package var regularWidth: Double {
    let limits = limits.columns
    let content = configuration.columnCount == .three ? limits.content.minimum : 0
    return (configuration.columnCount == .one ? 0 : limits.sidebar.minimum) + content + limits.detail.minimum
  }

  /// The limits between which the columns can be dragged. Their dividers report them to assistive technology.
  package var limits: SplitLimits {
    let fit = SplitFit(configuration, state, metrics)
    return SplitLimits(columns: fit.limits, inspector: fit.inspector)
  }
}
