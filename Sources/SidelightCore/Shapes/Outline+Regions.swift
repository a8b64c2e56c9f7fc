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
    let scale = Self.scale(self, other)
    let (first, second) = RegionEdge.rounded(RegionEdge.around(self, scale), RegionEdge.around(other, scale))
    let (one, two) = (Region(first, rule), Region(second, rule))
    var seen: Set<RegionEdge> = []
    let border = (first + second).compactMap { edge -> RegionEdge? in
      // Where lines of both lie on each other one of them does.
      guard seen.insert(edge.ordered).inserted else { return nil }
      let (here, there) = (one.sides(of: edge), two.sides(of: edge))
      let isLeft = operation.holds(here.left, there.left)
      let isRight = operation.holds(here.right, there.right)
      return isLeft == isRight ? nil : isRight ? edge : edge.reversed
    }
    return .steps(RegionEdge.chained(border).map { $0.mapped { OutlinePoint($0.x / scale, $0.y / scale) } })
  }

  /// The parts of the line that are inside of another outline, or outside of it. Curves become straight pieces.
  ///
  /// - Parameter rule: what counts as inside of the other one.
  package func line(inside isInside: Bool, of other: Outline, _ rule: FillRule) -> Outline {
    let scale = Self.scale(self, other)
    let around = RegionEdge.around(other, scale)
    var steps: [Step] = []
    for course in scaled(by: scale).courses {
      var points = course.points.filter { $0.x.isFinite && $0.y.isFinite }.map(\.snapped)
      if course.isClosed, let first = points.first { points.append(first) }
      let own = zip(points, points.dropFirst()).filter { $0 != $1 }.map { RegionEdge($0, $1) }
      let (pieces, border) = RegionEdge.rounded(own, around)
      let region = Region(border, rule)
      var parts = pieces.map { (edge: $0, stays: region.contains($0) == isInside) }
      if course.isClosed, let gap = parts.firstIndex(where: { !$0.stays }) {
        // What goes on beyond the point where the line begins is one piece.
        parts = Array(parts[gap...] + parts[..<gap])
      }
      var last: OutlinePoint?
      for part in parts where part.stays {
        if last != part.edge.start { steps.append(.move(part.edge.start)) }
        steps.append(.line(part.edge.end))
        last = part.edge.end
      }
      if course.isClosed, !parts.isEmpty, parts.allSatisfy(\.stays) { steps[steps.count - 1] = .close }
    }
    return .steps(steps.map { $0.mapped { OutlinePoint($0.x / scale, $0.y / scale) } })
  }

  /// By what both become so large that what nobody sees is small beside them, and their curves have enough pieces.
  private static func scale(_ first: Outline, _ second: Outline) -> Double {
    let boxes = [first.bounds, second.bounds].compactMap(\.self)
    let sizes = boxes.flatMap { [$0.high.x - $0.low.x, $0.high.y - $0.low.y] }.filter(\.isFinite)
    guard let most = sizes.max(), most > 1e-9 else { return 1 }
    // A power of two keeps what is exact.
    return most < 512 ? Double(sign: .plus, exponent: (512 / most).exponent, significand: 1) : 1
  }

  fileprivate func scaled(by scale: Double) -> Outline {
    scale == 1 ? self : .steps(steps.map { $0.mapped { OutlinePoint($0.x * scale, $0.y * scale) } })
  }
}

/// A straight piece between two points.
private struct RegionEdge: Hashable {
  let start, end: OutlinePoint

  init(_ start: OutlinePoint, _ end: OutlinePoint) { (self.start, self.end) = (start, end) }

  var reversed: RegionEdge { RegionEdge(end, start) }
  /// The same for both directions.
  var ordered: RegionEdge { (start.x, start.y) <= (end.x, end.y) ? self : reversed }
  var low: OutlinePoint { OutlinePoint(min(start.x, end.x), min(start.y, end.y)) }
  var high: OutlinePoint { OutlinePoint(max(start.x, end.x), max(start.y, end.y)) }
  /// Whether it goes further across than down.
  var isFlat: Bool { abs(end.x - start.x) > abs(end.y - start.y) }

  /// The lines around an outline, closed.
  static func around(_ outline: Outline, _ scale: Double) -> [RegionEdge] {
    outline.scaled(by: scale).courses.flatMap { course -> [RegionEdge] in
      let points = course.points.filter { $0.x.isFinite && $0.y.isFinite }.map(\.snapped)
      guard let last = points.last else { return [] }
      return zip([last] + points, points).filter { $0 != $1 }.map { RegionEdge($0, $1) }
    }
  }

