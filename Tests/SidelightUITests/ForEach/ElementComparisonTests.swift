import SeedSupport
import SidelightCore
@testable import SidelightUI
import Testing

/// What is found out about two collections of elements before their ids are hashed, against what a plain loop finds.
@MainActor struct ElementComparisonTests {
  struct Item: Identifiable, Equatable {
    var id: Int
    var name: String
  }

  /// Elements that can't be looked at in memory.
  struct Hidden<Element>: RandomAccessCollection {
    var elements: [Element]
    var startIndex: Int { 0 }
    var endIndex: Int { elements.count }
    subscript(position: Int) -> Element { elements[position] }
  }

  private static func naive(_ old: [Int], _ new: [Int]) -> (prefix: Int, suffix: Int) {
    var prefix = 0
    while prefix < old.count, prefix < new.count, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < min(old.count, new.count) - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    return (prefix, suffix)
  }

  @Test(arguments: [0, 1, 2, 3, 9, 600, 20_000]) func `Both ways find the same ends`(count: Int) {
    var random = SeededRandom(seed: UInt64(count))
    let access = ElementAccess<[Item], Int> { $0.id }
    let hidden = ElementAccess<Hidden<Item>, Int> { $0.id }
    for step in 0..<60 {
      let old = (0..<count).map { Item(id: $0, name: "a rather long name of number \($0)") }
      var new = old
      // Other bytes under the same ids.
      for _ in 0..<(step % 5 == 0 ? count : Int(random.next() % 4)) where !new.isEmpty {
        new[Int(random.next() % UInt64(new.count))].name = "another name that is long enough \(step)"
      }
      for edit in 0..<Int(random.next() % 3) {
        let place = Int(random.next() % UInt64(new.count + 1))
        if random.next() % 2 == 0 {
          new.insert(Item(id: count + edit, name: "new"), at: place)
        } else if place < new.count {
          new.remove(at: place)
        }
      }
      let ends = Self.naive(old.map(\.id), new.map(\.id))
      let found = access.compare(old, new)
      #expect(found.prefix == ends.prefix)
      #expect(found.suffix == ends.suffix)
      let plain = hidden.compare(Hidden(elements: old), Hidden(elements: new))
      #expect(plain.prefix == ends.prefix)
      #expect(plain.suffix == ends.suffix)
    }
  }

  @Test func `A run that moved is found, and its difference leads from the old to the new`() {
    var random = SeededRandom(seed: 4)
    let access = ElementAccess<[Int], Int> { $0 }
    for _ in 0..<200 {
      let count = Int(random.next() % 40) + 2
      let old = Array(0..<count)
      let start = Int(random.next() % UInt64(count - 1))
      let length = Int(random.next() % UInt64(count - start - 1)) + 2
      let moved = Int(random.next() % UInt64(length - 1)) + 1
      let run = old[start..<start + length]
      let new = old[..<start] + run[(start + moved)...] + run[..<(start + moved)] + old[(start + length)...]
      let found = access.compare(old, Array(new))
      #expect(found.prefix == start)
      #expect(found.rotation == moved)
      let difference = IdentityDiff(rotating: length, by: moved, start: start)
      #expect(difference.moves.count == min(moved, length - moved))
      #expect(applied(difference, to: old, new: Array(new)) == Array(new))
      #expect(difference.moves.allSatisfy { old[$0.from] == new[new.startIndex + $0.to] })
    }
  }

  @Test func `What only looks like a run that moved is none`() {
    let access = ElementAccess<[Int], Int> { $0 }
    #expect(access.compare([1, 2, 3, 4], [2, 4, 3, 1]).rotation == 0)
    #expect(access.compare([1, 2, 3], [3, 2, 1]).rotation == 0)
    #expect(access.compare([1, 2, 3, 4], [5, 1, 2, 3]).rotation == 0)
    #expect(access.compare([1, 1, 2], [1, 2, 1]).rotation == 1)
    #expect(access.compare([1, 2], [1, 2]).rotation == 0)
  }

  @Test func `Elements of some runs are where a comparison of the runs alone says that they are`() {
    var random = SeededRandom(seed: 9)
    func number(_ range: Range<Int>) -> Int { range.lowerBound + Int(random.next() % UInt64(range.count)) }
    let access = ElementAccess<[Item], Int> { $0.id }
    var answers = 0
    for _ in 0..<5000 {
      let old = (0..<number(1..<40)).map { Item(id: $0, name: "") }
      var new = old
      for edit in 0..<number(0..<4) where !new.isEmpty {
        let place = number(0..<new.count)
        switch number(0..<5) {
        case 0: new.insert(Item(id: 100 + edit, name: ""), at: place)
        case 1: new.remove(at: place)
        case 2: new.insert(new.remove(at: place), at: number(0..<new.count + 1))
        case 3: new[place].name = "another"
        default: new.swapAt(place, number(0..<new.count))
        }
      }
      var runs: [Range<Int>] = []
      var start = number(0..<4)
      while start < old.count {
        runs.append(start..<min(old.count, start + number(1..<9)))
        start = runs[runs.count - 1].upperBound + number(1..<11)
      }
      guard let found = access.compareRuns(old, new, runs) else { continue }
      answers += 1
      for offset in runs.joined() {
        guard let place = Self.place(of: offset, old.count, new.count, found) else { continue }
        #expect(new[place].id == old[offset].id)
        if found.isExact { #expect(new[place] == old[offset]) }
      }
    }
    #expect(answers > 2000)
  }

  /// Where a comparison says that an old element stands; nil for one that went.
  private static func place(of offset: Int, _ oldCount: Int, _ newCount: Int, _ found: ElementComparison) -> Int? {
    if offset < found.prefix { return offset }
    if offset >= oldCount - found.suffix { return offset + newCount - oldCount }
    guard found.rotation > 0 else { return nil }
    let inside = offset - found.prefix
    let rest = oldCount - found.prefix - found.suffix - found.rotation
    return found.prefix + (inside < found.rotation ? rest + inside : inside - found.rotation)
  }

  /// The splices applied to the old list; added elements are the new list's.
  private func applied(_ difference: IdentityDiff, to old: [Int], new: [Int]) -> [Int] {
    var list = old
    for splice in difference.splices {
      list.replaceSubrange(
        splice.position..<splice.position + splice.removed, with: new[splice.position..<splice.position + splice.added])
    }
    return list
  }
}
