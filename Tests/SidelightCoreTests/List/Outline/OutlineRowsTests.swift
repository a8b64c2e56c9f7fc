import SeedSupport
import SidelightCore
import Testing

/// The rows of outlines, and what finding and changing them costs.
struct OutlineRowsTests {
  /// The depth and the offset among its siblings of each row.
  private func picture(_ rows: OutlineRows) -> String {
    (0..<rows.count).map { position in
      let (branch, offset) = rows.row(at: position)
      return String(repeating: ".", count: rows.depth(in: branch)) + "\(offset)"
    }.joined(separator: " ")
  }

  @Test func `Children come behind their element and go with it`() {
    var rows = OutlineRows(count: 3)
    #expect(picture(rows) == "0 1 2")
    let second = rows.open(1, in: .root, count: 2)
    #expect(picture(rows) == "0 1 .0 .1 2")
    let inner = rows.open(1, in: second, count: 1)
    #expect(picture(rows) == "0 1 .0 .1 ..0 2")
    #expect(rows.position(of: 0, in: inner) == 4)
    #expect(rows.position(of: 2, in: .root) == 5)
    #expect(rows.parent(ofRowAt: 4) == 3)
    #expect(rows.parent(ofRowAt: 3) == 1)
    #expect(rows.parent(ofRowAt: 1) == nil)
    #expect(rows.rowCount(of: second) == 3)
    let closed = rows.close(second)
    #expect(closed.map(\.branch) == [second, inner])
    #expect(picture(rows) == "0 1 2")
    #expect(rows.checkInvariants().isEmpty)
  }

  @Test func `An open element without children shows nothing, and rows that come later are below it`() {
    var rows = OutlineRows(count: 2)
    let first = rows.open(0, in: .root, count: 0)
    #expect(picture(rows) == "0 1")
    #expect(rows.rowCount(of: first) == 0)
    let change = rows.apply(.rows(at: 0, added: 2), to: first)
    #expect(change.rows.splices == [Splice(position: 1, removed: 0, added: 2)])
    #expect(picture(rows) == "0 .0 .1 1")
    #expect(rows.checkInvariants().isEmpty)
  }

  @Test func `What is open below an element moves with it`() {
    var rows = OutlineRows(count: 4)
    let first = rows.open(0, in: .root, count: 2)
    _ = rows.open(1, in: first, count: 1)
    #expect(picture(rows) == "0 .0 .1 ..0 1 2 3")
    let change = rows.apply(identityDiff(from: [1, 2, 3, 4], to: [2, 3, 1, 4]), to: .root)
    #expect(picture(rows) == "0 1 2 .0 .1 ..0 3")
    #expect(change.rows.moves == [RowMove(from: 0, to: 2, count: 4)])
    #expect(change.rows.leads(from: [1, 11, 12, 121, 2, 3, 4], to: [2, 3, 1, 11, 12, 121, 4]))
    #expect(change.closed.isEmpty)
    #expect(rows.checkInvariants().isEmpty)
  }

  @Test func `Opening and closing cost the same for two children and for a million`() {
    func steps(_ count: Int) -> Int {
      var rows = OutlineRows(count: 1000)
      let before = rows.steps
      let branch = rows.open(500, in: .root, count: count)
      #expect(rows.count == 1000 + count)
      rows.close(branch)
      return rows.steps - before
    }
    #expect(steps(1_000_000) == steps(2))
  }

  @Test(arguments: [1000, 30_000]) func `A step in an outline with many open elements costs their logarithm`(open: Int) {
    var rows = OutlineRows(count: open)
    for offset in 0..<open { _ = rows.open(offset, in: .root, count: 2) }
    #expect(rows.count == 3 * open)
    #expect(rows.height < 70)
    #expect(rows.position(of: open - 1, in: .root) == 3 * open - 3)
    let (branch, offset) = rows.row(at: 3 * open - 1)
    #expect(rows.location(of: branch)?.offset == open - 1)
    #expect(offset == 1)
    let before = rows.steps
    let branches = rows.openChildren(of: .root)
    rows.close(branches[open / 2])
    _ = rows.open(open / 2, in: .root, count: 5)
    #expect(rows.steps - before < 600)
    #expect(rows.count == 3 * open + 3)
  }

