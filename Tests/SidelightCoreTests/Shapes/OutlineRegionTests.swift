import SeedSupport
import SidelightCore
import Testing

@Suite("Areas of outlines") struct OutlineRegionTests {
  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Outline {
    .steps([
      .move(OutlinePoint(x, y)), .line(OutlinePoint(x + width, y)), .line(OutlinePoint(x + width, y + height)),
      .line(OutlinePoint(x, y + height)), .close,
    ])
  }

  private func circle(_ x: Double, _ y: Double, _ radius: Double) -> Outline {
    .rounded(RoundedBox(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, corners: .init(.init(radius))))
  }

  /// The area around which an outline runs, once for each of its lines.
  private func area(_ outline: Outline) -> Double {
    outline.courses.reduce(0) { sum, course in
      guard let last = course.points.last else { return sum }
      return sum + zip([last] + course.points, course.points).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
    }
  }

  @Test("Two boxes that overlap become one, their overlap, one without the other, and both without what they share") func boxes() {
    let (first, second) = (box(0, 0, 10, 10), box(5, 5, 10, 10))
    #expect(abs(area(first.combined(with: second, .union, .nonZero))) == 175)
    #expect(abs(area(first.combined(with: second, .intersection, .nonZero))) == 25)
    #expect(abs(area(first.combined(with: second, .subtraction, .nonZero))) == 75)
    #expect(abs(area(first.combined(with: second, .symmetricDifference, .nonZero))) == 150)
    #expect(first.combined(with: second, .union, .nonZero).steps.count == 9, "eight corners and a close")
  }

  @Test("Boxes side by side lose the line between them") func neighbours() {
    let whole = box(0, 0, 10, 10).combined(with: box(10, 0, 10, 10), .union, .nonZero)
    #expect(abs(area(whole)) == 200)
    #expect(whole.steps.count == 5)
  }

  @Test("Circles that lie nearly on each other, and small ones, become one as any others do") func nearlySame() {
    for radius in [40.0, 0.5] {
      for offset in [1e-6, 1e-4, 1e-3, 4e-3, 0.01, 0.05, 0.3, 1].map({ $0 * radius / 40 }) {
        let (first, second) = (circle(50, 50, radius), circle(50 + offset, 50 + offset / 3, radius))
        let expected = Double.pi * radius * radius
        let union = abs(area(first.combined(with: second, .union, .nonZero)))
        let both = abs(area(first.combined(with: second, .intersection, .nonZero)))
        #expect(abs(union - expected) < expected * 0.03, "\(radius) \(offset) \(union)")
        #expect(abs(both - expected) < expected * 0.04, "\(radius) \(offset) \(both)")
      }
    }
  }

  @Test("In places from 0 to 1 curves are as round as in larger ones") func unit() {
    let ring = circle(0.5, 0.5, 0.5).combined(with: circle(0.5, 0.5, 0.25), .subtraction, .nonZero)
    #expect(abs(abs(area(ring)) - .pi * 0.1875) < 0.002)
  }

  @Test("An outline and itself are itself, or nothing") func same() {
    let one = box(0, 0, 10, 10)
    #expect(abs(area(one.combined(with: one, .union, .nonZero))) == 100)
    #expect(one.combined(with: one, .subtraction, .nonZero).steps.isEmpty)
    #expect(one.combined(with: .steps([]), .intersection, .nonZero).steps.isEmpty)
  }

  @Test("A hole runs the other way round, so that it is outside by both rules") func hole() {
    let ring = circle(20, 20, 20).combined(with: circle(20, 20, 10), .subtraction, .nonZero)
    #expect(abs(abs(area(ring)) - .pi * 300) < 6)
    for rule in [FillRule.nonZero, .evenOdd] {
      #expect(!ring.contains(OutlinePoint(20, 20), rule))
      #expect(ring.contains(OutlinePoint(35, 20), rule))
    }
  }

  @Test("What crosses itself is outside where its rule says so") func rules() {
    let twice: Outline = .steps(box(0, 0, 10, 10).steps + box(2, 2, 4, 4).steps)
    #expect(abs(area(twice.combined(with: .steps([]), .union, .nonZero))) == 100)
    #expect(abs(area(twice.combined(with: .steps([]), .union, .evenOdd))) == 84)
  }

