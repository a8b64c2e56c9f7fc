import SidelightCore

/// Tells members of a region how far something covers them at their edges, or would if they went on there.
@MainActor struct CoverSight {
  /// Members that ask.
  private var watchers: [NodeID] = []
  /// What they were told, if that was more than nothing.
  private var told: [NodeID: Insets] = [:]

  mutating func add(_ member: NodeID) { watchers.append(member) }

  /// Forgets those that are members no longer.
  mutating func keep(_ isMember: (NodeID) -> Bool) {
    watchers.removeAll { !isMember($0) }
    told = told.filter { isMember($0.key) }
  }

  /// Tells members what has changed; says whether there was anything to tell.
  mutating func tell(_ places: () -> LayoutPlaces, _ find: (NodeID) -> (any LayoutMember)?) -> Bool {
    guard !watchers.isEmpty else { return false }
    let insets = places().insets
    if insets.isEmpty, told.isEmpty { return false }
    var hasTold = false
    for id in watchers where insets[id] != told[id] {
      told[id] = insets[id]
      find(id)?.send(.covered(id, insets[id] ?? Insets()))
      hasTold = true
    }
    return hasTold
  }
}
