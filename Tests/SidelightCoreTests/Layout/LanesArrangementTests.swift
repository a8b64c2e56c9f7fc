import SidelightCore
import Testing

/// `LazyVGrid` and `LazyHGrid`, whose lanes `GridElementTests` tests.
struct LanesArrangementTests {
  private func grid(_ tracks: [GridElement.Track.Size], _ axis: Axis2D, _ children: [Sketch]) -> Sketch {
    let element = GridElement(axis, tracks: tracks.map { .init($0, spacing: 10) }, spacing: 5)
    return .arranged(LanesArrangement(element), children)
  }
  private let three = [Sketch.leaf("A", 20, 10), .leaf("B", 20, 30), .leaf("C", 20, 10)]

  @Test func `A container view that arranges its child views in a grid that grows vertically`() {
    let grid = grid([.flexible(minimum: 10, maximum: .infinity), .flexible(minimum: 10, maximum: .infinity)], .vertical, three)
    #expect(grid.picture(110, 500) == "A 15,10 20x10 | B 75,0 20x30 | C 15,35 20x10")
    #expect(grid.answer(110, nil) == "110x45")
    #expect(grid.answer(.infinity, nil) == "∞x45")
    #expect(grid.answer(nil, nil) == "30x45")
  }

  @Test func `A container view that arranges its child views in a grid that grows horizontally`() {
    let grid = grid([.fixed(30), .fixed(30)], .horizontal, three)
    #expect(grid.picture(500, 70) == "A 0,10 20x10 | B 0,40 20x30 | C 25,10 20x10")
    #expect(grid.answer(nil, nil) == "45x70")
  }

  @Test(arguments: [(40, "50x40"), (50, "50x40"), (110, "110x25"), (170, "170x10")])
  func `As many lanes as fit`(width: Double, answer: String) {
    let tiles = (0..<3).map { Sketch.leaf("\($0)", .any, 10) }
    #expect(grid([.adaptive(minimum: 50, maximum: .infinity)], .vertical, tiles).answer(width, nil) == answer)
  }

  @Test func `Children are wrapped in their lanes`() {
    #expect(grid([.fixed(40)], .vertical, [.text("A", 10)]).picture(40, 100) == "A 0,0 40x34")
  }

  @Test func `A grid without lanes shows nothing`() {
    #expect(grid([], .vertical, three).answer(100, 100) == "0x0")
    #expect(grid([], .vertical, three).picture(100, 100) == "")
  }
}