  @Test func `Ten thousand levels are opened one by one and closed at once`() {
    let depth = 10_000
    var rows = OutlineRows(count: 3)
    var branches: [OutlineBranch] = [.root]
    for _ in 0..<depth { branches.append(rows.open(1, in: branches[branches.count - 1], count: 3)) }
    #expect(rows.count == 3 * (depth + 1))
    #expect(rows.checkInvariants().isEmpty)
    #expect(rows.height < 70)
    // Some hundred steps for each level: nothing grows with the depth.
    #expect(rows.steps < depth * 400)
    #expect(rows.depth(in: branches[depth]) == depth)
    #expect(rows.row(at: 2 * depth).branch == branches[depth])
    #expect(rows.parent(ofRowAt: 2 * depth) == 2 * depth - 1)
    let before = rows.steps
    #expect(rows.close(branches[1]).count == depth)
    #expect(rows.steps - before < 1000)
    #expect(rows.count == 3)
    #expect(rows.checkInvariants().isEmpty)
  }

  @Test(arguments: 1...6) func `Any changes lead to the rows of a plain model`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var nextID = 0
    func item() -> NaiveOutline.Item {
      nextID += 1
      return NaiveOutline.Item(nextID)
    }
    let naive = NaiveOutline(NaiveOutline.Item(0, children: (0..<5).map { _ in item() }))
    var rows = OutlineRows(count: 5)
    for step in 0..<800 {
      let old = naive.lines
      let open = naive.open
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4 where !old.isEmpty:
        let line = old[Int.random(in: 0..<old.count, using: &random)]
        guard let parent = open.first(where: { $0.branch == line.parent }) else { continue }
        let chosen = parent.children[line.offset]
        if let branch = chosen.branch {
          let closed = Set(rows.close(branch).map(\.branch))
          #expect(closed == NaiveOutline.close(chosen))
        } else {
          if chosen.children.isEmpty { chosen.children = (0..<Int.random(in: 0...4, using: &random)).map { _ in item() } }
          chosen.branch = rows.open(line.offset, in: line.parent, count: chosen.children.count)
        }
      default:
        let parent = open[Int.random(in: 0..<open.count, using: &random)]
        guard let branch = parent.branch else { continue }
        let before = parent.children
        var after = before.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
        if Bool.random(using: &random) { after.shuffle(using: &random) }
        for _ in 0..<Int.random(in: 0...2, using: &random) {
          after.insert(item(), at: Int.random(in: 0...after.count, using: &random))
        }
        if old.count > 200 { after = Array(after.prefix(2)) }
        parent.children = after
        let change = rows.apply(identityDiff(from: before.map(\.id), to: after.map(\.id)), to: branch)
        let kept = Set(after.map(\.id))
        let gone = before.filter { !kept.contains($0.id) }.reduce(into: Set<OutlineBranch>()) { $0.formUnion(NaiveOutline.close($1)) }
        #expect(Set(change.closed.map(\.branch)) == gone)
        #expect(change.rows.leads(from: old.map(\.id), to: naive.lines.map(\.id)), "seed \(seed), step \(step)")
      }
      let lines = naive.lines
      try? #require(rows.count == lines.count, "seed \(seed), step \(step)")
      for (position, line) in lines.enumerated() {
        let (branch, offset) = rows.row(at: position)
        guard branch == line.parent, offset == line.offset, rows.depth(in: branch) == line.depth,
          rows.position(of: offset, in: branch) == position, rows.parent(ofRowAt: position) == line.parentRow
        else {
          Issue.record("seed \(seed), step \(step): row \(position) is not \(line)")
          return
        }
      }
      let broken = rows.checkInvariants()
      guard broken.isEmpty else {
        Issue.record("seed \(seed), step \(step): \(broken)")
        return
      }
    }
  }
}
