/// How two areas become one.
package enum RegionOperation: Hashable, Sendable {
  case union, intersection, subtraction, symmetricDifference

  fileprivate func holds(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .subtraction: first && !second
    case .symmetricDifference: first != second
    }
  }
}

extension Outline {
  /// The area of two outlines, around which it runs once. Curves become straight pieces.
  ///
  /// - Parameter rule: what counts as inside of each.
  package func combined(with other: Outline, _ operation: RegionOperation, _ rule: FillRule) -> Outline {
    let (first, second) = (Region(self, rule), Region(other, rule))
    var seen: Set<Edge> = []
    let edges = Edge.split(first.edges + second.edges).filter { edge in
      // Where lines of both lie on each other one of them does.
      seen.insert(edge.ordered).inserted
    }
    let border = edges.compactMap { edge -> Edge? in
      let (left, right) = edge.sides
      let isLeft = operation.holds(first.contains(left), second.contains(left))
      let isRight = operation.holds(first.contains(right), second.contains(right))
      return isLeft == isRight ? nil : isRight ? edge : edge.reversed
    }
    return .steps(Edge.chained(border))
  }

  /// The parts of the line that are inside of another outline, or outside of it. Curves become straight pieces.
  ///
  /// - Parameter rule: what counts as inside of the other one.
  package func line(inside isInside: Bool, of other: Outline, _ rule: FillRule) -> Outline {
    let region = Region(other, rule)
    var steps: [Step] = []
    var last: OutlinePoint?
    for course in courses {
      var points = course.points.map(\.snapped)
      if course.isClosed, let first = points.first { points.append(first) }
      for piece in zip(points, points.dropFirst()).map({ Edge($0, $1) }) where piece.start != piece.end {
        for part in Edge.split([piece], by: region.edges) where region.contains(part.middle) == isInside {
          if last != part.start { steps.append(.move(part.start)) }
          steps.append(.line(part.end))
          last = part.end
        }
      }
    }
    return .steps(steps)
  }
}

/// A straight piece between two points.
private struct Edge: Hashable {
  let start, end: OutlinePoint

  init(_ start: OutlinePoint, _ end: OutlinePoint) { (self.start, self.end) = (start, end) }

  var reversed: Edge { Edge(end, start) }
  /// The same for both directions.
  var ordered: Edge { (start.x, start.y) <= (end.x, end.y) ? self : reversed }
  var middle: OutlinePoint { start.toward(end, 0.5) }
  var low: OutlinePoint { OutlinePoint(min(start.x, end.x), min(start.y, end.y)) }
  var high: OutlinePoint { OutlinePoint(max(start.x, end.x), max(start.y, end.y)) }

  /// A point left and one right of the middle, as seen from the start, with y downwards.
  var sides: (left: OutlinePoint, right: OutlinePoint) {
    let length = start.distance(to: end)
    let (x, y) = ((end.x - start.x) / length * Self.aside, (end.y - start.y) / length * Self.aside)
    return (OutlinePoint(middle.x + y, middle.y - x), OutlinePoint(middle.x - y, middle.y + x))
  }

  private static let aside = 0.004

  /// How far from the start it meets another one, as parts of its way: twice where both lie on each other.
  func meetings(with other: Edge) -> [Double] {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let (otherX, otherY) = (other.end.x - other.start.x, other.end.y - other.start.y)
    let (awayX, awayY) = (other.start.x - start.x, other.start.y - start.y)
    let turn = x * otherY - y * otherX
    let square = x * x + y * y
    // Nearly parallel ones meet where they touch, if at all.
    if abs(turn) < 1e-9 * (square.squareRoot() * (otherX * otherX + otherY * otherY).squareRoot() + 1e-12) {
      guard abs(awayX * y - awayY * x) < 1e-3 * square.squareRoot() else { return [] }
      return [other.start, other.end].map { (($0.x - start.x) * x + ($0.y - start.y) * y) / square }.filter { (0...1).contains($0) }
    }
    let (part, otherPart) = ((awayX * otherY - awayY * otherX) / turn, (awayX * y - awayY * x) / turn)
    return (-1e-9...1 + 1e-9).contains(part) && (-1e-9...1 + 1e-9).contains(otherPart) ? [part] : []
  }

  /// The pieces into which edges cut each other.
  static func split(_ edges: [Edge]) -> [Edge] { split(edges, by: edges) }

