/// Shows a tree: the GTK renderer in an app, the headless tree in tests. Patches are the only way to either.
@MainActor package protocol PatchConsumer: AnyObject {
  func apply(_ batch: PatchBatch)
  /// Applies a batch of one patch. It needs no array, which counts when rows are bound by the hundred.
  func apply(_ patch: Patch)
  /// Asks for one call of ``TreeHost/flush()``, before the next frame's layout. Called once until that flush.
  func requestFlush()
}

extension PatchConsumer {
  package func apply(_ patch: Patch) { apply(PatchBatch([patch])) }
}

/// The owner of a tree, as its consumer sees it.
@MainActor package protocol TreeHost: AnyObject {
  /// Handles an event. State may change at once; the patches come with the next flush.
  func send(_ event: Event)
  /// Brings the tree up to date and applies the patches; does nothing when nothing is dirty.
  func flush()
  /// The rows of a list node; nil once the node is gone.
  func listSource(_ list: NodeID) -> (any ListSource)?
  /// Makes the entries of the menu of an element outside of lists.
  func menu(_ id: NodeID) -> [MenuItem]
  /// Makes the entries of the window's main menu; empty where it has none.
  func mainMenu() -> [MenuItem]
  /// What a drag of an element carries; nil if it can't be dragged. Asked when the drag begins.
  func dragged(_ id: NodeID) -> DropPayload?
  /// Tells a view what happens to things over it; says whether it takes them.
  func drop(_ id: NodeID, _ phase: DropPhase) -> Bool
  /// What is copied of a view, or cut out of it; nil if there is nothing to copy.
  func copied(_ id: NodeID) -> DropPayload?
  /// What a view would paste.
  func pasteKinds(_ id: NodeID) -> DropKinds
}

extension TreeHost {
  package func mainMenu() -> [MenuItem] { [] }
  package func drop(_ id: NodeID, _ phase: DropPhase) -> Bool { false }
  package func copied(_ id: NodeID) -> DropPayload? { nil }
  package func pasteKinds(_ id: NodeID) -> DropKinds { [] }
}
