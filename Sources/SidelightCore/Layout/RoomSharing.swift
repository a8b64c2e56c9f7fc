/// How a length is shared out among parts, as stacks share it among children and grids among columns and rows.
///
/// Those of the highest priority come first, and leave to all others no less than their least lengths. Among equals, the least flexible one
/// is offered an equal part of what is left, then the next one of what is left then.
struct RoomSharing {
  /// What wants a part of the room.
  struct Part {
    var priority = 0.0
    /// The least and the greatest length. They are asked for only where they matter.
    var range: () -> (least: Double, greatest: Double)
    /// The length that the part takes where it is offered one.
    var take: (Double) -> Double
  }

  /// How eagerly a part takes what it is offered. What is endless is told apart by its least length: the greater that is, the sooner it is
  /// asked.
  private struct Flexibility: Comparable {
    var span, least: Double

    init(_ range: (least: Double, greatest: Double)) {
      span = range.greatest > range.least ? range.greatest - range.least : 0
      least = span == .infinity ? range.least : 0
    }

    static func < (left: Flexibility, right: Flexibility) -> Bool {
      left.span == right.span ? left.least > right.least : left.span < right.span
    }
  }

  /// What a part was offered, and the length that it took.
  struct Share {
    var offered = 0.0
    var taken = 0.0
  }

  /// The share of each part. Together they are longer than the room where their least lengths are.
  ///
  /// Complexity: O(n log n), with at most three questions to each part.
  static func share(_ room: Double, among parts: [Part]) -> [Share] {
    var shares = [Share](repeating: Share(), count: parts.count)
    let groups = groups(of: parts)
    // What those have to keep that come later.
    let kept = groups.enumerated().map { number, group in number == 0 ? 0 : group.reduce(0) { $0 + parts[$1].range().least } }
    var left = room - kept.reduce(0, +)
    for (group, kept) in zip(groups, kept) {
      left += kept
      for (served, index) in ordered(group, parts).enumerated() {
        let offered = max(0, left / Double(group.count - served))
        shares[index] = Share(offered: offered, taken: parts[index].take(offered))
        let rest = left - shares[index].taken
        // An infinite length of an infinite room leaves as much.
        if !rest.isNaN { left = rest }
      }
    }
    return shares
  }

  /// The parts by their priority, the highest one first.
  private static func groups(of parts: [Part]) -> [[Int]] {
    let priorities = Set(parts.map(\.priority)).sorted(by: >)
    guard priorities.count > 1 else { return parts.isEmpty ? [] : [Array(parts.indices)] }
    return priorities.map { priority in parts.indices.filter { parts[$0].priority == priority } }
  }

  private static func ordered(_ group: [Int], _ parts: [Part]) -> [Int] {
    guard group.count > 1 else { return group }
    let flexibilities = group.map { Flexibility(parts[$0].range()) }
    // Equals keep their order.
    return group.indices
      .sorted { flexibilities[$0] == flexibilities[$1] ? $0 < $1 : flexibilities[$0] < flexibilities[$1] }
      .map { group[$0] }
  }
}
