import SidelightCore
import Testing

@Suite("Tokens of rows")
struct RowTokenTests {
  @Test func `a row has one token until it is released`() {
    var model = RowModel([.bare(1, [10: 5])])
    let token = model.token(at: 3)
    let same = model.token(at: 3)
    let other = model.token(at: 2)
    #expect(same == token)
    #expect(other != token)
    #expect(model.trackedCount == 2)
    model.releaseTokens(except: [other])
    #expect(model.index(ofToken: token) == nil)
    #expect(model.index(ofToken: other) == 2)
    #expect(model.trackedCount == 1)
    let next = model.token(at: 3)
    #expect(next != token)
  }

  @Test func `a token follows its row when rows come and go before it`() {
    var model = RowModel([.full(1, [10: 5]), .bare(2, [20: 5])])
    let token = model.token(at: 9)
    #expect(model.row(ofToken: token) == .row(SectionID(2), SegmentID(20), offset: 2))
    _ = model.splice(segment: SegmentID(10), at: 0, removed: 1, added: 4)
    #expect(model.index(ofToken: token) == 12)
    _ = model.splice(segment: SegmentID(20), at: 3, removed: 2, added: 0)
    #expect(model.index(ofToken: token) == 12)
    _ = model.splice(segment: SegmentID(20), at: 2, removed: 0, added: 1)
    #expect(model.row(ofToken: token) == .row(SectionID(2), SegmentID(20), offset: 3))
    #expect(model.checkInvariants() == [])
  }

  @Test func `a token dies with its row and is never used again`() {
    var model = RowModel([.bare(1, [10: 3])])
    let token = model.token(at: 1)
    _ = model.splice(segment: SegmentID(10), at: 1, removed: 1, added: 1)
    #expect(model.index(ofToken: token) == nil)
    #expect(model.row(ofToken: token) == nil)
    let next = model.token(at: 1)
    #expect(next != token)
    model.releaseTokens(except: [next])
    #expect(model.index(ofToken: next) == 1)
  }

  @Test(arguments: [-1, 7, Int.max, Int.min])
  func `a number that is no token has no row`(token: Int) {
    var model = RowModel([.bare(1, [10: 3])])
    let real = model.token(at: 1)
    #expect(real != token)
    #expect(model.index(ofToken: token) == nil)
    model.releaseTokens(except: [real, token])
    #expect(model.trackedCount == 1)
  }

  @Test func `rows that a difference moves keep their tokens`() {
    var model = RowModel([.full(1, [10: 5])])
    let tokens = (1...5).map { model.token(at: $0) }
    let moved = identityDiff(from: ["a", "b", "c", "d", "e"], to: ["e", "x", "b", "d", "c"])
    _ = model.apply(moved, to: SegmentID(10))
    #expect(tokens.map { model.index(ofToken: $0) } == [nil, 3, 5, 4, 1])
    #expect(model.checkInvariants() == [])
  }

  @Test func `rows keep their tokens in a splice whose moves name them`() {
    var model = RowModel([.bare(1, [10: 6])])
    let tokens = (0..<6).map { model.token(at: $0) }
    let moves = [RowMove(from: 3, to: 1), RowMove(from: 1, to: 3), RowMove(from: 0, to: 2)]
    let splices = model.splice(segment: SegmentID(10), at: 1, removed: 3, added: 3, moves: moves)
    #expect(splices.picture == "@1 -3 +3")
    #expect(tokens.map { model.index(ofToken: $0) } == [0, 3, nil, 1, 4, 5])
    #expect(model.checkInvariants() == [])
  }

  @Test func `tokens of rows die when their section collapses, those around it stay`() {
    var model = RowModel([.full(1, [10: 2]), .full(2, [20: 1])])
    let tokens = (0..<model.count).map { model.token(at: $0) }
    _ = model.setExpanded(SectionID(1), false)
    #expect(tokens.map { model.index(ofToken: $0) } == [0, nil, nil, 1, 2, 3, 4])
    _ = model.setExpanded(SectionID(1), true)
    #expect(tokens.map { model.index(ofToken: $0) } == [0, nil, nil, 3, 4, 5, 6])
    let next = model.token(at: 1)
    #expect(!tokens.contains(next))
  }

  @Test func `rows of moved sections keep their tokens, headers and footers too`() {
    var model = RowModel([.full(1, [10: 1]), .full(2, [20: 2])])
    let rows = (0..<model.count).map { model.row(at: $0) }
    let tokens = (0..<model.count).map { model.token(at: $0) }
    let splices = model.replaceStructure([.full(2, [20: 2]), .full(1, [10: 1])])
    #expect(!splices.isEmpty)
    #expect(tokens.map { model.row(ofToken: $0) } == rows)
    #expect(tokens.map { model.index(ofToken: $0) } == [4, 5, 6, 0, 1, 2, 3])
    #expect(model.checkInvariants() == [])
  }

  @Test func `a copy of the list follows its own changes only`() {
    var model = RowModel([.bare(1, [10: 3])])
    let token = model.token(at: 2)
    let copy = model
    _ = model.splice(segment: SegmentID(10), at: 0, removed: 1, added: 0)
    #expect(model.index(ofToken: token) == 1)
    #expect(copy.index(ofToken: token) == 2)
  }
}
