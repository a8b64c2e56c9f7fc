import SidelightCore
import Synchronization
import Testing

/// `LazyVStack`, `LazyVGrid` and the like, of which a part is made.
struct LazyLayoutTests {
  /// The node of a lazy stack or grid.
  private final class Host: LayoutHost {
    let layout: Mutex<LazyLayout>

    init(_ layout: LazyLayout) { self.layout = Mutex(layout) }

    func size(_ proposal: Proposal, _ children: Children) -> Size {
      let layout = layout.withLock { $0 }
      return layout.size(proposal, children)
    }

    func place(_ children: Children, in size: Size, _ proposal: Proposal) -> [Place?] {
      var layout = layout.withLock { $0 }
      let places = layout.place(children, in: size, proposal)
      self.layout.withLock { $0 = layout }
      return places
    }
  }

  private func lazy(
    _ shape: LazyLayout.Shape, spacing: Double = 5, _ groups: [LazyPlan.Group], seen: Range<Double>? = nil,
    pins: [LazyLayout.Pin] = [], _ child: (Int) -> Sketch
  ) -> (Sketch, Host) {
    var layout = LazyLayout(shape, spacing: spacing)
    layout.take(groups, [Splice(position: 0, removed: 0, added: groups.reduce(0) { $0 + $1.count })])
    layout.pins = pins
    if let seen { _ = layout.see(seen) }
    layout.made = Set(layout.window).union(layout.pinned).sorted()
    let children = layout.made.map(child)
    let host = Host(layout)
    return (.arranged(HostedArrangement(host, version: 0, isLazyAlong: shape.axis), children), host)
  }

  private func grid(_ tracks: [GridElement.Track.Size], _ axis: Axis2D, _ children: [Sketch]) -> Sketch {
    let element = GridElement(axis, tracks: tracks.map { .init($0, spacing: 10) })
    return lazy(.grid(element), [LazyPlan.Group(children.count)]) { children[$0] }.0
  }
  private let three = [Sketch.leaf("A", 20, 10), .leaf("B", 20, 30), .leaf("C", 20, 10)]

  // MARK: - Grids