  /// The pieces of two sets of edges that meet in their ends alone: where edges cross is a point of the grid, and an edge that comes as near
  /// to a point as the grid is fine goes through it.
  static func rounded(_ first: [RegionEdge], _ second: [RegionEdge]) -> ([RegionEdge], [RegionEdge]) {
    let all = (first + second).sorted { $0.low.x < $1.low.x }
    var points = Set(all.flatMap { [$0.start, $0.end] })
    for (index, edge) in all.enumerated() {
      let (low, high) = (edge.low, edge.high)
      for other in all[(index + 1)...] {
        if other.low.x > high.x { break }
        if other.low.y > high.y || other.high.y < low.y { continue }
        if let point = edge.crossing(with: other) { points.insert(point.snapped) }
      }
    }
    let sorted = points.sorted { $0.x < $1.x }
    func split(_ edge: RegionEdge) -> [RegionEdge] {
      let (low, high) = (edge.low, edge.high)
      var index = sorted.partitionIndex { $0.x < low.x - OutlinePoint.grid }
      var found: [(part: Double, point: OutlinePoint)] = []
      while index < sorted.count, sorted[index].x <= high.x + OutlinePoint.grid {
        let point = sorted[index]
        index += 1
        guard point.y >= low.y - OutlinePoint.grid, point.y <= high.y + OutlinePoint.grid, let part = edge.part(near: point) else {
          continue
        }
        found.append((part, point))
      }
      let way = [edge.start] + found.sorted { $0.part < $1.part }.map(\.point) + [edge.end]
      return zip(way, way.dropFirst()).filter { $0 != $1 }.map { RegionEdge($0, $1) }
    }
    return (first.flatMap(split), second.flatMap(split))
  }

  /// Where it crosses another one that is not parallel to it.
  private func crossing(with other: RegionEdge) -> OutlinePoint? {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let (otherX, otherY) = (other.end.x - other.start.x, other.end.y - other.start.y)
    let (awayX, awayY) = (other.start.x - start.x, other.start.y - start.y)
    let turn = x * otherY - y * otherX
    guard turn != 0 else { return nil }
    let (part, otherPart) = ((awayX * otherY - awayY * otherX) / turn, (awayX * y - awayY * x) / turn)
    return (0...1).contains(part) && (0...1).contains(otherPart) ? start.toward(end, part) : nil
  }

  /// How far from the start it comes nearest to a point, as a part of its way; nil where that is too far away, or one of its ends.
  private func part(near point: OutlinePoint) -> Double? {
    if point == start || point == end { return nil }
    let (x, y) = (end.x - start.x, end.y - start.y)
    let square = x * x + y * y
    let part = ((point.x - start.x) * x + (point.y - start.y) * y) / square
    guard part > 0, part < 1, start.toward(end, part).distance(to: point) <= OutlinePoint.grid * 0.7072 else { return nil }
    return part
  }

  /// Lines of which each ends where the next one begins, closed, without points in the middle of straight ones.
  static func chained(_ edges: [RegionEdge]) -> [Outline.Step] {
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
  /// So fine that nobody sees it, and a power of two, so that points that are the same are equal.
  fileprivate static let grid = 1.0 / 256

  fileprivate var snapped: OutlinePoint { OutlinePoint((x / Self.grid).rounded() * Self.grid, (y / Self.grid).rounded() * Self.grid) }
}

extension [OutlinePoint] {
  /// A closed line without its last point, which is its first one, and without those that lie on the straight way between their neighbours.
  fileprivate var withoutMiddles: [OutlinePoint] {
    let points = first == last ? Array(dropLast()) : self
    return points.indices.filter { index in
      let (before, here, after) = (points[(index + points.count - 1) % points.count], points[index], points[(index + 1) % points.count])
      let turn = (here.x - before.x) * (after.y - here.y) - (here.y - before.y) * (after.x - here.x)
      return turn != 0
    }.map { points[$0] }
  }

