#if Foundation
public import Foundation
internal import SidelightCore
public import SidelightUI

/// A line of straight and curved pieces, in pixels from the upper left corner of its place.
///
/// ```swift
/// Path { path in
///   path.move(to: CGPoint(x: 0, y: 20))
///   path.addLine(to: CGPoint(x: 40, y: 0))
///   path.addQuadCurve(to: CGPoint(x: 80, y: 20), control: CGPoint(x: 60, y: 40))
/// }
/// .stroke(.blue, lineWidth: 2)
/// ```
///
/// As a view it is filled with the colour of text around it. Source: SwiftUI's `Path`.
public struct Path: Hashable, Sendable {
  var outline: Outline

  init(_ outline: Outline) { self.outline = outline }

  /// Makes a path without pieces.
  nonisolated public init() { outline = .steps([]) }

  /// Makes a path of the pieces that a closure adds.
  ///
  /// - Parameter callback: adds the pieces, in their order.
  nonisolated public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Makes a rectangle.
  nonisolated public init(_ rect: CGRect) { outline = .rounded(RoundedBox(rect)) }

  /// Makes a rectangle whose corners are quarters of a circle.
  ///
  /// - Parameters:
  ///   - rect: the rectangle.
  ///   - cornerRadius: the radius in pixels; as large as the shorter side has room for at most.
  ///   - style: on GNOME corners are circular in both.
  nonisolated public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes a rectangle whose corners are quarters of an ellipse.
  ///
  /// - Parameters:
  ///   - rect: the rectangle.
  ///   - cornerSize: half the width and half the height of the ellipse.
  ///   - style: on GNOME corners are circular in both.
  nonisolated public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    outline = .rounded(RoundedBox(rect, .init(.init(Double(cornerSize.width), Double(cornerSize.height)))))
  }

  /// Makes the ellipse that fills a rectangle.
  nonisolated public init(ellipseIn rect: CGRect) {
    outline = .rounded(RoundedBox(rect, .init(.init(Double(rect.width) / 2, Double(rect.height) / 2))))
  }

  /// Whether there are no pieces.
  nonisolated public var isEmpty: Bool { outline.steps.isEmpty }

  /// The smallest rectangle with all points and control points in it.
  nonisolated public var boundingRect: CGRect {
    guard let (low, high) = outline.bounds else { return .zero }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Where the last piece ended; nil if there is none.
  nonisolated public var currentPoint: CGPoint? {
    var begin: OutlinePoint?
    var place: OutlinePoint?
    for step in outline.steps {
      if case .move(let point) = step { begin = point }
      place = step.points.last ?? begin
    }
    return place.map { CGPoint(x: $0.x, y: $0.y) }
  }

  /// The path moved by a distance.
  nonisolated public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    Path(.steps(outline.steps.map { $0.mapped { OutlinePoint($0.x + Double(dx), $0.y + Double(dy)) } }))
  }

  /// The outline of a line along the path, which can be filled.
  ///
  /// It consists of pieces that lie over each other, so that a line along it shows these, too. Fill it by the rule that is usual.
  ///
  /// Source: SwiftUI's `Path.strokedPath(_:)`.
  ///
  /// - Parameter style: how the line is drawn.
  nonisolated public func strokedPath(_ style: StrokeStyle) -> Path { Path(outline.stroked(style.line)) }

  /// The part of the path between two fractions of its length.
  ///
  /// Source: SwiftUI's `Path.trimmedPath(from:to:)`.
  ///
  /// - Parameters:
  ///   - from: where it begins, from 0 to 1.
  ///   - to: where it ends, from 0 to 1; nothing is left unless it is more than `from`.
  nonisolated public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(outline.trimmed(from: Double(from), to: Double(to))) }
}

extension Path: Shape {
  /// The path itself, wherever it stands.
  nonisolated public func path(in rect: CGRect) -> Path { self }
}

extension Path {
  /// Begins a piece at a point.
  nonisolated public mutating func move(to point: CGPoint) { add(.move(OutlinePoint(point))) }

  /// Adds a straight line to a point.
  nonisolated public mutating func addLine(to point: CGPoint) { add(.line(OutlinePoint(point))) }

