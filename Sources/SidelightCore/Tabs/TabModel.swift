/// Decides about a tab view: where its tabs are, which of them fit in a bar, which one is shown, and which pages exist.
///
/// `resolve`, a pure function, decides the layout; `handle` is the only mutation. Both cost O(tabs).
package struct TabModel: Sendable, Hashable {
  package internal(set) var configuration: TabConfiguration
  package internal(set) var state: TabState
  package internal(set) var metrics: TabMetrics
  /// What `resolve` says about the three values above.
  package internal(set) var plan: TabPlan

  /// A performer that does not know its width yet passes no metrics, and applies the plan after the first `measured`.
  package init(_ configuration: TabConfiguration, state: TabState = TabState(), metrics: TabMetrics = TabMetrics(width: 0)) {
    self.configuration = configuration
    self.state = state
    self.metrics = metrics
    plan = Self.resolve(configuration, state: state, metrics: metrics)
    settle(from: plan)
  }
}

extension TabModel {
  /// Whether the bar depends on how pages are scrolled. Only a bar at the bottom does, since the others would give back no room.
  package var followsScrolling: Bool { plan.place == .bottom && configuration.minimizing != .never }
}
