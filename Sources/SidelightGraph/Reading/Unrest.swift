/// Finds readers that are evaluated in each frame because their evaluation changes what they read.
///
/// The usual case is a body that makes a model which reads its own properties and changes them a moment later: that evaluates the body again, which
/// makes another model. The window never rests then, and nothing of it is seen.
@MainActor struct Unrest {
  private struct Streak {
    let reader: ObjectIdentifier
    var last: Int
    /// In how many flushes it was evaluated, one soon after the other.
    var length = 1
    /// How many of these evaluations came of the one before.
    var own = 0
  }
  private var streaks: [Streak] = []
  private(set) var hasSuspects = false

  /// From so many evaluations on, what comes of them is followed; with so many more that came of themselves the reader is reported: in a window that
  /// paints sixty frames in a second, after a second.
  private static let suspicious = 20
  private static let limit = 40
  /// What an evaluation leads to may take some flushes of others.
  private static let patience = 4
  /// Of a large change only the first ones are looked at, which are next to the root.
  private static let width = 8

  /// Takes note of the readers that are evaluated in a flush. Complexity: O(1).
  mutating func note(_ readers: [some AnyObject], in flush: Int) {
    for reader in readers.prefix(Self.width) {
      let id = ObjectIdentifier(reader)
      if let index = streaks.firstIndex(where: { $0.reader == id }) {
        if streaks[index].last == flush { continue }
        if flush - streaks[index].last > Self.patience { streaks[index] = Streak(reader: id, last: flush) }
        streaks[index].last = flush
        streaks[index].length += 1
        if streaks[index].length >= Self.suspicious { hasSuspects = true }
      } else if let index = streaks.firstIndex(where: { flush - $0.last > Self.patience }) {
        streaks[index] = Streak(reader: id, last: flush)
      } else if streaks.count < 2 * Self.width {
        streaks.append(Streak(reader: id, last: flush))
      }
    }
  }

  /// Whether what comes of the evaluation of a reader is followed.
  func suspects(_ id: ObjectIdentifier) -> Bool {
    streaks.contains { $0.reader == id && $0.length >= Self.suspicious }
  }

  /// The evaluation of a reader leads to another one. Returns whether it has done so for a second now, which is to be reported once.
  mutating func noteOwn(_ id: ObjectIdentifier) -> Bool {
    guard let index = streaks.firstIndex(where: { $0.reader == id }) else { return false }
    streaks[index].own += 1
    return streaks[index].own == Self.limit
  }
}
