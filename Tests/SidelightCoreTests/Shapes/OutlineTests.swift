import SidelightCore
import Testing

/// Outlines of shapes, without anything that draws them.
struct OutlineTests {
  private func box(_ shape: BasicShape, _ width: Double, _ height: Double, inset: Double = 0) -> RoundedBox {
    shape.box(x: 10, y: 20, width: width, height: height, inset: inset)
  }

  private func points(_ outline: Outline) -> [OutlinePoint] { outline.steps.compactMap(\.points.last) }

  /// How long the line of an outline is, to a hundredth of a pixel.
  private func length(_ outline: Outline) -> Double {
    var (sum, place, begin): (Double, OutlinePoint?, OutlinePoint?) = (0, nil, nil)
    for step in outline.steps {
      switch step {
      case .move(let point): (place, begin) = (point, point)
      case .line(let point):
        sum += place?.distance(to: point) ?? 0
        place = point
      case .curve(let first, let second, let end):
        var last = place ?? first
        let start = last
        for index in 1...1000 {
          let time = Double(index) / 1000
          let (a, b, c) = (start.toward(first, time), first.toward(second, time), second.toward(end, time))
          let point = a.toward(b, time).toward(b.toward(c, time), time)
          sum += last.distance(to: point)
          last = point
        }
        place = end
      case .close:
        if let begin, let end = place { sum += end.distance(to: begin) }
        place = begin
      }
    }
    return (sum * 100).rounded() / 100
  }

  @Test func `A circle is as large as the shorter side, in the middle`() {
    let circle = box(.circle, 60, 40)
    #expect([circle.x, circle.y, circle.width, circle.height] == [20, 20, 40, 40])
    #expect(circle.corners == RoundedBox.Corners(RoundedBox.Radius(20)))
    let smaller = box(.circle, 60, 40, inset: 5)
    #expect([smaller.x, smaller.y, smaller.width, smaller.height] == [25, 25, 30, 30])
  }

  @Test func `A capsule's short sides are half circles, whichever they are`() {
    #expect(box(.capsule, 60, 40).corners.topLeft == RoundedBox.Radius(20))
    #expect(box(.capsule, 40, 60).corners.topLeft == RoundedBox.Radius(20))
    #expect(box(.ellipse, 60, 40).corners.bottomRight == RoundedBox.Radius(30, 20))
  }

  @Test func `Corners that do not fit become smaller in proportion`() {
    #expect(box(.rounded(RoundedBox.Radius(100)), 60, 40).corners.topLeft == RoundedBox.Radius(20))
    let uneven = RoundedBox.Corners(
      topLeft: RoundedBox.Radius(30), topRight: RoundedBox.Radius(90), bottomRight: RoundedBox.Radius(0), bottomLeft: RoundedBox.Radius(0))
    let fitting = box(.uneven(uneven), 60, 400).corners
    #expect([fitting.topLeft.width, fitting.topRight.width, fitting.bottomRight.width] == [15, 45, 0])
  }

  @Test func `A corner without one of its radii, or with one below zero, is none`() {
    #expect(box(.rounded(RoundedBox.Radius(5, 0)), 60, 40).corners.topLeft == RoundedBox.Radius(0))
    #expect(box(.rounded(RoundedBox.Radius(-5)), 60, 40).corners.topLeft == RoundedBox.Radius(0))
  }

  @Test func `An inset takes away from sides and corners, and leaves nothing below zero`() {
    let smaller = box(.rounded(RoundedBox.Radius(12)), 60, 40, inset: 5)
    #expect([smaller.x, smaller.y, smaller.width, smaller.height, smaller.corners.topLeft.width] == [15, 25, 50, 30, 7])
    #expect(box(.rounded(RoundedBox.Radius(12)), 60, 40, inset: 30).isEmpty)
    #expect(box(.rectangle, 60, 40, inset: 5).corners.topLeft == RoundedBox.Radius(0))
  }

  @Test func `The line around a box is as long as its sides, and that around a circle as its circumference`() {
    #expect(length(.rounded(box(.rectangle, 60, 40))) == 200)
    // The curves differ from quarters of a circle by less than a thousandth.
    #expect(abs(length(.rounded(box(.circle, 40, 40))) - 40 * Double.pi) < 0.05)
    #expect(points(.rounded(box(.rectangle, 60, 40))).first == OutlinePoint(70, 40))
  }

  @Test(arguments: [(0.0, 0.25), (0.25, 0.6), (0.9, 1), (0, 1), (-1, 0.5)])
  func `A part of a line has that part of its length`(start: Double, end: Double) {
    for shape in [BasicShape.circle, .rectangle, .rounded(RoundedBox.Radius(10))] {
      let outline = Outline.rounded(box(shape, 60, 40))
      let wanted = length(outline) * (end - max(0, start))
      #expect(abs(length(outline.trimmed(from: start, to: end)) - wanted) < 0.2, "\(shape)")
    }
  }

  @Test func `A quarter of a circle begins at the right and ends at the bottom`() throws {
    let quarter = Outline.rounded(box(.circle, 40, 40)).trimmed(from: 0, to: 0.25)
    let ends = points(quarter)
    #expect(ends.first == OutlinePoint(50, 40))
    let last = try #require(ends.last)
    #expect(abs(last.x - 30) < 0.05 && abs(last.y - 60) < 0.05)
  }

  @Test func `No part is left where the end is not behind the start`() {
    let outline = Outline.rounded(box(.circle, 40, 40))
    #expect(outline.trimmed(from: 0.5, to: 0.5).steps.isEmpty)
    #expect(outline.trimmed(from: 0.7, to: 0.2).steps.isEmpty)
    #expect(Outline.steps([]).trimmed(from: 0, to: 0.5).steps.isEmpty)
  }

  @Test func `Two pieces that do not meet stay apart in a part of them`() {
    let outline = Outline.steps([
      .move(OutlinePoint(0, 0)), .line(OutlinePoint(10, 0)), .move(OutlinePoint(0, 10)), .line(OutlinePoint(10, 10)),
    ])
    #expect(
      outline.trimmed(from: 0.25, to: 0.75).steps == [
        .move(OutlinePoint(5, 0)), .line(OutlinePoint(10, 0)), .move(OutlinePoint(0, 10)), .line(OutlinePoint(5, 10)),
      ])
  }

  @Test func `A mirror changes the sides`() {
    let corners = RoundedBox.Corners(
      topLeft: RoundedBox.Radius(1), topRight: RoundedBox.Radius(2), bottomRight: RoundedBox.Radius(3), bottomLeft: RoundedBox.Radius(4))
    guard case .rounded(let box) = Outline.rounded(RoundedBox(x: 5, y: 0, width: 20, height: 10, corners: corners)).mirrored(width: 100)
    else {
      Issue.record("It is a box no more.")
      return
    }
    #expect(box.x == 75)
    #expect(
      [box.corners.topLeft.width, box.corners.topRight.width, box.corners.bottomRight.width, box.corners.bottomLeft.width] == [2, 1, 4, 3])
    #expect(Outline.steps([.move(OutlinePoint(10, 3))]).mirrored(width: 100).steps == [.move(OutlinePoint(90, 3))])
  }

  @Test func `Outlines are the same where what they were made from is equal, and never without it`() {
    func make(_ shape: BasicShape?) -> ShapeOutline { ShapeOutline(identity: shape) { _, _ in .steps([]) } }
    #expect(make(.circle) == make(.circle))
    #expect(make(.circle) != make(.capsule))
    #expect(make(nil) != make(nil))
    let one = make(nil)
    #expect(one == one)
  }
}
