extension Renderer {
  /// The windows of the tree, in the order of their nodes.
  package var windows: [WindowController] {
    controllers.values.compactMap { $0 as? WindowController }.sorted { $0.id.raw < $1.id.raw }
  }

  /// Puts every window on the screen.
  package func present() {
    for window in windows { window.present() }
  }
}
