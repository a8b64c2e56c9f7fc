import SeedSupport
import SidelightCore
import Testing

@Suite("Identity difference")
struct IdentityDiffTests {
  @Test(arguments: [
    ("", "", ""),
    ("abc", "abc", ""),
    ("", "abc", "@0 -0 +3"),
    ("abc", "", "@0 -3 +0"),
    ("abc", "xabc", "@0 -0 +1"),
    ("abc", "abcx", "@3 -0 +1"),
    ("abef", "abcdef", "@2 -0 +2"),
    ("abcdef", "abef", "@2 -2 +0"),
    ("abcdef", "abxyzef", "@2 -2 +3"),
    ("abc", "xyz", "@0 -3 +3"),
    ("abcdef", "xbcyef", "@0 -1 +1, @3 -1 +1"),
    ("abcdef", "bcdefa", "@0 -1 +0, @5 -0 +1"),
    ("abcdef", "fabcde", "@0 -0 +1, @6 -1 +0"),
    ("abcd", "acbd", "@1 -0 +1, @3 -1 +0"),
    ("aab", "ab", "@1 -1 +0"),
    ("ab", "aab", "@1 -0 +1"),
  ])
  func `few splices say what changed`(old: String, new: String, splices: String) {
    let difference = identityDiff(from: Array(old), to: Array(new))
    #expect(difference.splices.picture == splices)
    #expect(difference.isEmpty == (old == new))
  }

  @Test func `elements that change their place are moves`() {
    let difference = identityDiff(from: Array("abcdefg"), to: Array("afcdbxg"))
    #expect(difference.moves == [RowMove(from: 5, to: 1), RowMove(from: 1, to: 4)])
    #expect(difference.splices.picture == "@1 -1 +1, @4 -2 +2")
  }

  @Test func `elements that stay in order are no moves`() {
    #expect(identityDiff(from: Array("abcdef"), to: Array("xbydef")).moves == [])
  }

  @Test func `lists of other types are compared by offset`() {
    #expect(identityDiff(from: [4, 5, 6, 7][1...], to: (5...8)).splices.picture == "@3 -0 +1")
  }

  @Test func `duplicates are reported where lists differ, and few of them`() {
    #expect(identityDiff(from: Array("abc"), to: Array("xxbyb")).duplicates == [1, 4])
    #expect(identityDiff(from: Array("aab"), to: Array("aab")).duplicates == [])
    let many = identityDiff(from: [1, 2, 3], to: Array(repeating: 2, count: 100) + [4])
    #expect(many.duplicates == Array(1...8))
    #expect(many.duplicates.count == IdentityDiff.duplicateLimit)
  }

