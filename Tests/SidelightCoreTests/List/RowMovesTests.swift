import SeedSupport
import SidelightCore
import Testing

/// Which rows of a list come, go and move, from what is seen of it before and afterwards.
struct RowMovesTests {
  /// Rows of 40 pixels each, of which `height` pixels are seen from `offset` on.
  private static func seen(_ tokens: [Int], from offset: Double = 0, height: Double = 120) -> [SeenRow] {
    tokens.enumerated().compactMap { position, token in
      let y = Double(position) * 40 - offset
      return y + 40 > 0 && y < height ? SeenRow(token: token, position: position, y: y, height: 40) : nil
    }
  }

  /// What becomes of what is seen of a list of tokens, none of which but those that are seen is known.
  private func moves(_ old: [Int], _ new: [Int], from: Double = 0, to: Double = 0, knowsAll: Bool = false) -> RowMoves {
    let before = Self.seen(old, from: from)
    let known = knowsAll ? old : before.map(\.token)
    return RowMoves(
      from: before, to: Self.seen(new, from: to), by: identityDiff(from: old, to: new).splices,
      known: Dictionary(uniqueKeysWithValues: known.map { ($0, old.firstIndex(of: $0) ?? 0) }), height: 120,
      position: { new.firstIndex(of: $0) })
  }

  @Test(arguments: [
    // Nothing changes.
    ([1, 2, 3], [1, 2, 3], ""),
    // One comes at the front, in the middle, at the end, and into an empty list.
    ([1, 2], [9, 1, 2], "1 from -40, 2 from -40, 9 comes"),
    ([1, 2], [1, 9, 2], "2 from -40, 9 comes"),
    ([1, 2], [1, 2, 9], "9 comes"),
    ([], [7, 8], "7 comes, 8 comes"),
    // One goes, and all do.
    ([1, 2, 3], [1, 3], "3 from +40, 2 goes"),
    ([1, 2], [], "1 goes, 2 goes"),
    ([1, 2], [5, 6], "5 comes, 6 comes, 1 goes, 2 goes"),
    // They change places.
    ([1, 2, 3], [3, 2, 1], "1 from -80, 3 from +80"),
    // The last one that is seen is pushed out, and the one behind it comes into sight, as far as the others move.
    ([1, 2, 3, 4], [9, 1, 2, 3, 4], "1 from -40, 2 from -40, 3 leaves from -40, 9 comes"),
    ([1, 2, 3, 4, 5], [1, 3, 4, 5], "3 from +40, 4 from +40, 2 goes"),
    ([1, 2, 3, 4, 5], [3, 4, 5], "3 from +80, 4 from +80, 5 from +80, 1 goes, 2 goes"),
  ])
  func `Rows come, go and move`(old: [Int], new: [Int], expected: String) {
    #expect(moves(old, new).description == expected)
  }

  @Test func `What changes out of sight moves nothing`() {
    let old = Array(0..<100)
    #expect(moves(old, Array(0..<50) + [500] + Array(50..<100)).description.isEmpty)
    // GTK keeps what is seen where it is: one comes above it.
    #expect(moves(old, [500] + old, from: 2000, to: 2040).description.isEmpty)
  }

  @Test func `A row that moves far goes out of sight or comes from there, not farther away than the list is high`() {
    let old = Array(0..<100)
    // To the end: the others follow, one of them from below.
    #expect(moves(old, Array(1..<100) + [0]).description == "1 from +40, 2 from +40, 3 from +40, 0 leaves from -240")
    // From the end to the front.
    let back = [99] + Array(0..<99)
    #expect(moves(old, back, knowsAll: true).description == "0 from -40, 1 from -40, 99 from +240, 2 leaves from -40")
    // Of a row that was never made nobody knows that it moved.
    #expect(moves(old, back).description == "0 from -40, 1 from -40, 2 leaves from -40, 99 comes")
    // The list has scrolled to where none of them was seen.
    #expect(moves(old, old, from: 0, to: 2000).slides.map(\.distance) == [240, 240, 240])
    #expect(moves(old, old, from: 2000, to: 0).leaving.map(\.distance) == [-240, -240, -240])
  }

  @Test func `Each row that is seen before or afterwards takes part in one way, and others in none`() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<300 {
      let old = Array(0..<Int.random(in: 0...12, using: &random))
      var new = old.filter { _ in Int.random(in: 0..<4, using: &random) > 0 } + (20..<20 + Int.random(in: 0...3, using: &random))
      if Bool.random(using: &random) { new.shuffle(using: &random) }
      let moves = moves(old, new, knowsAll: Bool.random(using: &random))
      let (before, after) = (Self.seen(old), Self.seen(new))
      let told = moves.slides.map(\.token) + moves.leaving.map(\.token) + moves.coming + moves.going
      #expect(Set(told).count == told.count)
      #expect(Set(told).isSubset(of: Set(before.map(\.token) + after.map(\.token))))
      #expect(Set(moves.going) == Set(before.map(\.token)).subtracting(new))
      #expect(Set(moves.coming).isSuperset(of: Set(after.map(\.token)).subtracting(old)))
      for row in after {
        guard let start = before.first(where: { $0.token == row.token }) else { continue }
        let distance = moves.slides.first { $0.token == row.token }?.distance ?? 0
        #expect(row.y + distance == start.y, "\(old) \(new)")
      }
    }
  }

  @Test func `The place of a row before a sequence of splices is found again`() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<200 {
      let old = Array(0..<10)
      let new = old.filter { _ in Bool.random(using: &random) } + [30, 31]
      let splices = identityDiff(from: old, to: new).splices
      for (position, element) in new.enumerated() {
        #expect(Splice.origin(of: position, before: splices) == (element < 30 ? element : nil))
      }
    }
  }
}
