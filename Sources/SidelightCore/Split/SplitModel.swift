/// The semantics of a split view with two or three columns: which columns stand beside each other, lie over the others, are
/// hidden or stacked, and how wide they are.
///
/// Layout is `resolve`, a pure function; change is `handle`, the only mutation. Both cost a constant few comparisons, and
/// laying out allocates nothing.
package struct SplitModel: Sendable, Hashable {
  package internal(set) var configuration: SplitConfiguration
  package internal(set) var state: SplitState
  package internal(set) var metrics: SplitMetrics
  /// What `resolve` says about the three values above.
  package internal(set) var plan: SplitPlan
  /// The column that the last choice filled, where the plan changed to show it: that is where the user goes on.
  package internal(set) var filled: SplitColumn?

  /// A performer that does not know its width yet leaves out the metrics and applies the plan after the first `measured`.
  package init(_ configuration: SplitConfiguration, state: SplitState = SplitState(), metrics: SplitMetrics = SplitMetrics(width: 0)) {
    self.configuration = configuration
    self.state = state
    self.state.usefulColumn = max(state.usefulColumn, configuration.informedColumn)
    self.metrics = metrics
    plan = Self.resolve(configuration, state: self.state, metrics: metrics)
  }
}

extension SplitModel {
  /// The visibility in force, bound or not, with `.automatic` as such.
  package var visibility: SplitVisibility { configuration.visibility ?? state.visibility }

  /// The column on top where only one is shown, bound or not.
  package var preferredColumn: SplitColumn {
    configuration.columnCount.existing(configuration.preferredCompactColumn ?? state.usefulColumn)
  }

  /// How wide it has to be for its columns to stand beside each other, in px.
  package var regularWidth: Double {
    let limits = limits.columns
    let content = configuration.columnCount == .three ? limits.content.minimum : 0
    return (configuration.columnCount == .one ? 0 : limits.sidebar.minimum) + content + limits.detail.minimum
  }

  /// Between which widths the columns may be dragged: also what their dividers tell assistive technology.
  package var limits: SplitLimits {
    let fit = SplitFit(configuration, state, metrics)
    return SplitLimits(columns: fit.limits, inspector: fit.inspector)
  }
}