  @Test func `each element of the new list is traced to where it was`() {
    for (old, new) in [("abcdefg", "afcdbxg"), ("abc", "xabyc"), ("abcdef", "bcdefa"), ("abcdef", "dex"), ("abc", "abc")] {
      let (old, new) = (Array(old), Array(new))
      let difference = identityDiff(from: old, to: new)
      for (offset, element) in new.enumerated() { #expect(difference.origin(of: offset) == old.firstIndex(of: element)) }
    }
  }

  /// An identity that counts what is asked of it.
  private final class Counter {
    var comparisons = 0
    var hashes = 0
  }

  private struct Counted: Hashable {
    let value: Int
    let counter: Counter

    static func == (left: Counted, right: Counted) -> Bool {
      left.counter.comparisons += 1
      return left.value == right.value
    }

    func hash(into hasher: inout Hasher) {
      counter.hashes += 1
      hasher.combine(value)
    }
  }

  @Test(arguments: [
    (0..<1_000, 0..<1_000), (0..<1_000, 0..<1_001), (0..<1_000, 1..<1_000), (0..<1_000, 0..<400),
  ])
  func `equal ends cost one comparison per pair and no hash`(old: Range<Int>, new: Range<Int>) {
    let counter = Counter()
    _ = identityDiff(from: old.map { Counted(value: $0, counter: counter) }, to: new.map { Counted(value: $0, counter: counter) })
    #expect(counter.hashes == 0)
    #expect(counter.comparisons <= 1_001)
  }

  @Test func `the middle costs one hash per element`() {
    let counter = Counter()
    let old = (0..<1_000).map { Counted(value: $0, counter: counter) }
    var new = old
    new.swapAt(400, 599)
    _ = identityDiff(from: old, to: new)
    #expect(counter.hashes <= 400)
  }

  @Test(arguments: [
    Array(1_000..<2_000), Array((0..<1_000).reversed()), Array(500..<3_000) + Array(0..<7), [5, 3, 3, 5, 9, 9, 3],
    Array(repeating: 7, count: 2_000),
  ])
  func `no identity is hashed twice, whatever became of the list`(new: [Int]) {
    let old = Array(0..<1_000).shuffled()
    for runs in [nil, [3..<90, 400..<600], [0..<1_000]] as [[Range<Int>]?] {
      let counters = (old.map { _ in Counter() }, new.map { _ in Counter() })
      _ = identityDiff(
        oldCount: old.count, newCount: new.count, prefix: 0, suffix: 0, among: runs,
        old: { Counted(value: old[$0], counter: counters.0[$0]) }, new: { Counted(value: new[$0], counter: counters.1[$0]) })
      #expect((counters.0 + counters.1).allSatisfy { $0.hashes <= 1 })
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `splices and moves make the new list out of the old one`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for step in 0..<5_000 {
      let old = (0..<random.pick(24)).map { _ in random.pick(40) }
      let new = changed(old, &random)
      let difference = identityDiff(from: old, to: new)
      if let complaint = complaint(about: difference, old, new) {
        Issue.record("Seed \(seed), step \(step), \(old) to \(new): \(complaint)")
        return
      }
    }
  }

  private func changed(_ old: [Int], _ random: inout SeededRandom) -> [Int] {
    var new = old
    if random.once(in: 10) { new.shuffle(using: &random) }
    for _ in 0..<random.pick(6) {
      let position = random.pick(new.count + 1)
      switch random.pick(4) {
      case 0: new.insert(contentsOf: (0..<random.pick(4)).map { _ in random.pick(60) }, at: position)
      case 1: new.removeSubrange(position..<min(new.count, position + random.pick(4)))
      case 2 where position < new.count: new[position] = random.pick(60)
      default: if position < new.count { new.insert(new.remove(at: position), at: random.pick(new.count)) }
      }
    }
    return new
  }

  private func complaint(about difference: IdentityDiff, _ old: [Int], _ new: [Int]) -> String? {
    var rebuilt = apply(difference.splices, to: Array(old.indices))
    guard rebuilt.count == new.count else { return "The splices \(difference.splices.picture) make \(rebuilt.count) elements." }
    guard zip(rebuilt, new).allSatisfy({ from, id in from.map { old[$0] == id } ?? true }) else {
      return "The splices \(difference.splices.picture) leave an element at the wrong place."
    }
    let staying = Set(rebuilt.compactMap(\.self))
    for move in difference.moves {
      guard old[move.from] == new[move.to], rebuilt[move.to] == nil, !staying.contains(move.from) else { return "\(move) is wrong." }
      rebuilt[move.to] = move.from
    }
    for (before, after) in zip(difference.splices, difference.splices.dropFirst()) where before.position + before.added >= after.position {
      return "\(before) and \(after) should be one."
    }
    if difference.isEmpty != (old == new) { return "The difference is empty, or not, without reason." }
    if Set(old).count == old.count && Set(new).count == new.count {
      let survivors = Set(rebuilt.compactMap(\.self))
      if survivors.count != Set(old).intersection(new).count { return "A surviving element was forgotten." }
      if !difference.duplicates.isEmpty { return "There are no duplicates." }
      if staying.count != longestAscending(new.compactMap { old.firstIndex(of: $0) }) { return "More elements could stay." }
    }
    return difference.duplicates.allSatisfy { new[..<$0].contains(new[$0]) } ? nil : "A duplicate is none."
  }

  /// The length of a longest ascending subsequence, the slow way.
  private func longestAscending(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      lengths.append(1 + (zip(numbers[..<index], lengths).filter { $0.0 < number }.map(\.1).max() ?? 0))
    }
    return lengths.max() ?? 0
  }
}
