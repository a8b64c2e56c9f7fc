import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What is told to the consumer after the elements: rows that came and went, what is selected, where to scroll, who has the focus.
@MainActor private final class LatePatches: GraphPart, PatchSource {
  private var patches: [Patch] = []

  func add(_ patch: Patch) { patches.append(patch) }

  /// One splice for each list and then its selection: rows are asked for after the first splice, when the source is at the end of all of
  /// them. What is selected is said of the bound rows at the end of the update, unless they are bound anew by a splice before.
  func takePatches(of graph: ViewGraph) -> [Patch] {
    var splices: [(list: NodeID, splices: [Splice])] = []
    var others: [Patch] = []
    // What a list has to say is dropped when the list went in the same update.
    for patch in patches where patch.rowOwner.map({ graph.node($0)?.host.isShown ?? false }) ?? true {
      if case .splice(let list, let new) = patch {
        if let index = splices.firstIndex(where: { $0.list == list }) {
          splices[index].splices = Splice.joined(splices[index].splices, new)
        } else {
          splices.append((list, new))
        }
      } else if !others.contains(patch) {
        others.append(patch)
      }
    }
    patches.removeAll(keepingCapacity: true)
    return splices.map { .splice($0.list, $0.splices) }
      + others.map { patch in
        guard case .selectionChanged(let list, nil) = patch, !splices.contains(where: { $0.list == list }) else { return patch }
        return .selectionChanged(list, graph.listSource(list)?.selectedRows)
      }
  }
}

extension Patch {
  /// The list, or the scroll view, that it is about.
  fileprivate var rowOwner: NodeID? {
    switch self {
    case .splice(let id, _), .selectionChanged(let id, _), .scroll(let id, _): id
    default: nil
    }
  }
}

extension ViewGraph {
  /// Tells the consumer something once the elements of this update have been told.
  func queue(_ patch: Patch) {
    let late = self[LatePatches.self]
    late.add(patch)
    queuePatches(of: late)
  }
}
