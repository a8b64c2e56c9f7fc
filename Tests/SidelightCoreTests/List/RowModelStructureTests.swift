import SidelightCore
import Testing

@Suite("Structure of a list")
struct RowModelStructureTests {
  /// Replaces a structure, checks that the splices tell the truth about unique rows, and returns them as text.
  private func change(_ old: [SectionDescription], to new: [SectionDescription]) -> String {
    var model = RowModel(old)
    let before = (0..<model.count).map { model.row(at: $0) }
    let splices = model.replaceStructure(new)
    let after = (0..<model.count).map { model.row(at: $0) }
    let seen = apply(splices, to: before)
    #expect(seen.count == after.count)
    #expect(zip(seen, after).allSatisfy { $0 == nil || $0 == $1 })
    #expect(model.sections == new)
    #expect(model.checkInvariants() == [])
    return splices.picture
  }

  @Test func `an equal structure is no splice`() {
    let sections: [SectionDescription] = [.full(1, [10: 2]), .bare(2, [20: 3])]
    #expect(change(sections, to: sections) == "")
  }

  @Test func `a first structure is one splice`() {
    #expect(change([], to: [.full(1, [10: 2]), .bare(2, [20: 3])]) == "@0 -0 +7")
  }

  @Test func `removing everything is one splice`() {
    #expect(change([.full(1, [10: 2]), .bare(2, [20: 3])], to: []) == "@0 -7 +0")
  }

  @Test func `a section between others is inserted by one splice`() {
    #expect(change([.full(1, [10: 2]), .full(3, [30: 1])], to: [.full(1, [10: 2]), .full(2, [20: 2]), .full(3, [30: 1])]) == "@4 -0 +4")
  }

  @Test func `a removed section and its inserted neighbour are one splice`() {
    #expect(change([.full(1, [10: 2]), .bare(2, [20: 3])], to: [.full(1, [10: 2]), .bare(3, [30: 1])]) == "@4 -3 +1")
  }

  @Test func `a header and a footer appear and disappear`() {
    let bare: [SectionDescription] = [.bare(1, [10: 2])]
    let full: [SectionDescription] = [.full(1, [10: 2])]
    #expect(change(bare, to: full) == "@0 -0 +1, @3 -0 +1")
    #expect(change(full, to: bare) == "@0 -1 +0, @2 -1 +0")
  }

  @Test func `a moved section is removed and added`() {
    let old: [SectionDescription] = [.bare(1, [10: 1]), .full(2, [20: 1, 21: 1]), .full(3, [30: 1, 31: 1])]
    let new: [SectionDescription] = [old[1], old[2], old[0]]
    #expect(change(old, to: new) == "@0 -1 +0, @8 -0 +1")
  }

  @Test func `a segment that goes to another section is removed and added`() {
    #expect(
      change([.full(1, [10: 1, 11: 2]), .full(2, [20: 1])], to: [.full(1, [10: 1]), .full(2, [11: 2, 20: 1])]) == "@2 -2 +0, @4 -0 +2")
  }

  @Test func `a segment of a section that got another id is another one`() {
    #expect(change([.full(1, [10: 2])], to: [.full(2, [10: 2])]) == "@0 -4 +4")
  }

  @Test func `a segment whose number of rows differs changes at its end`() {
    #expect(change([.full(1, [10: 2, 11: 2])], to: [.full(1, [10: 5, 11: 1])]) == "@3 -0 +3, @7 -1 +0")
  }

  @Test func `the end of one segment and the start of the next are one splice`() {
    #expect(change([.bare(1, [10: 3, 11: 2])], to: [.bare(1, [10: 1, 12: 2])]) == "@1 -4 +2")
  }

  @Test func `a description can collapse and expand`() {
    let open: [SectionDescription] = [.full(1, [10: 2, 11: 2]), .full(2, [20: 1])]
    let closed: [SectionDescription] = [.full(1, [10: 2, 11: 2], isExpanded: false), .full(2, [20: 1])]
    #expect(change(open, to: closed) == "@1 -4 +0")
    #expect(change(closed, to: open) == "@1 -0 +4")
  }

  @Test func `a collapsed section that stops being collapsible shows its rows`() {
    let closed: [SectionDescription] = [.full(1, [10: 2], isExpanded: false)]
    let bare = [
      SectionDescription(SectionID(1), segments: closed[0].segments, hasHeader: true, hasFooter: true, isExpanded: false)
    ]
    #expect(change(closed, to: bare) == "@1 -0 +2")
  }

  @Test func `sections and segments without rows may move freely`() {
    let old: [SectionDescription] = [.bare(1, [:]), .bare(2, [20: 0, 21: 3]), .bare(3, [30: 0])]
    let new: [SectionDescription] = [.bare(3, [30: 0]), .bare(2, [21: 3, 20: 0]), .bare(1, [:])]
    #expect(change(old, to: new) == "")
  }
}
