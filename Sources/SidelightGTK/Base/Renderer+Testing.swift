extension Renderer {
  /// Whether an update of the tree waits for the next frame. For tests.
  package var isFlushPending: Bool { flushing.isPending }
}
