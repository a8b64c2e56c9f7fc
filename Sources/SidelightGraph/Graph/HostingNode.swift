package import SidelightCore

/// A node that stands for an element and hears of what the user did with it.
@MainActor package protocol HostingNode: ViewNode {
  var host: ElementHost { get }
  func handle(_ event: Event)
}

/// The nodes of a window that stand for elements, and the ids that they have there.
@MainActor struct NodeRegister {
  private var last = 0
  private var nodes: [NodeID: any HostingNode] = [:]

  mutating func makeID() -> NodeID {
    last += 1
    return NodeID(last)
  }

  subscript(id: NodeID) -> (any HostingNode)? {
    get { nodes[id] }
    set { nodes[id] = newValue }
  }
}
