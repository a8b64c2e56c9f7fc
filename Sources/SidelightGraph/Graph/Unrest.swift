/// Finds nodes that are evaluated in each frame because their evaluation changes what they read.
///
/// The usual case is a body that makes a model which reads its own properties and changes them a moment later: that evaluates the body again, which
/// makes another model. The window never rests then, and nothing of it is seen.
@MainActor struct Unrest {
  private struct Streak {
    let node: ObjectIdentifier
    var last: Int
    /// In how many flushes it was evaluated, one soon after the other.
    var length = 1
    /// How many of these evaluations came of the one before.
    var own = 0
  }
  private var streaks: [Streak] = []
  private(set) var hasSuspects = false

  /// From so many evaluations on, what comes of them is followed; with so many more that came of themselves the node is reported: in a window that
  /// paints sixty frames in a second, after a second.
  private static let suspicious = 20
  private static let limit = 40
  /// What an evaluation leads to may take some flushes of others.
  private static let patience = 4
  /// Nodes next to the root are looked at first, and of a large change no others.
  private static let width = 8

  /// Takes note of what is evaluated in a flush. Complexity: O(1).
  mutating func note(_ nodes: [ViewNode], in flush: Int) {
    for node in nodes.prefix(Self.width) {
      let id = ObjectIdentifier(node)
      if let index = streaks.firstIndex(where: { $0.node == id }) {
        if streaks[index].last == flush { continue }
        if flush - streaks[index].last > Self.patience { streaks[index] = Streak(node: id, last: flush) }
        streaks[index].last = flush
        streaks[index].length += 1
        if streaks[index].length >= Self.suspicious { hasSuspects = true }
      } else if let index = streaks.firstIndex(where: { flush - $0.last > Self.patience }) {
        streaks[index] = Streak(node: id, last: flush)
      } else if streaks.count < 2 * Self.width {
        streaks.append(Streak(node: id, last: flush))
      }
    }
  }

  /// Whether what comes of the evaluation of a node is followed.
  func suspects(_ node: ViewNode) -> Bool {
    let id = ObjectIdentifier(node)
    return streaks.contains { $0.node == id && $0.length >= Self.suspicious }
  }

  /// The evaluation of a node leads to another one. Reports that once it has done so for a second.
  mutating func noteOwn(_ node: ViewNode) {
    let id = ObjectIdentifier(node)
    guard let index = streaks.firstIndex(where: { $0.node == id }) else { return }
    streaks[index].own += 1
    guard streaks[index].own == Self.limit else { return }
    Problem.report(
      "\(node.nameInApp) is evaluated in each frame, because its evaluation changes what it reads: its body, or a model that its body makes, reads "
        + "something and writes it. Make the model once, in @State or in the app, and begin its work in task or onAppear.")
  }
}
