/// The semantics of a tab view: where its tabs stand, which of them a bar has room for, which one is shown, and which pages there are.
///
/// Layout is `resolve`, a pure function; change is `handle`, the only mutation. Both cost O(tabs).
package struct TabModel: Sendable, Hashable {
  package internal(set) var configuration: TabConfiguration
  package internal(set) var state: TabState
  package internal(set) var metrics: TabMetrics
  /// What `resolve` says about the three values above.
  package internal(set) var plan: TabPlan

  /// A performer that does not know its width yet leaves out the metrics and applies the plan after the first `measured`.
  package init(_ configuration: TabConfiguration, state: TabState = TabState(), metrics: TabMetrics = TabMetrics(width: 0)) {
    self.configuration = configuration
    self.state = state
    self.metrics = metrics
    plan = Self.resolve(configuration, state: state, metrics: metrics)
    settle(from: plan)
  }
}

extension TabModel {
  /// Whether it matters how pages scroll. Bars elsewhere than at the bottom take no room that could be given back.
  package var followsScrolling: Bool { plan.place == .bottom && configuration.minimizing != .never }
}
