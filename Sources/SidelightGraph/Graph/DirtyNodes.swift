/// The nodes that wait to be evaluated.
@MainActor struct DirtyNodes {
  /// Those that may be evaluated now.
  private var nodes: [ViewNode] = []
  /// Those of stages that are shown later.
  private var later: [(stage: Int, node: ViewNode)] = []
  private var stage = 0

  var count: Int { nodes.count + later.count }
  var openCount: Int { nodes.count }

  mutating func add(_ node: ViewNode, of stage: Int) {
    if stage <= self.stage { nodes.append(node) } else { later.append((stage, node)) }
  }

  /// From now on those of a stage may be evaluated, and those of the stages before it.
  mutating func open(_ stage: Int) {
    self.stage = stage
    guard !later.isEmpty else { return }
    nodes += later.filter { $0.stage <= stage }.map(\.node)
    later.removeAll { $0.stage <= stage }
  }

  /// All may be evaluated now; those of later stages that are yet to come wait again.
  mutating func openAll() {
    open(.max)
    stage = 0
  }

  mutating func takeOpen() -> [ViewNode] {
    defer { nodes.removeAll(keepingCapacity: true) }
    return nodes
  }

  mutating func take(where isMeant: (ViewNode) -> Bool) -> [ViewNode] {
    let taken = nodes.filter(isMeant)
    if !taken.isEmpty { nodes.removeAll(where: isMeant) }
    return taken
  }
}

/// Evaluates nodes batch by batch, until one comes back so often that it would never come to rest.
@MainActor struct Patience {
  private var batches = 0
  private var evaluations: [ObjectIdentifier: Int] = [:]
  /// Chains of nodes that make one another dirty are shorter than this; from here on evaluations are counted.
  private static let trustedBatches = 32
  private static let evaluationLimit = 8
  private static let batchLimit = 1_000

  /// What is left waits for the next frame: views that make new ones again and again have no node that comes back.
  var isOver: Bool { batches >= Self.batchLimit }

  /// Evaluates nodes that are dirty, those nearest to the root first; evaluating one may make others dirty or end them.
  mutating func evaluate(_ batch: [ViewNode]) {
    batches += 1
    for node in batch.sorted(by: { $0.depth < $1.depth }) where node.isAlive && node.isDirty {
      if let sleeper = node.sleeper {
        sleeper.putOff(node)
      } else if isTried(by: node) {
        node.isDirty = false
        Problem.report(
          "\(node.name) changes what it reads each time it is evaluated; it stays as it is now. "
            + "Change state in actions, onAppear, onChange or task, not in a body.")
      } else {
        node.evaluate()
      }
    }
  }

  private mutating func isTried(by node: ViewNode) -> Bool {
    guard batches > Self.trustedBatches else { return false }
    evaluations[ObjectIdentifier(node), default: 0] += 1
    return evaluations[ObjectIdentifier(node), default: 0] > Self.evaluationLimit
  }
}

extension ViewNode {
  /// The node out of use that this one stands in or is. What it reads may be gone, and nobody sees what it would show.
  var sleeper: ViewNode? {
    guard !worksAsleep else { return nil }
    var next: ViewNode? = self
    while let node = next {
      if node.isAsleep { return node }
      next = node.parent
    }
    return nil
  }

  /// Whether a node is this one or stands around it.
  func isInside(_ other: ViewNode) -> Bool {
    var next: ViewNode? = self
    while let node = next {
      if node === other { return true }
      next = node.parent
    }
    return false
  }
}
