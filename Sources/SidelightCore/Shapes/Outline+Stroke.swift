extension Outline {
  /// The outline of a line along this one, as pieces that lie over each other: what they surround is inside, however often they do.
  package func stroked(_ line: LineStyle) -> Outline {
    guard line.width > 0, line.width.isFinite else { return .steps([]) }
    var pen = StrokePen(line: line)
    for course in courses {
      if line.dashes { for dash in course.dashes(line.dash, phase: line.dashPhase) { pen.draw(dash) } } else { pen.draw(course) }
    }
    return .steps(pen.steps)
  }

  /// The lines as points that straight pieces join.
  package var courses: [StrokeCourse] {
    var result: [StrokeCourse] = []
    var course = StrokeCourse()
    func end() {
      if !course.points.isEmpty { result.append(course) }
      course = StrokeCourse()
    }
    var begin: OutlinePoint?
    for step in steps {
      switch step {
      case .move(let point):
        end()
        (begin, course.points) = (point, [point])
      case .line(let point):
        if course.points.isEmpty, let begin { course.points = [begin] }
        course.points.append(point)
        begin = begin ?? point
      case .curve(let first, let second, let end):
        let start = course.points.last ?? begin ?? first
        if course.points.isEmpty { course.points = [start] }
        begin = begin ?? start
        course.points += Self.points(from: start, first, second, to: end)
      case .close:
        course.isClosed = true
        end()
      }
    }
    end()
    return result
  }

  /// Points along a curve, as near to each other as its size asks for.
  private static func points(
    from start: OutlinePoint, _ first: OutlinePoint, _ second: OutlinePoint, to end: OutlinePoint
  ) -> [OutlinePoint] {
    let length = start.distance(to: first) + first.distance(to: second) + second.distance(to: end)
    let count = length.isFinite ? Int(min(max((length / 2).rounded(.up), 4), 64)) : 1
    return (1...count).map { index in
      let part = Double(index) / Double(count)
      let (a, b, c) = (start.toward(first, part), first.toward(second, part), second.toward(end, part))
      return a.toward(b, part).toward(b.toward(c, part), part)
    }
  }

  /// Whether a point is inside, as a rule has it.
  package func contains(_ point: OutlinePoint, _ rule: FillRule = .nonZero) -> Bool {
    var (turns, crossings) = (0, 0)
    for course in courses {
      guard let last = course.points.last else { continue }
      var start = last
      for end in course.points {
        if (start.y <= point.y) != (end.y <= point.y) {
          let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
          if x > point.x {
            crossings += 1
            turns += end.y > start.y ? 1 : -1
          }
        }
        start = end
      }
    }
    return rule == .nonZero ? turns != 0 : crossings % 2 == 1
  }
}