  @Test("Every point is inside of what two random stars become as their operation says") func stars() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<20 {
      func star() -> Outline {
        let points = (0..<9).map { _ in OutlinePoint(.random(in: 0...100, using: &random), .random(in: 0...100, using: &random)) }
        return .steps([.move(points[0])] + points.dropFirst().map { .line($0) } + [.close])
      }
      let (first, second) = (star(), star())
      for rule in [FillRule.nonZero, .evenOdd] {
        let results = (
          first.combined(with: second, .union, rule), first.combined(with: second, .intersection, rule),
          first.combined(with: second, .subtraction, rule), first.combined(with: second, .symmetricDifference, rule)
        )
        var wrong = 0
        for _ in 0..<200 {
          let point = OutlinePoint(.random(in: 0...100, using: &random), .random(in: 0...100, using: &random))
          let (one, other) = (first.contains(point, rule), second.contains(point, rule))
          if results.0.contains(point) != (one || other) { wrong += 1 }
          if results.1.contains(point) != (one && other) { wrong += 1 }
          if results.2.contains(point) != (one && !other) { wrong += 1 }
          if results.3.contains(point) != (one != other) { wrong += 1 }
        }
        #expect(wrong == 0)
      }
    }
  }

  @Test("A line is cut where it enters and leaves another outline") func lines() {
    let line: Outline = .steps([.move(OutlinePoint(-5, 5)), .line(OutlinePoint(15, 5))])
    #expect(line.line(inside: true, of: box(0, 0, 10, 10), .nonZero) == .steps([.move(OutlinePoint(0, 5)), .line(OutlinePoint(10, 5))]))
    #expect(
      line.line(inside: false, of: box(0, 0, 10, 10), .nonZero)
        == .steps([.move(OutlinePoint(-5, 5)), .line(OutlinePoint(0, 5)), .move(OutlinePoint(10, 5)), .line(OutlinePoint(15, 5))]))
  }

  @Test("A closed line that nothing cuts stays closed, and one that is cut goes on over its beginning") func closed() {
    let far = circle(100, 100, 5)
    let whole = box(0, 0, 10, 10).line(inside: false, of: far, .nonZero)
    #expect(whole == box(0, 0, 10, 10))
    let cut = box(0, 0, 10, 10).line(inside: false, of: box(4, 8, 2, 4), .nonZero)
    #expect(cut.steps.count { if case .move = $0 { true } else { false } } == 1, "\(cut)")
    #expect(cut.steps.first == .move(OutlinePoint(4, 10)))
  }

  @Test("What is no number is left out") func noNumbers() {
    let broken: Outline = .steps([.move(OutlinePoint(.nan, 0)), .line(OutlinePoint(.infinity, 5)), .line(OutlinePoint(3, 3)), .close])
    #expect(broken.combined(with: box(0, 0, 10, 10), .union, .nonZero).bounds?.high == OutlinePoint(10, 10))
    #expect(broken.line(inside: true, of: box(0, 0, 10, 10), .nonZero).bounds?.high.x.isFinite ?? true)
  }

  @Test("A grid of colours has its points' colours at its points, and runs straight between straight neighbours") func mesh() throws {
    let places = [(0, 0), (1, 0), (0, 1), (1, 1)].map { OutlinePoint(Double($0.0), Double($0.1)) }
    let points = MeshPoint.smooth(places, columns: 2)
    let mesh = try #require(
      MeshFill(columns: 2, rows: 2, points: points, colors: [.clear, .clear, .clear, .clear], background: .clear, isSmooth: false))
    let (red, blue) = (SIMD4<Double>(1, 0, 0, 1), SIMD4<Double>(0, 0, 1, 1))
    let cells = mesh.cells(colors: [red, blue, red, blue], in: LayoutFrame(x: 10, y: 0, size: Size(80, 40)))
    #expect(cells.count == 64)
    #expect(cells[0].points[0] == OutlinePoint(10, 0))
    #expect(cells[0].colors[0] == red)
    #expect(cells[63].points[2] == OutlinePoint(90, 40))
    #expect(cells[3].colors[1] == SIMD4(0.5, 0, 0.5, 1))
    #expect(MeshFill(columns: 2, rows: 2, points: points, colors: [.clear], background: .clear, isSmooth: true) == nil)
    #expect(MeshFill(columns: 1, rows: 4, points: points, colors: mesh.colors, background: .clear, isSmooth: true) == nil)
  }
}
