import SidelightCore
import Testing

/// The outlines of lines, and what lies inside of an outline.
struct OutlineStrokeTests {
  private func line(_ points: [(Double, Double)], closed: Bool = false) -> Outline {
    .steps(
      points.enumerated().map { index, point in
        index == 0 ? .move(OutlinePoint(point.0, point.1)) : .line(OutlinePoint(point.0, point.1))
      } + (closed ? [.close] : []))
  }

  /// How many of the middles of 1 px squares lie inside, in a place of 100 px.
  private func area(_ outline: Outline, _ rule: FillRule = .nonZero) -> Int {
    (0..<100).reduce(0) { sum, y in
      sum + (0..<100).count { outline.contains(OutlinePoint(Double($0) + 0.5, Double(y) + 0.5), rule) }
    }
  }

  @Test func `A line is as long as its course, and longer by its ends`() {
    let course = line([(20, 50), (60, 50)])
    #expect(area(course.stroked(LineStyle(width: 10))) == 400)
    #expect(area(course.stroked(LineStyle(width: 10, cap: .square))) == 500)
    let round = area(course.stroked(LineStyle(width: 10, cap: .round)))
    #expect(abs(round - 478) < 8)
    #expect(area(course.stroked(LineStyle(width: 0))) == 0 && area(course.stroked(LineStyle(width: .nan))) == 0)
  }

  @Test func `A corner is pointed, round or cut off`() {
    let course = line([(20, 80), (20, 20), (80, 20)])
    // Two pieces of 60 by 10 that have a quarter of the corner in common.
    let cut = area(course.stroked(LineStyle(width: 10, join: .bevel)))
    let pointed = area(course.stroked(LineStyle(width: 10, join: .miter)))
    let round = area(course.stroked(LineStyle(width: 10, join: .round)))
    #expect(pointed == 1200)
    #expect(cut < round && round < pointed)
    #expect(pointed - cut > 8 && pointed - cut < 16)
    #expect(area(course.stroked(LineStyle(width: 10, join: .miter, miterLimit: 1))) == cut)
  }

  @Test func `A line around a box is a frame, whichever way it goes`() {
    for points in [[(20.0, 20.0), (80, 20), (80, 80), (20, 80)], [(20, 20), (20, 80), (80, 80), (80, 20)]] {
      #expect(area(line(points, closed: true).stroked(LineStyle(width: 10))) == 70 * 70 - 50 * 50)
    }
    let box = Outline.rounded(RoundedBox(x: 20, y: 20, width: 60, height: 60))
    #expect(abs(area(box.stroked(LineStyle(width: 10))) - 2400) < 4)
  }

  @Test(arguments: [(0.0, 200), (5, 200), (10, 200), (-5, 200), (3, 200)]) func `Dashes draw half of a line, wherever they begin`(
    phase: Double, expected: Int
  ) {
    let course = line([(10, 50), (50, 50), (90, 50)])
    let dashed = course.stroked(LineStyle(width: 5, dash: [10], dashPhase: phase))
    #expect(abs(area(dashed) - expected) <= 30)
    #expect(area(course.stroked(LineStyle(width: 5, dash: [0, 0]))) == 400, "Dashes without a length are none.")
    #expect(area(course.stroked(LineStyle(width: 5, dash: [.nan]))) == 400)
  }

  @Test func `A point without a line shows its ends alone`() {
    let point = line([(50, 50), (50, 50)])
    #expect(area(point.stroked(LineStyle(width: 10))) == 0)
    #expect(area(point.stroked(LineStyle(width: 10, cap: .square))) == 100)
    #expect(abs(area(point.stroked(LineStyle(width: 10, cap: .round))) - 78) < 6)
  }

  @Test func `What a line goes around twice is inside by one rule and outside by the other`() {
    let outline = Outline.steps(
      line([(10, 10), (90, 10), (90, 90), (10, 90)], closed: true).steps
        + line([(30, 30), (70, 30), (70, 70), (30, 70)], closed: true).steps)
    #expect(area(outline) == 6400)
    #expect(area(outline, .evenOdd) == 4800)
    let circle = Outline.rounded(RoundedBox(x: 0, y: 0, width: 100, height: 100, corners: .init(.init(50))))
    #expect(!circle.contains(OutlinePoint(5, 5)) && circle.contains(OutlinePoint(50, 2)))
    #expect(abs(area(circle) - 7854) < 20)
  }
}
