/// What a container says of the place of the views below it.
package enum PathStepKey: ContextKey {
  package static var defaultValue: String? { nil }
}

extension ViewNode {
  /// Where it stands, in words that are the same in each run of the program: the app's views, columns, tabs, pages and elements around it, and
  /// the branches of conditions. Nil where something around it has none that last.
  package final var lastingPath: String? {
    var steps: [String] = []
    if let said = ownPathStep { steps.append(said) }
    for node in ancestors {
      switch node.pathStep {
      case .none: break
      case .named(let name): steps.append(name)
      case .end: return nil
      }
      if let said = node.ownPathStep { steps.append(said) }
    }
    let path = steps.reversed().joined(separator: "/")
    guard path.utf8.count > Self.longestPath else { return path }
    // The hash of Fowler, Noll and Vo, which is the same in each run.
    return "#" + String(path.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 36)
  }

  /// Whether what it shows may come to be another element's.
  package final var isInRow: Bool { ancestors.contains(where: \.passesOn) }

  private static var longestPath: Int { 240 }

  /// What its container says of its place, unless that is said of the node around it.
  private var ownPathStep: String? {
    guard let said = context[PathStepKey.self], parent?.context[PathStepKey.self] != said else { return nil }
    return said
  }
}
