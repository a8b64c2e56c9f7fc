/// A tree of elements without widgets: what a consumer of patches knows, as a value that tests compare.
package struct ElementTree: Equatable, Sendable {
  package struct Node: Equatable, Sendable {
    package let id: NodeID
    package let parent: NodeID?
    package let slot: Slot
    package var element: Element
    package var children: [Slot: [NodeID]] = [:]
  }

  package private(set) var nodes: [NodeID: Node] = [:]
  package private(set) var roots: [NodeID] = []

  package init() {}

  package subscript(id: NodeID) -> Node? { nodes[id] }

  /// Applies one batch. A patch that can't be applied is a fault of the graph; the faults are returned as sentences.
  @discardableResult package mutating func apply(_ batch: PatchBatch) -> [String] {
    var faults: [String] = []
    for patch in batch.patches {
      if let fault = apply(patch) { faults.append(fault) }
    }
    return faults
  }

  private mutating func apply(_ patch: Patch) -> String? {
    switch patch {
    case .insert(let id, let parent, let slot, let index, let element):
      guard nodes[id] == nil else { return "\(id) is inserted twice" }
      if let parent {
        guard var siblings = nodes[parent].map({ $0.children[slot] ?? [] }) else {
          return "\(id) is inserted into \(parent), which is absent"
        }
        guard index >= 0, index <= siblings.count else { return "\(id) is inserted at \(index) of \(siblings.count)" }
        siblings.insert(id, at: index)
        nodes[parent]?.children[slot] = siblings
      } else {
        guard index >= 0, index <= roots.count else { return "\(id) is inserted at \(index) of \(roots.count) roots" }
        roots.insert(id, at: index)
      }
      nodes[id] = Node(id: id, parent: parent, slot: slot, element: element)
    case .remove(let id):
      guard let node = nodes[id] else { return "\(id) is removed but absent" }
      if let parent = node.parent { nodes[parent]?.children[node.slot]?.removeAll { $0 == id } } else { roots.removeAll { $0 == id } }
      forget(id)
    case .move(let id, let index):
      guard let node = nodes[id], let parent = node.parent, var siblings = nodes[parent]?.children[node.slot] else {
        return "\(id) is moved but absent"
      }
      siblings.removeAll { $0 == id }
      guard index >= 0, index <= siblings.count else { return "\(id) is moved to \(index) of \(siblings.count)" }
      siblings.insert(id, at: index)
      nodes[parent]?.children[node.slot] = siblings
    case .update(let id, let element):
      guard nodes[id] != nil else { return "\(id) is updated but absent" }
      nodes[id]?.element = element
    case .scroll(let id, _):
      guard nodes[id] != nil else { return "\(id) is to scroll but absent" }
    case .focus: break
    case .splice(let id, _), .selectionChanged(let id, _):
      guard case .list? = nodes[id]?.element.kind else { return "\(id) is no list but its rows change" }
    }
    return nil
  }

  private mutating func forget(_ id: NodeID) {
    guard let node = nodes.removeValue(forKey: id) else { return }
    for children in node.children.values {
      for child in children { forget(child) }
    }
  }

  /// The children of a node in one slot.
  package func children(of id: NodeID, in slot: Slot = .body) -> [Node] {
    (nodes[id]?.children[slot] ?? []).compactMap { nodes[$0] }
  }

  /// All nodes: parents before children, slots in the order of their declaration.
  package var all: [Node] {
    var found: [Node] = []
    func visit(_ id: NodeID) {
      guard let node = nodes[id] else { return }
      found.append(node)
      for slot in Slot.allCases {
        for child in node.children[slot] ?? [] { visit(child) }
      }
    }
    for root in roots { visit(root) }
    return found
  }
}