/// A line of straight pieces.
package struct StrokeCourse: Hashable, Sendable {
  package var points: [OutlinePoint] = []
  package var isClosed = false

  /// The parts of the line that dashes draw.
  fileprivate func dashes(_ lengths: [Double], phase: Double) -> [StrokeCourse] {
    // An odd number of lengths is gone through twice, as dashes and as gaps.
    let lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let whole = lengths.reduce(0, +)
    var offset = phase.truncatingRemainder(dividingBy: whole)
    if offset < 0 { offset += whole }
    var index = 0
    while offset >= lengths[index] {
      offset -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var (left, result, dash) = (lengths[index] - offset, [StrokeCourse](), StrokeCourse())
    guard var place = points.first else { return [] }
    if index.isMultiple(of: 2) { dash.points = [place] }
    for end in points.dropFirst() + (isClosed ? [place] : []) {
      while true {
        let length = place.distance(to: end)
        guard length > left, result.count < Self.mostDashes else { break }
        place = place.toward(end, left / length)
        if index.isMultiple(of: 2) {
          result.append(StrokeCourse(points: dash.points + [place]))
          dash.points = []
        } else {
          dash.points = [place]
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= place.distance(to: end)
      place = end
      if index.isMultiple(of: 2) { dash.points.append(place) }
    }
    if dash.points.count > 1 { result.append(dash) }
    return result
  }

  /// More of them nobody tells apart.
  private static let mostDashes = 10_000
}

extension LineStyle {
  /// Whether there are dashes, which get on.
  fileprivate var dashes: Bool { !dash.isEmpty && dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0.01 } }
}

/// Collects the pieces that a line consists of, all of which go around in the same direction.
private struct StrokePen {
  let line: LineStyle
  private(set) var steps: [Outline.Step] = []

  init(line: LineStyle) { self.line = line }

  private var radius: Double { line.width / 2 }

  mutating func draw(_ course: StrokeCourse) {
    var points: [OutlinePoint] = []
    for point in course.points where point.x.isFinite && point.y.isFinite && point != points.last { points.append(point) }
    if course.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard let first = points.first, let last = points.last else { return }
    guard points.count > 1 else { return draw(dot: first) }
    let isClosed = course.isClosed && points.count > 2
    let pieces = Array(zip(points, points.dropFirst())) + (isClosed ? [(last, first)] : [])
    for (index, piece) in pieces.enumerated() {
      var (start, end) = piece
      if line.cap == .square, !isClosed {
        let part = radius / start.distance(to: end)
        if index == 0 { start = piece.0.toward(piece.1, -part) }
        if index == pieces.count - 1 { end = piece.0.toward(piece.1, 1 + part) }
      }
      draw(from: start, to: end)
    }
    for (before, after) in zip(pieces, pieces.dropFirst()) { join(before, after) }
    if isClosed, let final = pieces.last, let beginning = pieces.first { join(final, beginning) }
    if !isClosed, line.cap == .round {
      draw(circle: first)
      draw(circle: last)
    }
  }

  /// A line without a length shows its ends alone.
  private mutating func draw(dot point: OutlinePoint) {
    switch line.cap {
    case .butt: break
    case .round: draw(circle: point)
    case .square: draw(from: OutlinePoint(point.x - radius, point.y), to: OutlinePoint(point.x + radius, point.y))
    }
  }

  private func side(_ start: OutlinePoint, _ end: OutlinePoint) -> OutlinePoint {
    let length = start.distance(to: end)
    return OutlinePoint(-(end.y - start.y) / length * radius, (end.x - start.x) / length * radius)
  }

  private mutating func draw(from start: OutlinePoint, to end: OutlinePoint) {
    let side = side(start, end)
    add([start + side, end + side, end - side, start - side])
  }

  private mutating func join(_ before: (OutlinePoint, OutlinePoint), _ after: (OutlinePoint, OutlinePoint)) {
    let corner = before.1
    if line.join == .round { return draw(circle: corner) }
    var (first, second) = (side(before.0, before.1), side(after.0, after.1))
    let turn = first.x * second.y - first.y * second.x
    if turn > 0 { (first, second) = (OutlinePoint(0, 0) - first, OutlinePoint(0, 0) - second) }
    var points = [corner, corner + first, corner + second]
    // The point lies where the outer sides of both pieces meet.
    let sum = first + second
    let square = sum.x * sum.x + sum.y * sum.y
    if line.join == .miter, square > 0 {
      let factor = 2 * radius * radius / square
      if factor * square.squareRoot() <= line.miterLimit * radius {
        points.insert(corner + OutlinePoint(sum.x * factor, sum.y * factor), at: 2)
      }
    }
    add(points)
  }

  /// Adds a polygon, turned around where it goes around the other way.
  private mutating func add(_ points: [OutlinePoint]) {
    var area = 0.0
    for (start, end) in zip(points, points.dropFirst() + points.prefix(1)) { area += start.x * end.y - end.x * start.y }
    let points = area > 0 ? points : points.reversed()
    steps.append(.move(points[0]))
    steps += points.dropFirst().map { .line($0) }
    steps.append(.close)
  }

  private mutating func draw(circle center: OutlinePoint) {
    let part = radius * 0.5522847498307936
    func point(_ x: Double, _ y: Double) -> OutlinePoint { OutlinePoint(center.x + x, center.y + y) }
    steps.append(.move(point(radius, 0)))
    steps.append(.curve(point(radius, part), point(part, radius), to: point(0, radius)))
    steps.append(.curve(point(-part, radius), point(-radius, part), to: point(-radius, 0)))
    steps.append(.curve(point(-radius, -part), point(-part, -radius), to: point(0, -radius)))
    steps.append(.curve(point(part, -radius), point(radius, -part), to: point(radius, 0)))
    steps.append(.close)
  }
}

extension OutlinePoint {
  fileprivate static func + (left: OutlinePoint, right: OutlinePoint) -> OutlinePoint { OutlinePoint(left.x + right.x, left.y + right.y) }
  fileprivate static func - (left: OutlinePoint, right: OutlinePoint) -> OutlinePoint { OutlinePoint(left.x - right.x, left.y - right.y) }
}
