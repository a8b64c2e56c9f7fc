package import SidelightCore

/// What a feature keeps for a whole window: the graph makes it when the feature asks for it, and knows nothing of it.
@MainActor package protocol GraphPart: AnyObject {
  init()
  /// Something happened that is for no element alone.
  func heard(_ event: Event)
}

extension GraphPart {
  package func heard(_ event: Event) {}
}