  /// Adds a curve with one control point.
  ///
  /// - Parameters:
  ///   - point: where it ends.
  ///   - control: where its tangents at both ends meet.
  nonisolated public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    let (end, peak) = (OutlinePoint(point), OutlinePoint(control))
    let start = currentPoint.map(OutlinePoint.init) ?? peak
    add(.curve(start.toward(peak, 2.0 / 3), end.toward(peak, 2.0 / 3), to: end))
  }

  /// Adds a curve with two control points.
  ///
  /// - Parameters:
  ///   - point: where it ends.
  ///   - control1: towards it the curve starts.
  ///   - control2: from it the curve comes at its end.
  nonisolated public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.curve(OutlinePoint(control1), OutlinePoint(control2), to: OutlinePoint(point)))
  }

  /// Adds straight lines from point to point, beginning anew at the first one.
  nonisolated public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle.
  nonisolated public mutating func addRect(_ rect: CGRect) { add(Path(rect)) }

  /// Adds rectangles.
  nonisolated public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds a rectangle whose corners are quarters of an ellipse.
  ///
  /// - Parameters:
  ///   - rect: the rectangle.
  ///   - cornerSize: half the width and half the height of the ellipse.
  ///   - style: on GNOME corners are circular in both.
  nonisolated public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    add(Path(roundedRect: rect, cornerSize: cornerSize, style: style))
  }

  /// Adds the ellipse that fills a rectangle.
  nonisolated public mutating func addEllipse(in rect: CGRect) { add(Path(ellipseIn: rect)) }

  /// Adds the pieces of another path.
  nonisolated public mutating func addPath(_ path: Path) { add(path) }

  /// Adds a part of a circle, with a straight line to its start where there is something before it.
  ///
  /// - Parameters:
  ///   - center: the middle of the circle.
  ///   - radius: its radius in pixels.
  ///   - startAngle: where the part begins, clockwise from the right.
  ///   - endAngle: where it ends.
  ///   - clockwise: as in SwiftUI, where y counted upward: false runs clockwise on the screen, true the other way.
  nonisolated public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    if clockwise {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
      sweep = max(sweep, -turn)
    } else {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
      sweep = min(sweep, turn)
    }
    addArc(center: OutlinePoint(center), radius: Double(radius), from: startAngle.radians, by: sweep)
  }

  /// Adds a part of a circle that begins at an angle and goes on by another one.
  ///
  /// - Parameters:
  ///   - center: the middle of the circle.
  ///   - radius: its radius in pixels.
  ///   - startAngle: where the part begins, clockwise from the right.
  ///   - delta: how far it goes, clockwise; the other way where it is below 0.
  nonisolated public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
    addArc(center: OutlinePoint(center), radius: Double(radius), from: startAngle.radians, by: delta.radians)
  }

  /// Adds a straight line to the start of the piece.
  nonisolated public mutating func closeSubpath() { add(.close) }

  private mutating func addArc(center: OutlinePoint, radius: Double, from start: Double, by angle: Double) {
    // What goes round more often than twice looks as what goes round once and then as far.
    let round = 2 * Double.pi
    let sweep = abs(angle) > 2 * round ? angle.remainder(dividingBy: round) + (angle < 0 ? -round : round) : angle
    func point(_ angle: Double) -> OutlinePoint { OutlinePoint(center.x + radius * cos(angle), center.y + radius * sin(angle)) }
    add(outline.steps.isEmpty ? .move(point(start)) : .line(point(start)))
    guard sweep != 0, sweep.isFinite else { return }
    // A curve runs as an arc does for at most a quarter of a turn. Its control points lie this far along the tangents.
    let count = Int((abs(sweep) / (Double.pi / 2) - 1e-9).rounded(.up))
    let part = sweep / Double(count)
    let reach = 4.0 / 3 * tan(part / 4) * radius
    for index in 0..<count {
      let (from, to) = (start + part * Double(index), start + part * Double(index + 1))
      let (first, last) = (point(from), point(to))
      add(
        .curve(
          OutlinePoint(first.x - reach * sin(from), first.y + reach * cos(from)),
          OutlinePoint(last.x + reach * sin(to), last.y - reach * cos(to)), to: last))
    }
  }

  private mutating func add(_ path: Path) {
    outline = isEmpty ? path.outline : .steps(outline.steps + path.outline.steps)
  }

  private mutating func add(_ step: Outline.Step) {
    // Taken out meanwhile, so that a long path is not copied for each piece.
    var steps = outline.steps
    outline = .steps([])
    steps.append(step)
    outline = .steps(steps)
  }
}

extension OutlinePoint {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}

extension RoundedBox {
  init(_ rect: CGRect, _ corners: Corners = Corners(Radius(0))) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height), corners: corners)
  }
}
#endif
