/// What is called when all that moves with some changes has come to its end.
package struct MotionCompletion: Sendable {
  /// Whether a spring that still swings a little counts as over.
  package var isLogical: Bool
  package var action: @MainActor @Sendable () -> Void

  package init(isLogical: Bool, action: @escaping @MainActor @Sendable () -> Void) {
    self.isLogical = isLogical
    self.action = action
  }
}

/// What moves together, and who is told when all of it has come to its end.
@MainActor package enum MotionGroups {
  private struct Group {
    var completions: [MotionCompletion]
    /// How much of it moves, and how much of that is more than the end of a spring.
    var moving = 0
    var movingLogically = 0
    /// Whether all that is to move does.
    var isClosed = false
  }

  private static var groups: [Int: Group] = [:]
  private static var last = 0

  package static func next(_ completions: [MotionCompletion]) -> Int {
    last += 1
    groups[last] = Group(completions: completions)
    return last
  }

  package static func close(_ group: Int) {
    groups[group]?.isClosed = true
    look(at: group)
  }

  /// Something of a group begins to move.
  package static func begin(_ group: Int) {
    groups[group]?.moving += 1
    groups[group]?.movingLogically += 1
  }

  /// Something of a group moves no more, but for the end of a spring.
  package static func endLogically(_ group: Int) {
    groups[group]?.movingLogically -= 1
    look(at: group)
  }

  /// Something of a group moves no more.
  package static func end(_ group: Int) {
    groups[group]?.moving -= 1
    look(at: group)
  }

  private static func look(at id: Int) {
    guard let group = groups[id], group.isClosed else { return }
    let over = group.completions.filter { $0.isLogical ? group.movingLogically <= 0 : group.moving <= 0 }
    groups[id]?.completions.removeAll { $0.isLogical ? group.movingLogically <= 0 : group.moving <= 0 }
    if groups[id]?.completions.isEmpty == true { groups[id] = nil }
    // They may write state, and something may be shown now.
    if !over.isEmpty { Task { for completion in over { completion.action() } } }
  }
}
