#if Foundation
public import Foundation
import SidelightCore
import SidelightUI

extension Path {
  /// A piece of a path.
  ///
  /// Source: SwiftUI's `Path.Element`.
  public enum Element: Equatable, Sendable {
    /// A piece begins at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A curve with one control point. A path of Sidelight has ``curve(to:control1:control2:)`` in place of it.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to where the piece began.
    case closeSubpath
  }

  /// Does something with each piece, in their order.
  ///
  /// Source: SwiftUI's `Path.forEach(_:)`.
  ///
  /// - Parameter body: what is done.
  nonisolated public func forEach(_ body: (Element) -> Void) {
    func point(_ point: OutlinePoint) -> CGPoint { CGPoint(x: point.x, y: point.y) }
    for step in outline.steps {
      switch step {
      case .move(let end): body(.move(to: point(end)))
      case .line(let end): body(.line(to: point(end)))
      case .curve(let first, let second, let end): body(.curve(to: point(end), control1: point(first), control2: point(second)))
      case .close: body(.closeSubpath)
      }
    }
  }

  /// Whether a point is inside.
  ///
  /// Source: SwiftUI's `Path.contains(_:eoFill:)`.
  ///
  /// - Parameters:
  ///   - p: the point.
  ///   - eoFill: whether what an odd number of lines surround is inside.
  nonisolated public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    outline.contains(OutlinePoint(Double(p.x), Double(p.y)), eoFill ? .evenOdd : .nonZero)
  }

  /// Adds a rectangle, each corner of which is round in a way of its own.
  ///
  /// Source: SwiftUI's `Path.addRoundedRect(in:cornerRadii:style:transform:)`.
  ///
  /// - Parameters:
  ///   - rect: the rectangle.
  ///   - cornerRadii: the radii of its corners.
  ///   - style: how they are round.
  nonisolated public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    addPath(UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect))
  }

  /// Adds a straight line and an arc that touches two lines: from here to a first point, and from there to a second one.
  ///
  /// Source: SwiftUI's `Path.addArc(tangent1End:tangent2End:radius:transform:)`.
  ///
  /// - Parameters:
  ///   - tangent1End: the first point, where the lines meet.
  ///   - tangent2End: the second point.
  ///   - radius: the radius of the arc, in pixels; where it is 0, or where all is one line, a straight line goes to the first point.
  nonisolated public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let start = currentPoint else { return move(to: tangent1End) }
    let (corner, first, second) = (OutlinePoint(tangent1End), OutlinePoint(start), OutlinePoint(tangent2End))
    let (before, after) = (corner.distance(to: first), corner.distance(to: second))
    let (x, y) = ((first.x - corner.x) / before, (first.y - corner.y) / before)
    let (nextX, nextY) = ((second.x - corner.x) / after, (second.y - corner.y) / after)
    let (turn, along) = (x * nextY - y * nextX, x * nextX + y * nextY)
    guard radius > 0, before > 0, after > 0, abs(turn) > 1e-9 else { return addLine(to: tangent1End) }
    // How far from the corner the arc touches both lines.
    let reach = Double(radius) * (1 + along) / abs(turn)
    let (from, to) = (corner.toward(first, reach / before), corner.toward(second, reach / after))
    addLine(to: CGPoint(x: from.x, y: from.y))
    let side = turn > 0 ? 1.0 : -1.0
    let center = OutlinePoint(from.x - side * y * Double(radius), from.y + side * x * Double(radius))
    let angle = Angle(radians: atan2(from.y - center.y, from.x - center.x))
    var delta = atan2(to.y - center.y, to.x - center.x) - angle.radians
    if delta > .pi { delta -= 2 * .pi } else if delta < -.pi { delta += 2 * .pi }
    addRelativeArc(center: CGPoint(x: center.x, y: center.y), radius: radius, startAngle: angle, delta: Angle(radians: delta))
  }
}

/// A shape that is as large as it is said to be, in the upper left corner of its place.
private struct SizedShape<Content: Shape>: Shape {
  var shape: Content
  var width, height: CGFloat

  nonisolated init(_ shape: Content, _ width: CGFloat, _ height: CGFloat) { (self.shape, self.width, self.height) = (shape, width, height) }

  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(width, height)) }
    set { (shape.animatableData, width, height) = (newValue.first, newValue.second.first, newValue.second.second) }
  }

  func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: CGSize(width: width, height: height))) }
}

extension Shape {
  /// The shape as large as it is said to be, in the upper left corner of its place.
  ///
  /// Source: SwiftUI's `Shape.size(width:height:)`.
  ///
  /// - Parameters:
  ///   - width: how wide it is, in pixels.
  ///   - height: how high it is, in pixels.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape { SizedShape(self, width, height) }

  /// The shape as large as it is said to be, in the upper left corner of its place.
  ///
  /// - Parameter size: how large it is, in pixels.
  nonisolated public func size(_ size: CGSize) -> some Shape { SizedShape(self, size.width, size.height) }
}
#endif
