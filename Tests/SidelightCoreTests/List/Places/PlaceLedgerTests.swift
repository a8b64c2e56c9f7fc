import SeedSupport
import SidelightCore
import Testing

@MainActor struct PlaceLedgerTests {
  @Test(arguments: Seeds.walks(1, 2, 3, 4))
  func `Every place shows its row, and no row is kept for nobody`(seed: UInt64) {
    let list = FakeListWidget(seed: seed)
    var trail: [String] = []
    for step in 0..<Seeds.steps(2_500) {
      trail.append(list.step())
      let faults = list.faults
      guard faults.isEmpty else {
        Issue.record("Seed \(seed), step \(step): \(faults), after \(trail.suffix(6).joined(separator: ", "))")
        return
      }
    }
  }

  /// Places with their tokens, in order.
  private func places(_ tokens: [Int]) -> [FakePlace] {
    tokens.enumerated().map { index, token in
      let place = FakePlace()
      (place.token, place.position) = (token, index)
      return place
    }
  }

  private func show(_ row: Int, _ place: FakePlace, _ ledger: inout PlaceLedger<FakePlace>, _ rows: FakeRows) -> NodeID? {
    let old = ledger.begin(place, in: rows)
    _ = ledger.end(place, with: NodeID(row), insteadOf: old)
    return old
  }

  @Test func `A row that went serves for one that comes with the same change, but no header and nothing with the focus`() {
    for isUseless in [false, true] {
      var ledger = PlaceLedger<FakePlace>()
      let rows = FakeRows()
      rows.tokens = [1, 2, 3]
      let all = places([1, 2, 3, 4, 6])
      for (index, place) in all.prefix(3).enumerated() { _ = show(index + 1, place, &ledger, rows) }
      all[0].showsElement = false
      all[1].holdsFocus = true
      all[2].holdsFocus = isUseless
      rows.tokens = [4, 6]
      ledger.beginChanges(rowsGo: true)
      #expect(show(isUseless ? 4 : 3, all[3], &ledger, rows) == (isUseless ? nil : NodeID(3)))
      #expect(ledger.places[NodeID(3)] === (isUseless ? all[2] : all[3]))
      #expect(all[2].row == (isUseless ? NodeID(3) : nil))
      #expect(show(6, all[4], &ledger, rows) == nil, "it serves once")
      ledger.endChanges()
      all[1].holdsFocus = false
      #expect(ledger.begin(FakePlace(), in: rows) == nil, "the change is over")
      #expect(ledger.faults == [])
    }
  }

  @Test func `A row that went and whose place shows another by now serves for none`() {
    var ledger = PlaceLedger<FakePlace>()
    let rows = FakeRows()
    rows.tokens = [1, 2]
    let all = places([1, 2, 3])
    for (index, place) in all.prefix(2).enumerated() { _ = show(index + 1, place, &ledger, rows) }
    rows.tokens = [3, 4, 6]
    for rowsGo in [false, true] {
      ledger.beginChanges(rowsGo: rowsGo)
      if rowsGo { ledger.endChanges() }
      #expect(ledger.begin(FakePlace(), in: rows) == nil, "no row goes, or no longer")
    }
    ledger.beginChanges(rowsGo: true)
    let first = show(3, all[2], &ledger, rows)
    let other = first == NodeID(1) ? all[1] : all[0]
    other.token = 4
    #expect(ledger.begin(FakePlace(), in: rows) == nil)
  }

  @Test func `A row that went and is kept for the focus does not stand for the one that has its position now`() {
    // Which of the two is found first depends on their ids.
    for row in 1...20 {
      var ledger = PlaceLedger<FakePlace>()
      let rows = FakeRows()
      rows.tokens = [1]
      let old = places([1])[0]
      _ = show(row, old, &ledger, rows)
      #expect(ledger.place(at: 0, in: rows) === old)
      rows.tokens = [2]
      #expect(ledger.place(at: 0, in: rows) === old, "it is on its way out")
      let new = places([2])[0]
      _ = show(row + 100, new, &ledger, rows)
      #expect(ledger.place(at: 0, in: rows) === new)
      #expect(ledger.place(at: 1, in: rows) == nil)
    }
  }

  @Test func `Rows wait for places that come back, and the others are discarded`() {
    var ledger = PlaceLedger<FakePlace>()
    let rows = FakeRows()
    rows.tokens = [1, 2, 3]
    let all = places(rows.tokens)
    for (index, place) in all.enumerated() {
      _ = show(index + 1, place, &ledger, rows)
      #expect(ledger.unbound(place) == NodeID(index + 1))
      #expect(ledger.tornDown(place, comesBack: true) == .rests)
    }
    let again = places([2])
    #expect(show(2, again[0], &ledger, rows) == NodeID(2))
    #expect(Set(ledger.drain()) == [NodeID(1), NodeID(3)])
    #expect(ledger.drain() == [])
    #expect(ledger.unbound(again[0]) == NodeID(2))
    #expect(ledger.tornDown(again[0], comesBack: false) == .discard(NodeID(2)))
    #expect(ledger.tornDown(again[0], comesBack: false) == .nothing)
  }

  @Test func `A place that waited shows its row when the list has it there, and no other place does`() {
    var ledger = PlaceLedger<FakePlace>()
    let rows = FakeRows()
    let place = places([1])[0]
    func due() -> Bool {
      let waited = ledger.takeWaiting()
      return waited.contains { $0 === place } && ledger.isDue(place, in: rows)
    }
    ledger.wait(place)
    #expect(!due() && !ledger.hasWaiting, "the list has no such row")
    rows.tokens = [2, 1]
    ledger.wait(place)
    #expect(!due(), "the list has it elsewhere")
    rows.tokens = [1]
    ledger.wait(place)
    #expect(due())
    let other = places([1])[0]
    _ = show(7, other, &ledger, rows)
    ledger.wait(place)
    #expect(!due() && ledger.hasWaiting, "the other may go")
    _ = ledger.tornDown(other, comesBack: false)
    #expect(due())
  }
}