  /// The pieces into which others cut edges, in the order of these.
  static func split(_ edges: [Edge], by others: [Edge]) -> [Edge] {
    let sorted = others.sorted { $0.low.x < $1.low.x }
    let widest = others.reduce(0) { max($0, $1.high.x - $1.low.x) }
    return edges.flatMap { edge -> [Edge] in
      let (low, high) = (edge.low, edge.high)
      var parts = [0.0, 1.0]
      var index = sorted.partitionIndex { $0.low.x < low.x - widest }
      while index < sorted.count, sorted[index].low.x <= high.x {
        let other = sorted[index]
        index += 1
        if other == edge || other.high.x < low.x || other.low.y > high.y || other.high.y < low.y { continue }
        parts += edge.meetings(with: other)
      }
      let points = parts.sorted().map { edge.start.toward(edge.end, min(max($0, 0), 1)).snapped }
      return zip(points, points.dropFirst()).filter { $0 != $1 }.map { Edge($0, $1) }
    }
  }

  /// Lines of which each ends where the next one begins, closed, without points in the middle of straight ones.
  static func chained(_ edges: [Edge]) -> [Outline.Step] {
    var ways: [OutlinePoint: [OutlinePoint]] = [:]
    for edge in edges { ways[edge.start, default: []].append(edge.end) }
    var steps: [Outline.Step] = []
    for edge in edges {
      guard ways[edge.start]?.isEmpty == false else { continue }
      var points = [edge.start]
      while let last = points.last, let next = ways[last]?.popLast() {
        points.append(next)
        if next == edge.start { break }
      }
      points = points.withoutMiddles
      guard points.count > 2, let first = points.first else { continue }
      steps.append(.move(first))
      steps += points.dropFirst().map { .line($0) } + [.close]
    }
    return steps
  }
}

extension OutlinePoint {
  /// On a grid so fine that nobody sees it, so that points that are the same are equal.
  fileprivate var snapped: OutlinePoint { OutlinePoint((x * 1024).rounded() / 1024, (y * 1024).rounded() / 1024) }
}

extension [OutlinePoint] {
  /// A closed line without its last point, which is its first one, and without those that lie on the straight way between their neighbours.
  fileprivate var withoutMiddles: [OutlinePoint] {
    let points = first == last ? Array(dropLast()) : self
    return points.indices.filter { index in
      let (before, here, after) = (points[(index + points.count - 1) % points.count], points[index], points[(index + 1) % points.count])
      let turn = (here.x - before.x) * (after.y - here.y) - (here.y - before.y) * (after.x - here.x)
      return abs(turn) > 1e-3 * Swift.max(before.distance(to: after), 1e-3)
    }.map { points[$0] }
  }
}

extension [Edge] {
  /// The first index whose edge is not below a limit, in an array in which those below it come first.
  fileprivate func partitionIndex(_ isBelow: (Edge) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBelow(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The inside of an outline, which can be asked often.
private struct Region {
  let edges: [Edge]
  private let rule: FillRule
  private let top, height: Double
  /// The edges that each of some strips below each other meets.
  private var strips: [[Edge]]

  init(_ outline: Outline, _ rule: FillRule) {
    self.rule = rule
    edges = outline.courses.flatMap { course -> [Edge] in
      let points = course.points.filter { $0.x.isFinite && $0.y.isFinite }.map(\.snapped)
      guard let last = points.last else { return [] }
      return zip([last] + points, points).filter { $0 != $1 }.map { Edge($0, $1) }
    }
    let (low, high) = (edges.map(\.low.y).min() ?? 0, edges.map(\.high.y).max() ?? 0)
    top = low
    strips = Array(repeating: [], count: Swift.max(1, Swift.min(edges.count / 4, 512)))
    height = Swift.max(high - low, 1e-6) / Double(strips.count)
    for edge in edges {
      for index in strip(of: edge.low.y)...strip(of: edge.high.y) { strips[index].append(edge) }
    }
  }

  private func strip(of y: Double) -> Int { Int(Swift.min(Swift.max((y - top) / height, 0), Double(strips.count - 1))) }

  func contains(_ point: OutlinePoint) -> Bool {
    var (turns, crossings) = (0, 0)
    for edge in strips[strip(of: point.y)] where (edge.start.y <= point.y) != (edge.end.y <= point.y) {
      let x = edge.start.x + (point.y - edge.start.y) / (edge.end.y - edge.start.y) * (edge.end.x - edge.start.x)
      guard x > point.x else { continue }
      crossings += 1
      turns += edge.end.y > edge.start.y ? 1 : -1
    }
    return rule == .nonZero ? turns != 0 : crossings % 2 == 1
  }
}