  /// The first index whose point is not below a limit, in an array in which those below it come first.
  fileprivate func partitionIndex(_ isBelow: (OutlinePoint) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBelow(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The inside of lines that meet in their ends alone.
private struct Region {
  private let rule: FillRule
  /// The edges that each of some strips meets: those below each other, and those beside each other.
  private let rows, columns: Strips
  /// How often an edge is gone in its own direction, and how often it is gone at all.
  private var counts: [RegionEdge: (turns: Int, crossings: Int)] = [:]

  init(_ edges: [RegionEdge], _ rule: FillRule) {
    self.rule = rule
    rows = Strips(edges) { ($0.low.y, $0.high.y) }
    columns = Strips(edges) { ($0.low.x, $0.high.x) }
    for edge in edges {
      let ordered = edge.ordered
      let old = counts[ordered] ?? (0, 0)
      counts[ordered] = (old.turns + (ordered == edge ? 1 : -1), old.crossings + 1)
    }
  }

  /// Whether what lies left of an edge, as seen from its start, is inside, and what lies right of it. Other edges meet it in its ends alone.
  func sides(of edge: RegionEdge) -> (left: Bool, right: Bool) {
    let beyond = crossings(beyond: edge)
    let own = counts[edge.ordered] ?? (0, 0)
    // A line from its middle goes to the right, or down from one that is flat: so does what lies on that side, and the other side has it, too.
    let isOrdered = edge.ordered == edge
    let direction = edge.isFlat ? (edge.end.x > edge.start.x ? -1 : 1) : (edge.end.y > edge.start.y ? 1 : -1)
    let turns = own.turns * (isOrdered ? 1 : -1) * direction
    let far = isInside(beyond.turns, beyond.crossings)
    let near = isInside(beyond.turns + turns, beyond.crossings + own.crossings)
    // With y downwards what lies right on the screen is left of an edge that goes down, and what lies below is right of one that goes right.
    let farIsLeft = edge.isFlat ? edge.end.x < edge.start.x : edge.end.y > edge.start.y
    return farIsLeft ? (far, near) : (near, far)
  }

  /// Whether the middle of an edge of something else is inside; where the edge is one of its own, it is not.
  func contains(_ edge: RegionEdge) -> Bool {
    if counts[edge.ordered] != nil { return false }
    let beyond = crossings(beyond: edge)
    return isInside(beyond.turns, beyond.crossings)
  }

  private func isInside(_ turns: Int, _ crossings: Int) -> Bool { rule == .nonZero ? turns != 0 : crossings % 2 == 1 }

  /// What a line from the middle of an edge to the right meets, or down from one that is flat, without the edge itself.
  private func crossings(beyond edge: RegionEdge) -> (turns: Int, crossings: Int) {
    let middle = edge.start.toward(edge.end, 0.5)
    let own = edge.ordered
    var result = (turns: 0, crossings: 0)
    if edge.isFlat {
      for other in columns.edges(at: middle.x) where (other.start.x <= middle.x) != (other.end.x <= middle.x) && other.ordered != own {
        let y = other.start.y + (middle.x - other.start.x) / (other.end.x - other.start.x) * (other.end.y - other.start.y)
        guard y > middle.y else { continue }
        result = (result.turns + (other.end.x > other.start.x ? -1 : 1), result.crossings + 1)
      }
    } else {
      for other in rows.edges(at: middle.y) where (other.start.y <= middle.y) != (other.end.y <= middle.y) && other.ordered != own {
        let x = other.start.x + (middle.y - other.start.y) / (other.end.y - other.start.y) * (other.end.x - other.start.x)
        guard x > middle.x else { continue }
        result = (result.turns + (other.end.y > other.start.y ? 1 : -1), result.crossings + 1)
      }
    }
    return result
  }
}

/// Edges by where they are along one axis.
private struct Strips {
  private let start, length: Double
  private var strips: [[RegionEdge]]

  init(_ edges: [RegionEdge], _ span: (RegionEdge) -> (low: Double, high: Double)) {
    let spans = edges.map(span)
    start = spans.map(\.low).min() ?? 0
    strips = Array(repeating: [], count: max(1, min(edges.count / 4, 512)))
    length = max((spans.map(\.high).max() ?? 0) - start, 1e-6) / Double(strips.count)
    for (edge, span) in zip(edges, spans) {
      for index in index(of: span.low)...index(of: span.high) { strips[index].append(edge) }
    }
  }

  private func index(of place: Double) -> Int { Int(min(max((place - start) / length, 0), Double(strips.count - 1))) }

  func edges(at place: Double) -> [RegionEdge] { strips[index(of: place)] }
}
