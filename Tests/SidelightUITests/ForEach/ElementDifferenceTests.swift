import SidelightCore
import SidelightGraph
import Testing

@testable import SidelightUI

/// How a collection that was put in another order differs from what it was.
@MainActor struct ElementDifferenceTests {
  private static func change(of old: [Int]) -> [Int] {
    var new = old.filter { !$0.isMultiple(of: 7) } + [1000, 1001, 1001]
    // A fixed order that looks like none.
    new.sort { ($0 * 37 % 101, $0) < ($1 * 37 % 101, $1) }
    return [-1, -2] + new
  }

  @Test func `Looking for all elements tells what a difference of the ids tells`() {
    let access = ElementAccess<[Int], Int> { $0 }
    for count in [1, 5, 40, 300] {
      let old = [-1, -2] + (0..<count)
      let new = Self.change(of: Array(0..<count))
      let common = access.compare(old, new)
      #expect(access.difference(from: old, to: new, common, nil) == identityDiff(from: old, to: new))
    }
  }

  @Test func `Looking for some elements tells where those stand now, and which of them went`() {
    let access = ElementAccess<[Int], Int> { $0 }
    for count in [5, 40, 300] {
      let old = [-1, -2] + (0..<count)
      let new = Self.change(of: Array(0..<count))
      let runs = [0..<3, 4..<min(20, count), count - 1..<count + 1]
      let difference = access.difference(from: old, to: new, access.compare(old, new), runs)
      for (offset, element) in new.enumerated() {
        let isSought = runs.joined().contains { old[$0] == element }
        if isSought { #expect(difference.origin(of: offset) == old.firstIndex(of: element)) }
        if let origin = difference.origin(of: offset) { #expect(old[origin] == element) }
      }
      let gone = difference.removed(among: runs).joined().filter { offset in !difference.moves.contains { $0.from == offset } }
      #expect(gone.map { old[$0] } == runs.joined().map { old[$0] }.filter { !new.contains($0) })
    }
  }

  private struct Numbers: View {
    var data: Box<[Int]>
    @Bindable var chosen: Box<Set<Int>>
    var body: some View { List(data.value, id: \.self, selection: $chosen.value) { Text("\($0)") } }
  }

  @Test func `Rows of a long list that is put in another order keep their nodes, and elements that went are not selected`() throws {
    let data = Box(Array(0..<10_000))
    let chosen = Box<Set<Int>>([3, 5])
    let stage = Stage(viewport: 8, Numbers(data: data, chosen: chosen))
    let before = stage.consumer.rows(of: try stage.list())
    data.value = [4, 9000, 2, 0, 8, 3, 1, 6, 7] + (10..<10_000).reversed() + [20_000]
    stage.settle()
    #expect(try stage.rows() == ["4", "9000", "2", "0", "8", "3", "1", "6"])
    let after = stage.consumer.rows(of: try stage.list())
    for (place, number) in [(0, 4), (2, 2), (3, 0), (5, 3), (6, 1), (7, 6)] { #expect(after[place] == before[number]) }
    #expect(chosen.value == [3])
    #expect(try stage.selected() == [5])
    // What is selected may be far away, so that all elements matter.
    chosen.value = [3, 5000, 6000]
    stage.settle()
    data.value = data.value.sorted().filter { $0 != 5000 }
    stage.settle()
    #expect(try stage.rows() == ["0", "1", "2", "3", "4", "6", "7", "8"])
    #expect(chosen.value == [3, 6000])
  }

  /// An id that counts how often it is hashed.
  private struct HashedID: Hashable {
    let number: Int
    let hashes: Count

    static func == (left: HashedID, right: HashedID) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) {
      MainActor.assumeIsolated { hashes.note() }
      hasher.combine(number)
    }
  }

  private struct Hashed: View {
    var data: Box<[HashedID]>
    var body: some View { List(data.value, id: \.self) { Text("\($0.number)") } }
  }

  @Test(arguments: [100, 3000, 10_000], [true, false])
  func `A list hashes each id at most once for an update, but for those of the rows that are bound`(count: Int, trustsMemory: Bool) throws {
    try Memory.withTrust(trustsMemory) {
      // Each id with a count of its own.
      func ids(_ numbers: some Sequence<Int>) -> [HashedID] { numbers.map { HashedID(number: $0, hashes: Count()) } }
      let data = Box(ids(0..<count))
      let stage = Stage(viewport: 8, Hashed(data: data))
      let changes: [[Int]] = [
        Array((0..<count).reversed()), [-1] + (0..<count - 1), Array(count..<3 * count), Array(0..<count).filter { $0 % 3 > 0 } + [count],
        Self.change(of: Array(0..<count)),
      ]
      for change in changes {
        let old = data.value
        for id in old { id.hashes.value = 0 }
        let new = ids(change)
        data.value = new
        stage.settle()
        // Rows that are bound are known by their ids, too.
        let bound = Set((old.prefix(8) + new.prefix(8)).map(\.number))
        #expect((old + new).allSatisfy { $0.hashes.value <= 1 || bound.contains($0.number) })
        let rows = try stage.rows()
        #expect(rows == change.prefix(8).map(String.init))
      }
    }
  }
}
