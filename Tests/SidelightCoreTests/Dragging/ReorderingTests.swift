import SidelightCore
import Testing

struct ReorderingTests {
  private let size = Size(100, 40)

  @Test func `Along an axis the half counts that the pointer is in`() {
    func gap(_ axis: Axis2D, _ x: Double, _ y: Double, isRightToLeft: Bool = false) -> Int {
      Reordering.gap(over: 2, from: 0, along: axis, at: Point(x, y), in: size, isRightToLeft: isRightToLeft)
    }
    #expect([gap(.vertical, 90, 10), gap(.vertical, 10, 30)] == [2, 3])
    #expect([gap(.horizontal, 10, 30), gap(.horizontal, 90, 10)] == [2, 3])
    #expect([gap(.horizontal, 10, 30, isRightToLeft: true), gap(.horizontal, 90, 10, isRightToLeft: true)] == [3, 2])
  }

  @Test func `Where no axis is known what is dragged takes the place that it is over`() {
    func gap(from source: Int?, _ x: Double) -> Int {
      Reordering.gap(over: 2, from: source, along: nil, at: Point(x, 20), in: size, isRightToLeft: false)
    }
    #expect([gap(from: 0, 10), gap(from: 0, 90)] == [3, 3])
    #expect([gap(from: 4, 10), gap(from: 4, 90)] == [2, 2])
    #expect([gap(from: nil, 10), gap(from: nil, 90)] == [2, 3], "something of another collection has no place here yet")
  }

  @Test(
    arguments: [
      ([1], 1, nil), ([1], 2, nil), ([1], 0, 0), ([1], 3, 3), ([1], 4, 4), ([1, 3], 2, 2), ([1, 3], 1, 2), ([1, 3], 3, 4), ([], 4, 4),
      ([], 9, 4), ([], -1, 0), ([1, 2], 2, nil),
    ] as [([Int], Int, Int?)])
  func `Elements go in front of one that does not move`(moved: [Int], gap: Int, destination: Int?) {
    var offsets = RangeSet<Int>()
    for offset in moved { offsets.insert(contentsOf: offset..<(offset + 1)) }
    #expect(Reordering.destination(of: offsets, at: gap, count: 4) == destination)
  }
}
