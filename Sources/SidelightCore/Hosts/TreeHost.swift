/// Whatever shows a tree: the GTK renderer in an app, a headless tree in tests. There is no second path.
@MainActor package protocol PatchConsumer: AnyObject {
  func apply(_ batch: PatchBatch)
  /// A batch of one patch, which rows that are bound by the hundred need no arrays for.
  func apply(_ patch: Patch)
  /// Asks for one call of ``TreeHost/flush()``, before the next frame's layout. Called once until that flush.
  func requestFlush()
}

extension PatchConsumer {
  package func apply(_ patch: Patch) { apply(PatchBatch([patch])) }
}

/// The owner of a tree, as its consumer sees it.
@MainActor package protocol TreeHost: AnyObject {
  /// Takes what the user did. State may change at once; its patches come with the next flush.
  func send(_ event: Event)
  /// Brings the tree up to date and applies the patches; does nothing when nothing is dirty.
  func flush()
  /// The rows of a list node; nil once the node is gone.
  func listSource(_ list: NodeID) -> (any ListSource)?
  /// The entries of a menu that an element outside of lists has, made now.
  func menu(_ id: NodeID) -> [MenuItem]
  /// What a drag of an element carries that begins now; nil for nothing.
  func dragged(_ id: NodeID) -> DropPayload?
}
