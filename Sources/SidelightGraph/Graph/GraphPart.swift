package import SidelightCore

/// What a feature keeps for a whole window: the graph makes it when the feature asks for it, and knows nothing of it.
@MainActor package protocol GraphPart: AnyObject {
  init()
  /// Something happened that is for no element alone.
  func heard(_ event: Event)
  /// What the graph handles before something that has happened.
  func events(before event: Event) -> [Event]
  /// Adds what it knows of how changes move that are about to be told.
  func transform(_ motions: inout BatchMotions, _ change: ChangeContext)
  /// An update has been shown, whatever brought it about.
  func updated()
}

extension GraphPart {
  package func heard(_ event: Event) {}
  package func events(before event: Event) -> [Event] { [] }
  package func transform(_ motions: inout BatchMotions, _ change: ChangeContext) {}
  package func updated() {}
}

/// Has patches for the consumer besides those of the elements: of what stands in them and is none itself.
@MainActor package protocol PatchSource: AnyObject {
  /// Takes what is to be told. The elements have been told of before.
  func takePatches(of graph: ViewGraph) -> [Patch]
}
