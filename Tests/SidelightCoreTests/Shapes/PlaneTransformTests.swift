import SidelightCore
import Testing

/// Where points of a plane go, and what becomes of colours.
@Suite("Transforms of planes and colours")
struct PlaneTransformTests {
  private func expect(_ plane: PlaneTransform, _ point: Point, goesTo end: Point, line: SourceLocation = #_sourceLocation) {
    let found = plane.applied(to: point)
    #expect(abs(found.x - end.x) < 1e-9 && abs(found.y - end.y) < 1e-9, "\(found)", sourceLocation: line)
  }

  @Test func `One after the other does first the one and then the other`() {
    let wide = PlaneTransform(a: 2, d: 3)
    let aside = PlaneTransform(tx: 10, ty: 20)
    expect(wide.then(aside), Point(1, 1), goesTo: Point(12, 23))
    expect(aside.then(wide), Point(1, 1), goesTo: Point(22, 63))
  }

  @Test func `About a point, that point stays`() {
    let turned = PlaneTransform(a: 0, b: 1, c: -1, d: 0).about(Point(50, 20))
    expect(turned, Point(50, 20), goesTo: Point(50, 20))
    expect(turned, Point(60, 20), goesTo: Point(50, 30))
  }

  @Test func `In a mirror, points go where the mirror shows them`() {
    let plane = PlaneTransform(a: 1.5, b: 0.25, c: -0.5, d: 2, tx: 7, ty: -3)
    for point in [Point(0, 0), Point(30, 10), Point(100, 70)] {
      let seen = plane.applied(to: point)
      expect(plane.mirrored(width: 100), Point(100 - point.x, point.y), goesTo: Point(100 - seen.x, seen.y))
    }
  }

  @Test func `What is between two filters of a kind is between them, and others come at once`() {
    #expect(PictureFilter.blurred(radius: 2).between(.blurred(radius: 4), at: 0.5) == .blurred(radius: 3))
    #expect(
      PictureFilter.several([.grey(0), .brightness(1)]).between(.several([.grey(1), .brightness(0)]), at: 0.25)
        == .several([.grey(0.25), .brightness(0.75)]))
    #expect(PictureFilter.grey(1).between(.inverted, at: 0.5) == nil)
    #expect(PictureFilter.several([.grey(1)]).between(.several([]), at: 0.5) == nil)
  }

  @Test func `A colour that is grey stays as it is, whatever becomes of the strength of colours and of their place on the wheel`() throws {
    for filter in [PictureFilter.saturation(3), .grey(0.7), .turnedHue(90)] {
      let rows = try #require(filter.colors).rows
      for row in rows.prefix(3) { #expect(abs(row.prefix(3).reduce(0, +) - 1) < 1e-9 && row[4] == 0) }
    }
  }
}
