import Synchronization

/// Counts the nodes of one graph that are in memory, for tests that look for what stays behind.
///
/// It outlives the graph, and a node's last reference may be dropped on any thread.
package final class NodeCensus: Sendable {
  private let living = Atomic(0)

  /// How many nodes are in memory.
  package var count: Int { living.load(ordering: .relaxed) }

  func enter() { living.add(1, ordering: .relaxed) }

  func leave() { living.subtract(1, ordering: .relaxed) }
}
