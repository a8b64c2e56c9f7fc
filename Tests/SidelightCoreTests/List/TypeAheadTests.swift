import SidelightCore
import Testing

struct TypeAheadTests {
  private func find(_ search: RowSearch?, in rows: [String]) -> Int? {
    guard var search else { return nil }
    while !search.isOver {
      let position = search.position
      search.advance()
      if search.fits(rows[position]) { return position }
    }
    return nil
  }

  private let rows = ["Anna", "bob", "Anton", "Berta", "Ben Lomond", "Ben Nevis", "Édith", "Aaron"]

  @Test func `Letters make one word until there is a pause`() {
    var word = TypeAhead()
    func type(_ letter: Character, at time: Int, from cursor: Int?) -> Int? {
      find(word.type(letter, at: time, cursor: cursor, count: rows.count), in: rows)
    }
    #expect(type("b", at: 0, from: nil) == 1)
    #expect(type("E", at: 900, from: 1) == 3)
    #expect(type("n", at: 1800, from: 3) == 4)
    #expect(type(" ", at: 1900, from: 4) == 4)
    #expect(type("n", at: 2000, from: 4) == 5)
    #expect(type("x", at: 2100, from: 5) == nil)
    #expect(type("é", at: 3100, from: 5) == 6)
  }

  @Test func `The same letter again leads on to the next row, and past the end to the first`() {
    var word = TypeAhead()
    var cursor: Int? = 1
    var visited: [Int?] = []
    for _ in 0..<4 {
      cursor = find(word.type("a", at: 0, cursor: cursor, count: rows.count), in: rows)
      visited.append(cursor)
    }
    #expect(visited == [2, 7, 0, 2])
    // A third letter makes a word of them all.
    #expect(find(word.type("r", at: 0, cursor: 2, count: rows.count), in: rows) == nil)
    var other = TypeAhead()
    #expect(find(other.type("a", at: 0, cursor: 2, count: rows.count), in: rows) == 7)
    #expect(find(other.type("a", at: 0, cursor: 7, count: rows.count), in: rows) == 0)
    #expect(find(other.type("r", at: 0, cursor: 0, count: rows.count), in: rows) == 7)
  }

  @Test func `A space begins no word, and a list without rows takes no letters`() {
    var word = TypeAhead()
    #expect(word.type(" ", at: 0, cursor: 0, count: 5) == nil)
    #expect(!word.isTyping(at: 0))
    #expect(word.type("a", at: 0, cursor: nil, count: 0) == nil)
  }

  @Test(arguments: [0, 3, 7]) func `A search looks at every row once, from where it begins`(start: Int) {
    var search = RowSearch(for: "zzz", from: start, count: 8)
    var seen: [Int] = []
    while !search.isOver {
      seen.append(search.position)
      search.advance()
    }
    #expect(seen == (0..<8).map { ($0 + start) % 8 })
  }

  @Test func `Runs of rows have one source each`() {
    let model = RowModel([
      SectionDescription(SectionID(1), segments: [SegmentDescription(SegmentID(1), count: 3)], hasHeader: true),
      SectionDescription(
        SectionID(2), segments: [SegmentDescription(SegmentID(2), count: 2), SegmentDescription(SegmentID(3), count: 4)], hasFooter: true),
    ])
    var runs: [String] = []
    model.forEachRun(in: 2..<100) { first, count in
      if case .row(_, let segment, let offset) = first { runs.append("\(segment.rawValue): \(offset)+\(count)") } else { runs.append("-") }
    }
    #expect(runs == ["1: 1+2", "2: 0+2", "3: 0+4", "-"])
    for range in [0..<0, 3..<5, 0..<model.count] {
      var covered = 0
      model.forEachRun(in: range) { covered += $1 }
      #expect(covered == range.count)
    }
  }
}
