import SeedSupport
import SidelightCore
import Testing

/// Sequences of splices, applied to an array.
struct SpliceSequenceTests {
  /// A random sequence from front to back for a list of `count` rows, and how many rows it leaves.
  private static func sequence(_ count: Int, _ random: inout SeededRandom) -> (splices: [Splice], count: Int) {
    var splices: [Splice] = []
    var position = 0
    var left = count
    var total = count
    while splices.count < 5 {
      let kept = Int.random(in: 0...max(0, left), using: &random)
      position += kept
      left -= kept
      let removed = Int.random(in: 0...min(3, left), using: &random)
      let added = Int.random(in: 0...3, using: &random)
      if removed + added > 0, splices.last.map({ $0.position + $0.added < position }) ?? true {
        splices.append(Splice(position: position, removed: removed, added: added))
        position += added
        left -= removed
        total += added - removed
      } else if left == 0 {
        break
      }
      if Int.random(in: 0..<4, using: &random) == 0 { break }
    }
    return (splices, total)
  }

  /// Rows that stay keep their number; added ones have the sequence's name and their place in it.
  private static func apply(_ splices: [Splice], to rows: [String], named name: String) -> [String] {
    var rows = rows
    for splice in splices {
      let added = (0..<splice.added).map { "\(name)\(splice.position + $0)" }
      rows.replaceSubrange(splice.position..<splice.position + splice.removed, with: added)
    }
    return rows
  }

  @Test(arguments: 0..<20) func `Two sequences joined do what they do one after the other`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<200 {
      let count = Int.random(in: 0...12, using: &random)
      let rows = (0..<count).map(String.init)
      let first = Self.sequence(count, &random)
      let second = Self.sequence(first.count, &random)
      let expected = Self.apply(second.splices, to: Self.apply(first.splices, to: rows, named: "a"), named: "b")
      let joined = Splice.joined(first.splices, second.splices)
      let result = Self.apply(joined, to: rows, named: "c")
      // What stays is the same, what came lies at the same places.
      #expect(result.map { $0.hasPrefix("c") ? "new" : $0 } == expected.map { $0.first!.isLetter ? "new" : $0 })
      #expect(zip(joined, joined.dropFirst()).allSatisfy { $0.position + $0.added < $1.position })
    }
  }

  @Test(arguments: 0..<20) func `A grouped sequence leads to the same rows and touches no bound row that stays`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<200 {
      let count = Int.random(in: 0...20, using: &random)
      let rows = (0..<count).map(String.init)
      let bound = rows.indices.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      let (splices, _) = Self.sequence(count, &random)
      let grouped = Splice.grouped(splices, around: bound)
      let expected = Self.apply(splices, to: rows, named: "a")
      let result = Self.apply(grouped, to: rows, named: "b")
      #expect(result.count == expected.count)
      for (one, other) in zip(result, expected) where !one.hasPrefix("b") { #expect(one == other) }
      for row in bound where expected.contains("\(row)") { #expect(result.contains("\(row)")) }
      #expect(grouped.count <= 2 * bound.count + 1)
    }
  }

  @Test func `A hundred thousand changes far from what is bound are told as two`() {
    let splices = (0..<100_000).filter { $0 < 40_000 || $0 > 40_300 }.map { Splice(position: $0 * 2, removed: 0, added: 1) }
    let grouped = Splice.grouped(splices, around: Array(40_000..<40_205))
    #expect(grouped.count == 2)
  }
}
