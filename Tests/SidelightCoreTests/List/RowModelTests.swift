import SidelightCore
import Testing

@Suite("Row model")
struct RowModelTests {
  @Test func `an empty list has no rows`() {
    let model = RowModel()
    #expect(model.count == 0)
    #expect(model.checkInvariants() == [])
  }

  @Test func `rows come in the order of header, segments and footer`() {
    let model = RowModel([.full(1, [10: 2, 11: 1]), .bare(2, [20: 0, 21: 2])])
    #expect(model.picture == "#1 10.0 10.1 11.0 /1 21.0 21.1")
    #expect(model.count == 7)
    #expect(model.checkInvariants() == [])
  }

  @Test func `every row is found where it is`() {
    let model = RowModel([.full(1, [10: 2, 11: 1]), .bare(2, [20: 0, 21: 2]), .full(3, [:])])
    #expect((0..<model.count).map { model.index(of: model.row(at: $0)) } == Array(0..<model.count))
  }

  @Test(arguments: [
    Row.header(SectionID(2)), .footer(SectionID(2)), .header(SectionID(9)), .row(SectionID(1), SegmentID(10), offset: 2),
    .row(SectionID(1), SegmentID(10), offset: -1), .row(SectionID(1), SegmentID(20), offset: 0),
    .row(SectionID(1), SegmentID(99), offset: 0),
    .row(SectionID(3), SegmentID(30), offset: 0),
  ])
  func `a row that is absent or hidden has no position`(row: Row) {
    let model = RowModel([.full(1, [10: 2]), .bare(2, [20: 1]), .full(3, [30: 1], isExpanded: false)])
    #expect(model.index(of: row) == nil)
  }

  @Test func `a data change is one splice at the position of its rows`() {
    var model = RowModel([.full(1, [10: 2]), .full(2, [20: 3])])
    let splices = model.splice(segment: SegmentID(20), at: 1, removed: 1, added: 3)
    #expect(splices.picture == "@6 -1 +3")
    #expect(model.picture == "#1 10.0 10.1 /1 #2 20.0 20.1 20.2 20.3 20.4 /2")
    #expect(model.checkInvariants() == [])
  }

  @Test func `a data change of nothing is no splice`() {
    var model = RowModel([.bare(1, [10: 2])])
    let splices = model.splice(segment: SegmentID(10), at: 1, removed: 0, added: 0)
    #expect(splices == [])
    let then = model.apply(identityDiff(from: [1, 2], to: [1, 2]), to: SegmentID(10))
    #expect(then == [])
  }

  @Test func `a difference of the data is applied at the position of its segment`() {
    var model = RowModel([.full(1, [10: 1, 11: 5])])
    let difference = identityDiff(from: ["a", "b", "c", "d", "e"], to: ["x", "a", "c", "d", "y", "z"])
    let splices = model.apply(difference, to: SegmentID(11))
    #expect(splices.picture == "@2 -0 +1, @4 -1 +0, @6 -1 +2")
    #expect(model.count == 9)
    #expect(model.checkInvariants() == [])
  }

  @Test func `collapsing takes the body and leaves header and footer`() {
    var model = RowModel([.full(1, [10: 2, 11: 3]), .full(2, [20: 1])])
    let splices = model.setExpanded(SectionID(1), false)
    #expect(splices.picture == "@1 -5 +0")
    #expect(model.picture == "#1 /1 #2 20.0 /2")
    #expect(model.checkInvariants() == [])
    let then = model.setExpanded(SectionID(1), true)
    #expect(then.picture == "@1 -0 +5")
    #expect(model.picture == "#1 10.0 10.1 11.0 11.1 11.2 /1 #2 20.0 /2")
    #expect(model.checkInvariants() == [])
  }

  @Test func `expanding what is expanded, empty or unknown changes nothing`() {
    var model = RowModel([.full(1, [10: 2]), .full(2, [20: 0])])
    let splices = model.setExpanded(SectionID(1), true)
    #expect(splices == [])
    let then = model.setExpanded(SectionID(2), false)
    #expect(then == [])
    let last = model.setExpanded(SectionID(9), false)
    #expect(last == [])
    #expect(!model.sections[1].isExpanded)
  }

  @Test func `a section that is not collapsible shows its body and remembers that it is collapsed`() {
    var model = RowModel([.bare(1, [10: 2])])
    let splices = model.setExpanded(SectionID(1), false)
    #expect(splices == [])
    #expect(model.picture == "10.0 10.1")
    #expect(!model.sections[0].isExpanded)
    #expect(model.checkInvariants() == [])
  }

  @Test func `data that changes while collapsed shows when the section expands`() {
    var model = RowModel([.full(1, [10: 2], isExpanded: false)])
    let splices = model.splice(segment: SegmentID(10), at: 0, removed: 1, added: 4)
    #expect(splices == [])
    #expect(model.picture == "#1 /1")
    let then = model.setExpanded(SectionID(1), true)
    #expect(then.picture == "@1 -0 +5")
    #expect(model.checkInvariants() == [])
  }

  @Test(arguments: [1_000, 1_000_000, 1 << 40])
  func `a segment of any size is one entry`(count: Int) {
    var model = RowModel([.full(1, [10: count]), .full(2, [20: 1])])
    #expect(model.count == count + 5)
    #expect(model.row(at: count) == .row(SectionID(1), SegmentID(10), offset: count - 1))
    #expect(model.index(of: .header(SectionID(2))) == count + 2)
    let splices = model.splice(segment: SegmentID(10), at: count / 2, removed: 1, added: 0)
    #expect(splices.picture == "@\(count / 2 + 1) -1 +0")
    let then = model.setExpanded(SectionID(1), false)
    #expect(then.picture == "@1 -\(count - 1) +0")
    #expect(model.count == 5)
  }

  @Test(arguments: [1, 2, 3, 7, 8, 9, 1_000, 10_000])
  func `any number of sections can be searched`(sections: Int) {
    var model = RowModel((0..<sections).map { .full($0, [$0: $0 % 3]) })
    for id in stride(from: 0, to: sections, by: 7) {
      _ = model.setExpanded(SectionID(id), false)
      _ = model.splice(segment: SegmentID(sections - 1 - id), at: 0, removed: 0, added: 2)
    }
    #expect(model.checkInvariants() == [])
  }

  @Test(arguments: [
    [], [Splice(position: 3, removed: 1, added: 2)],
    [Splice(position: 0, removed: 2, added: 0), Splice(position: 4, removed: 0, added: 3)],
    [Splice(position: 1, removed: 0, added: 1), Splice(position: 3, removed: 2, added: 0), Splice(position: 9, removed: 1, added: 1)],
  ])
  func `one splice can cover several`(splices: [Splice]) {
    let old = Array(0..<12)
    let new = apply(splices, to: old)
    let covering = Splice.covering(splices)
    let covered = apply([covering].compactMap(\.self), to: old)
    #expect(covered.count == new.count)
    #expect(zip(covered, new).allSatisfy { $0 == nil || $0 == $1 })
    #expect((covering == nil) == splices.isEmpty)
    #expect(covering?.position == splices.first?.position)
  }
}
