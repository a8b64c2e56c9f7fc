import SidelightCore
import Testing

/// How a grid shares its room among its lanes.
struct GridElementTests {
  private func lanes(_ tracks: [GridElement.Track], in room: Double, _ alignment: ElementAlignment.Side = .start) -> [[Double]] {
    GridElement(.vertical, tracks: tracks, alignment: alignment).lanes(in: room).map { [$0.start, $0.length] }
  }

  private func fixed(_ length: Double, _ spacing: Double = 10) -> GridElement.Track { .init(.fixed(length), spacing: spacing) }

  private func flexible(_ minimum: Double = 10, _ maximum: Double = .infinity) -> GridElement.Track {
    .init(.flexible(minimum: minimum, maximum: maximum), spacing: 10)
  }

  private func adaptive(_ minimum: Double, _ maximum: Double = .infinity) -> GridElement.Track {
    .init(.adaptive(minimum: minimum, maximum: maximum), spacing: 10)
  }

  @Test func `Fixed lanes have what they want, and flexible ones share the rest`() {
    #expect(lanes([fixed(50), flexible(), flexible()], in: 270) == [[0, 50], [60, 100], [170, 100]])
  }

  @Test func `A lane at its limit leaves its share to the next ones`() {
    #expect(lanes([flexible(10, 40), flexible(), flexible()], in: 260) == [[0, 40], [50, 100], [160, 100]])
    #expect(lanes([flexible(200), flexible()], in: 310) == [[0, 200], [210, 100]])
  }

  @Test(arguments: [(100.0, 1), (209, 1), (210, 2), (430, 4), (0, 1)])
  func `There are as many adaptive lanes as there is room for, and at least one`(room: Double, count: Int) {
    #expect(lanes([adaptive(100)], in: room).count == count)
  }

  @Test func `Adaptive lanes share what is left`() {
    #expect(lanes([adaptive(100)], in: 250) == [[0, 120], [130, 120]])
    #expect(lanes([adaptive(100, 110)], in: 250) == [[0, 110], [120, 110]])
    #expect(lanes([fixed(30), adaptive(100)], in: 290) == [[0, 30], [40, 120], [170, 120]])
  }

  @Test func `Where there is more room the lanes lie as the grid says`() {
    #expect(lanes([fixed(50), fixed(50)], in: 210, .center) == [[50, 50], [110, 50]])
    #expect(lanes([fixed(50), fixed(50)], in: 210, .end) == [[100, 50], [160, 50]])
    #expect(lanes([fixed(50), fixed(50)], in: 10, .end) == [[0, 50], [60, 50]])
  }

  @Test func `Lengths below zero and adaptive lanes without a least length do no harm`() {
    #expect(lanes([fixed(-5), flexible(-20, -10)], in: 100) == [[0, 0], [10, 0]])
    #expect(lanes([adaptive(0)], in: 1e9).count <= 10_000)
    #expect(lanes([], in: 100).isEmpty)
  }

  @Test func `The least length has one lane of each kind`() {
    #expect(GridElement(.vertical, tracks: [fixed(50), flexible(20), adaptive(100)]).least == 190)
    #expect(GridElement(.vertical, tracks: [fixed(50)]).takesRoom == false)
    #expect(GridElement(.vertical, tracks: [fixed(50), adaptive(9)]).takesRoom)
  }
}
