import Foundation
import Sidelight
import Testing

/// Paths and shapes as apps write them.
struct PathTests {
  private func isNear(_ left: CGPoint?, _ x: Double, _ y: Double) -> Bool {
    guard let left else { return false }
    return abs(Double(left.x) - x) < 0.01 && abs(Double(left.y) - y) < 0.01
  }

  @Test func `A path ends where its last piece does, and at its start once it is closed`() {
    var path = Path()
    #expect(path.isEmpty && path.currentPoint == nil && path.boundingRect == .zero)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 11, y: 2))
    path.addCurve(to: CGPoint(x: 21, y: 12), control1: CGPoint(x: 12, y: 2), control2: CGPoint(x: 21, y: 3))
    #expect(path.currentPoint == CGPoint(x: 21, y: 12))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(path.boundingRect == CGRect(x: 1, y: 2, width: 20, height: 10))
    #expect(path.offsetBy(dx: 5, dy: -2).boundingRect == CGRect(x: 6, y: 0, width: 20, height: 10))
  }

  @Test(arguments: [(0.0, 90.0, false, 0.0, 10.0), (0, 90, true, 0, 10), (0, 270, false, 0, -10), (90, 0, false, 10, 0)])
  func `A part of a circle ends at its angle`(start: Double, end: Double, clockwise: Bool, x: Double, y: Double) {
    var path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
    #expect(isNear(path.currentPoint, x, y))
  }

  @Test func `The way round decides which part of a circle it is`() {
    func box(clockwise: Bool) -> CGRect {
      Path { $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: clockwise) }.boundingRect
    }
    // A quarter lies in one corner, three of them in all four.
    #expect(box(clockwise: false).minX > -0.01)
    #expect(box(clockwise: true).minX < -9.9)
  }

  @Test func `A part of a circle is reached by a line from what was there before`() {
    let path = Path { path in
      path.move(to: CGPoint(x: -50, y: 0))
      path.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(180), delta: .degrees(-90))
    }
    #expect(path.boundingRect.minX == -50)
    #expect(isNear(path.currentPoint, 0, 10))
  }

  @Test func `A curve with one control point passes half way between it and the middle of its ends`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 20))
    }
    #expect(isNear(path.trimmedPath(from: 0, to: 0.5).currentPoint, 10, 10))
  }

  @MainActor @Test func `Shapes have their outline in any place`() {
    let place = CGRect(x: 10, y: 10, width: 40, height: 20)
    #expect(Rectangle().path(in: place).boundingRect == place)
    #expect(Circle().path(in: place).boundingRect == CGRect(x: 20, y: 10, width: 20, height: 20))
    #expect(Circle().inset(by: 5).path(in: place).boundingRect == CGRect(x: 25, y: 15, width: 10, height: 10))
    #expect(
      RoundedRectangle(cornerRadius: 4).inset(by: 2).inset(by: 3).path(in: place).boundingRect
        == CGRect(x: 15, y: 15, width: 30, height: 10))
    #expect(AnyShape(.capsule).path(in: place).boundingRect == place)
    #expect(AnyShape(.rect(cornerRadius: 3)).path(in: place) == Path(roundedRect: place, cornerRadius: 3))
    #expect(Circle().trim(from: 0.5, to: 0.5).path(in: place).isEmpty)
  }

  @Test func `Angles count in degrees and radians`() {
    #expect(abs(Angle(degrees: 180).radians - .pi) < 1e-12)
    #expect(Angle.degrees(30) + .degrees(60) == .degrees(90))
    #expect(-Angle.radians(1) < .zero)
    #expect(abs((Angle.degrees(90) / 3).degrees - 30) < 1e-12)
  }
}
