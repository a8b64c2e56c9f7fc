package import SidelightCore

/// What shows the changes that an app makes of its state: a graph.
@MainActor protocol MovingChanges: AnyObject {
  /// What was written and is not shown yet moves so.
  func moveChanges(_ motion: Motion)
}

/// What an app asks for while it changes its state: that what follows from the change moves.
@MainActor package enum MotionRequest {
  /// The graphs that run. Which of them a change concerns is known once it was made: who hears of a change hears no second time, so that the
  /// changes of a body can't be told from those just before it.
  private static var graphs: [WeakGraph] = []

  private struct WeakGraph {
    weak var graph: (any MovingChanges)?
  }

  static func add(_ graph: any MovingChanges) {
    graphs.removeAll { $0.graph == nil }
    graphs.append(WeakGraph(graph: graph))
  }

  /// Runs a body, on the main actor. What the graphs show of the changes that it makes moves so, and with it what else waits to be shown; nil for
  /// at once.
  package nonisolated static func run<Result>(_ motion: Motion?, _ body: () throws -> Result) rethrows -> Result {
    defer {
      MainActor.assumeIsolated {
        if let motion { for known in graphs { known.graph?.moveChanges(motion) } }
      }
    }
    return try body()
  }
}
