/// What a container says of the place of the views below it.
package enum PathStepKey: ContextKey {
  package static var defaultValue: PathStep { .none }
}

extension ViewNode {
  /// Where it stands, in words that are the same in each run of the program: the app's views, columns, tabs, pages and elements around it, and
  /// the branches of conditions. Nil where something around it has none that last.
  package final var lastingPath: String? {
    var steps: [String] = []
    for step in [ownPathStep] + ancestors.lazy.flatMap({ [$0.pathStep, $0.ownPathStep] }) {
      switch step {
      case .none: break
      case .named(let name): steps.append(name)
      case .end: return nil
      }
    }
    let path = steps.reversed().joined(separator: "/")
    guard path.utf8.count > Self.longestPath else { return path }
    // The hash of Fowler, Noll and Vo, which is the same in each run.
    return "#" + String(path.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 36)
  }

  /// Which part it is of the tuples between it and the nearest node with a step in its path, from the outermost tuple on, such as `2.0`: it is
  /// the same in each run, whichever part is made first. Empty where it is the first one of each.
  package final var partOfView: String {
    var positions: [Int32] = []
    var node: ViewNode = self
    while let parent = node.parent, node.context[PathStepKey.self] == parent.context[PathStepKey.self] {
      if parent.isTuple { positions.append(node.context.position) }
      if case .named = parent.pathStep { break }
      node = parent
    }
    return positions.contains { $0 != 0 } ? positions.reversed().map { "\($0)" }.joined(separator: ".") : ""
  }

  /// Whether what it shows may come to be another element's.
  package final var isInRow: Bool { ancestors.contains(where: \.passesOn) }

  private static var longestPath: Int { 240 }

  /// What its container says of its place, unless that is said of the node around it.
  private var ownPathStep: PathStep {
    let said = context[PathStepKey.self]
    return parent?.context[PathStepKey.self] == said ? .none : said
  }
}
