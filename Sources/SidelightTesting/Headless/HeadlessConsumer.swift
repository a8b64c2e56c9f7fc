package import SidelightCore
package import SidelightUI

/// Takes the patches of a graph without showing anything: the tree as a value, and the rows of lists within a viewport.
@MainActor package final class HeadlessConsumer: PatchConsumer {
  package private(set) var tree = ElementTree()
  /// Every patch so far, batch by batch.
  package private(set) var batches: [PatchBatch] = []
  /// What the graph did that no consumer could follow; empty unless the graph is at fault.
  package private(set) var faults: [String] = []
  package private(set) var isFlushRequested = false
  /// How many rows of a list are bound, from its top.
  package var viewport = 20
  private weak var graph: ViewGraph?
  private var bound: [NodeID: [NodeID]] = [:]

  package init(_ graph: ViewGraph) {
    self.graph = graph
    graph.consumer = self
  }

  package func apply(_ batch: PatchBatch) {
    batches.append(batch)
    faults += tree.apply(batch)
    for patch in batch.patches {
      switch patch {
      case .insert(let id, _, _, _, let element): if case .list = element.kind { bindRows(of: id) }
      case .splice(let id, _): bindRows(of: id)
      case .remove(let id): bound[id] = nil
      default: break
      }
    }
  }

  package func requestFlush() { isFlushRequested = true }

  /// Brings the tree up to date, as a frame would.
  package func settle() {
    repeat {
      isFlushRequested = false
      graph?.flush()
    } while isFlushRequested
  }

  /// The bound rows of a list, from its top.
  package func rows(of list: NodeID) -> [NodeID] { bound[list] ?? [] }

  /// Binds the first rows again after a change, reusing the nodes of the places that show them.
  private func bindRows(of list: NodeID) {
    guard let source = graph?.listSource(list) else { return }
    let old = bound[list] ?? []
    for row in old { source.unbind(row) }
    let count = min(viewport, source.rowCount)
    var rows: [NodeID] = []
    for index in 0..<count { rows.append(source.bind(index, reusing: index < old.count ? old[index] : nil)) }
    for row in old.dropFirst(count) { source.discard(row) }
    bound[list] = rows
  }
}
