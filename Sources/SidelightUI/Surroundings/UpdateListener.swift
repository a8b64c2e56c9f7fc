@_spi(Nodes) import SidelightGraph

/// Hears of each update of a window's views.
@MainActor private final class UpdateListener: GraphPart {
  var body: (() -> Void)?

  func updated() { body?() }
}

extension ViewGraph {
  /// Runs something whenever an update has been shown.
  package func onUpdate(_ body: @escaping () -> Void) { self[UpdateListener.self].body = body }
}
