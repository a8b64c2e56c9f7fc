import SidelightCore
import Testing

/// The rules of moves and drops, against arrays that are changed one element after the other.
struct ElementMoveTests {
  /// What a move makes of an array, the plain way.
  private func moved(_ array: [Int], _ move: ElementMove) -> [Int] {
    let isMoved = { (offset: Int) in move.offsets.contains(offset) }
    let taken = array.indices.filter(isMoved).map { array[$0] }
    let before = array.indices.filter { $0 < move.destination && !isMoved($0) }.map { array[$0] }
    let after = array.indices.filter { $0 >= move.destination && !isMoved($0) }.map { array[$0] }
    return before + taken + after
  }

  private func sets(of count: Int) -> [RangeSet<Int>] {
    (0..<(1 << count)).map { bits in
      var set = RangeSet<Int>()
      for offset in 0..<count where bits & (1 << offset) != 0 { set.insert(contentsOf: offset..<(offset + 1)) }
      return set
    }
  }

  @Test func `A move that says it changes nothing changes nothing, and any other changes something`() {
    let array = Array(0..<6)
    for set in sets(of: 6) {
      for destination in 0...6 {
        let move = ElementMove(set, to: destination)
        #expect(move.changesNothing == (moved(array, move) == array), "\(set.ranges) to \(destination)")
      }
    }
  }

  @Test func `A step brings the elements together, and moves those that are together by one place`() {
    let array = Array(0..<6)
    for set in sets(of: 6) where !set.isEmpty {
      for forward in [true, false] {
        let taken = array.filter { set.contains($0) }
        let isRun = set.ranges.count == 1
        let isAtEnd = isRun && (forward ? taken.last == 5 : taken.first == 0)
        guard let move = ElementMove.step(set, forward: forward, count: 6) else {
          #expect(isAtEnd, "\(set.ranges)")
          continue
        }
        #expect(!isAtEnd)
        let result = moved(array, move)
        let start = result.firstIndex(of: taken[0]) ?? -1
        #expect(Array(result[start..<(start + taken.count)]) == taken)
        if isRun { #expect(start == taken[0] + (forward ? 1 : -1)) }
      }
    }
  }

  @Test func `No elements can't be stepped`() {
    #expect(ElementMove.step(RangeSet<Int>(), forward: true, count: 3) == nil)
  }

  @Test func `The level is the one of the gap that is nearest to where the pointer went`() {
    #expect([-60, -13, -11, 0, 11, 13, 35, 37].map { DropDepth.wanted(from: 2, movedBy: $0) } == [-1, 1, 2, 2, 2, 3, 3, 4])
    #expect((-1...4).map { DropDepth.nearest(to: $0, in: [1, 2]) } == [1, 1, 1, 2, 2, 2])
    #expect(DropDepth.nearest(to: 1, in: [0, 2]) == 0)
    #expect(DropDepth.nearest(to: 1, in: []) == nil)
  }

  @Test func `The focus goes to the next row that remains, and at the end to the last one`() {
    for bits in 0..<64 {
      let removed = Set((0..<6).filter { bits & (1 << $0) != 0 })
      for index in removed {
        let left = (0..<6).filter { !removed.contains($0) }
        #expect(RemovalFocus.next(from: index, remaining: left) == left.first { $0 > index } ?? left.last)
      }
    }
  }

  @Test func `A row is found by its segment as by its section and segment`() {
    let sections = [
      SectionDescription(SectionID(1), segments: [SegmentDescription(SegmentID(1), count: 3)], hasHeader: true),
      SectionDescription(
        SectionID(2), segments: [SegmentDescription(SegmentID(2), count: 2)], hasHeader: true, isCollapsible: true, isExpanded: false),
      SectionDescription(SectionID(3), segments: [SegmentDescription(SegmentID(3)), SegmentDescription(SegmentID(4), count: 2)]),
    ]
    let model = RowModel(sections)
    for section in sections {
      for segment in section.segments {
        for offset in 0..<4 {
          #expect(model.index(of: segment.id, offset: offset) == model.index(of: .row(section.id, segment.id, offset: offset)))
        }
      }
    }
    #expect(model.index(of: SegmentID(9), offset: 0) == nil)
  }
}
