import SidelightCore

/// What waits to be told to the consumer with the next delivery.
@MainActor struct PatchQueue {
  /// Elements that changed.
  private var hosts: [ElementHost] = []
  /// Who has patches of its own.
  private var sources: [any PatchSource] = []
  /// How the elements are to move.
  var motions = BatchMotions()
  /// What the app says of the changes that they show.
  var change = ChangeContext()

  var count: Int { hosts.count + sources.count }

  mutating func add(_ host: ElementHost) { hosts.append(host) }

  mutating func add(_ source: any PatchSource) {
    if !sources.contains(where: { $0 === source }) { sources.append(source) }
  }

  /// What is told of elements, where that is all of it and a new value of a single one.
  mutating func takeOnlyUpdate() -> Patch? {
    guard hosts.count == 1, let patch = hosts[0].takeOnlyUpdate() else { return nil }
    hosts.removeLast()
    return patch
  }

  /// What is to be told of elements, parents first.
  mutating func takeElementPatches() -> [Patch] {
    guard !hosts.isEmpty else { return [] }
    var patches: [Patch] = []
    let parentsFirst = hosts.sorted { $0.depth < $1.depth }
    hosts.removeAll(keepingCapacity: true)
    // An element that goes from one place to another is taken away before it is put down.
    for host in parentsFirst { host.emitRemovals(into: &patches) }
    for host in parentsFirst { host.emitChanges(into: &patches) }
    return patches
  }

  /// What is to be told of elements, and then what others say of them.
  mutating func takePatches(of graph: ViewGraph) -> [Patch] {
    var patches = takeElementPatches()
    let waiting = sources
    sources.removeAll(keepingCapacity: true)
    for source in waiting { patches += source.takePatches(of: graph) }
    return patches
  }
}