  @Test func `A container view that arranges its child views in a grid that grows vertically`() {
    let grid = grid([.flexible(minimum: 10, maximum: .infinity), .flexible(minimum: 10, maximum: .infinity)], .vertical, three)
    #expect(grid.picture(110, 500) == "A 15,10 20x10 | B 75,0 20x30 | C 15,35 20x10")
    #expect(grid.answer(110, nil) == "110x45")
    #expect(grid.answer(.infinity, nil) == "∞x45")
    #expect(grid.answer(nil, nil) == "50x45")
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

  @Test func `Headers and footers of sections have lines to themselves`() {
    let element = GridElement(.vertical, tracks: [.init(.fixed(40), spacing: 0), .init(.fixed(40), spacing: 0)])
    let groups = [LazyPlan.Group(1, isWide: true), LazyPlan.Group(3), LazyPlan.Group(1, isWide: true)]
    let (grid, _) = lazy(.grid(element), spacing: 0, groups) { .leaf("\($0)", 20, 10) }
    #expect(grid.picture(80, 200) == "0 30,0 20x10 | 1 10,10 20x10 | 2 50,10 20x10 | 3 10,20 20x10 | 4 30,30 20x10")
  }

  // MARK: - Stacks

  @Test func `The items are made that can be seen, and some around them`() {
    let (stack, host) = lazy(.stack(.vertical, .leading), spacing: 0, [LazyPlan.Group(100_000)], seen: 0..<100) { .leaf("\($0)", 20, 10) }
    // Before anything is known a line counts as 34.
    #expect(host.layout.withLock { $0.window } == 0..<8)
    #expect(stack.answer(50, nil) == "50x1000000")
    #expect(stack.picture(50, 100).hasPrefix("0 0,0 20x10 | 1 0,10 20x10"))
  }

  @Test func `What was laid out is chosen by its length`() {
    let (stack, host) = lazy(.stack(.vertical, .center), spacing: 0, [LazyPlan.Group(1000)], seen: 0..<100) { .leaf("\($0)", 20, 10) }
    _ = stack.picture(60, 100)
    #expect(host.layout.withLock { $0.window } == 0..<8)
    #expect(host.layout.withLock { $0.see(0..<101) })
    #expect(host.layout.withLock { $0.window } == 0..<26)
    // A little further on nothing is to be made; most of a room further on there is.
    #expect(!host.layout.withLock { $0.see(3..<104) })
    #expect(host.layout.withLock { $0.see(80..<181) })
    #expect(host.layout.withLock { $0.window } == 0..<34)
    #expect(host.layout.withLock { $0.see(5000..<5100) })
    #expect(host.layout.withLock { $0.window } == 484..<526)
  }

  @Test func `However far lines stand apart, the next one on either side is made`() {
    let (stack, host) = lazy(.stack(.vertical, .center), spacing: 900, [LazyPlan.Group(1000)], seen: 0..<100) { .leaf("\($0)", 20, 100) }
    _ = stack.picture(60, 100)
    #expect(host.layout.withLock { $0.window } == 0..<2)
    _ = host.layout.withLock { $0.see(5000..<5100) }
    #expect(host.layout.withLock { $0.window } == 4..<7)
  }

  @Test func `Views that come and go before what is made move it along`() {
    let (_, host) = lazy(.stack(.vertical, .center), spacing: 0, [LazyPlan.Group(1000)], seen: 3400..<3500) { .leaf("\($0)", 20, 34) }
    #expect(host.layout.withLock { $0.window } == 95..<108)
    host.layout.withLock { $0.take([LazyPlan.Group(1010)], [Splice(position: 3, removed: 0, added: 10)]) }
    #expect(host.layout.withLock { $0.window } == 105..<118)
    // What comes behind them, or among them, is made only as far as it can be seen.
    host.layout.withLock { $0.take([LazyPlan.Group(11_010)], [Splice(position: 118, removed: 0, added: 10_000)]) }
    #expect(host.layout.withLock { $0.window } == 105..<118)
    host.layout.withLock { $0.take([LazyPlan.Group(21_010)], [Splice(position: 110, removed: 0, added: 10_000)]) }
    #expect(host.layout.withLock { $0.window.count } < 20)
    host.layout.withLock { $0.take([LazyPlan.Group(5)], [Splice(position: 0, removed: 21_005, added: 0)]) }
    #expect(host.layout.withLock { $0.window.upperBound } <= 5)
  }

  @Test func `A pinned header stays in view until its section ends, and a footer from where it begins`() {
    // Two sections of a header, three views and a footer, all 10 high.
    let groups = [1, 3, 1, 1, 3, 1].map { LazyPlan.Group($0, isWide: $0 == 1) }
    let pins = [
      LazyLayout.Pin(0, section: 0..<5), LazyLayout.Pin(4, section: 0..<5), LazyLayout.Pin(5, section: 5..<10),
      LazyLayout.Pin(9, section: 5..<10),
    ]
    func starts(_ seen: Range<Double>) -> [Int: Double] {
      let (stack, host) = lazy(.stack(.vertical, .leading), spacing: 0, groups, seen: nil, pins: pins) { .leaf("\($0)", 20, 10) }
      _ = stack.picture(20, 100)
      var layout = host.layout.withLock { $0 }
      _ = layout.see(seen)
      layout.made = Array(0..<10)
      let tree = SketchTree(.arranged(HostedArrangement(Host(layout), version: 1), (0..<10).map { .leaf("\($0)", 20, 10) }))
      let places = tree.tree.place(in: Size(20, 100), alignment: .topLeading, tree)
      return Dictionary(uniqueKeysWithValues: (0..<10).compactMap { index in places[tree.id("\(index)")].map { (index, $0.outer.y) } })
    }
    let begun = starts(15..<35)
    #expect((begun[0], begun[1], begun[4]) == (15, 10, 25))
    // The next header pushes the first one out.
    #expect(starts(45..<65)[0] == 40)
    #expect(starts(45..<65)[5] == 50)
    #expect(starts(0..<20)[9] == 90)
  }

  @Test(arguments: [Double.nan, .infinity, -5]) func `No number from an app makes it lose its way`(length: Double) {
    let (stack, host) = lazy(.stack(.vertical, .center), spacing: length, [LazyPlan.Group(50)], seen: 0..<100) { index in
      .odd("\(index)") { _ in Size(length, length) }
    }
    _ = stack.picture(50, 50)
    #expect(stack.answer(50, nil).hasPrefix("50x"))
    _ = host.layout.withLock { $0.see(100..<200) }
    #expect(!host.layout.withLock { $0.window }.isEmpty)
  }
}
