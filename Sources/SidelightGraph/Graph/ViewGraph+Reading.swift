import Observation

extension ViewGraph {
  /// Runs something that reads state and environment for a node, without watching observable objects.
  package func reading<R>(_ node: any DependentNode, _ body: () -> R) -> R { Reading.run(for: node, body) }

  /// How many notices of observable objects were of no use, for tests that look for what stays behind.
  package var staleNotices: Int { inbox.staleCount }

  /// Runs a body: state, environment and observed properties that it reads make the node dirty when they change.
  /// - Parameter part: which of the node's bodies it is, where it has several; the next run of the same one takes its place.
  package func track<R>(_ node: any DependentNode, part: Int = 0, _ body: () -> R) -> R {
    if endurance.unrest.hasSuspects, endurance.unrest.suspects(ObjectIdentifier(node)) {
      return EvaluationCause.follow(ObjectIdentifier(node)) { watching(node, part, body) }
    }
    return watching(node, part, body)
  }

  private func watching<R>(_ node: any DependentNode, _ part: Int, _ body: () -> R) -> R {
    reading(node) {
      if let watch = watch(of: node, part) { return watch.track(body) }
      return withObservationTracking(body, onChange: beginWatch(of: node, part))
    }
  }

  private func watch(of node: any DependentNode, _ part: Int) -> Watch? {
    if let watch = node.watches[part] { return watch }
    // Most views read no object and need no watch; whether one does shows after its first body, and goes for all of its kind.
    guard watchingKinds.contains(ObjectIdentifier(type(of: node))) else { return nil }
    let watch = Watch(node, inbox)
    node.watches[part] = watch
    return watch
  }

  /// Called when a body without a watch has read an object.
  private func beginWatch(of node: any DependentNode, _ part: Int) -> @Sendable () -> Void {
    watchingKinds.insert(ObjectIdentifier(type(of: node)))
    let watch = Watch(node, inbox)
    node.watches[part] = watch
    return watch.notice()
  }
}
