extension Outline {
  /// The part of the line from one fraction of its length to another one, both from 0 to 1; no line where the first is not the smaller one.
  package func trimmed(from start: Double, to end: Double) -> Outline {
    let (start, end) = (min(1, max(0, start)), min(1, max(0, end)))
    guard start < end else { return .steps([]) }
    if start == 0, end == 1 { return self }
    let pieces = self.pieces
    let length = pieces.reduce(0) { $0 + $1.length }
    let (first, last) = (start * length, end * length)
    var (passed, result): (Double, [Step]) = (0, [])
    var place: OutlinePoint?
    for piece in pieces where piece.length > 0 {
      let (from, to) = (max(first, passed), min(last, passed + piece.length))
      if from < to {
        let cut = piece.part(from: piece.time(at: from - passed), to: piece.time(at: to - passed))
        if place != cut.start { result.append(.move(cut.start)) }
        result.append(cut.step)
        place = cut.end
      }
      passed += piece.length
    }
    return .steps(result)
  }

  /// The line as pieces that each know where they begin.
  private var pieces: [Piece] {
    var result: [Piece] = []
    var (begin, place): (OutlinePoint?, OutlinePoint?)
    for step in steps {
      switch step {
      case .move(let point): (begin, place) = (point, point)
      case .line(let point):
        if let place { result.append(Piece(start: place, end: point)) } else { begin = point }
        place = point
      case .curve(let first, let second, let end):
        result.append(Piece(start: place ?? first, controls: (first, second), end: end))
        begin = begin ?? first
        place = end
      case .close:
        if let begin, let end = place, begin != end { result.append(Piece(start: end, end: begin)) }
        place = begin
      }
    }
    return result
  }
}

/// A line or a curve from one point to another one.
private struct Piece {
  let start, end: OutlinePoint
  /// The control points of a curve; nil for a line.
  let controls: (OutlinePoint, OutlinePoint)?
  /// How far along the curve it is at each of some times, which are equally far from each other; the last one is the whole length.
  private let distances: [Double]

  var length: Double { distances.last ?? 0 }

  init(start: OutlinePoint, controls: (OutlinePoint, OutlinePoint)? = nil, end: OutlinePoint) {
    (self.start, self.controls, self.end) = (start, controls, end)
    guard let controls else {
      distances = [0, start.distance(to: end)]
      return
    }
    let count = 32
    var (distances, last) = ([0.0], start)
    for index in 1...count {
      let point = Self.split(start, controls, end, at: Double(index) / Double(count)).middle
      distances.append(distances[index - 1] + last.distance(to: point))
      last = point
    }
    self.distances = distances
  }

  /// When the piece has a length, from 0 at its start to 1 at its end.
  func time(at wanted: Double) -> Double {
    guard let index = distances.firstIndex(where: { $0 >= wanted }), index > 0 else { return wanted <= 0 ? 0 : 1 }
    let (before, after) = (distances[index - 1], distances[index])
    return (Double(index - 1) + (wanted - before) / (after - before)) / Double(distances.count - 1)
  }

  func part(from first: Double, to last: Double) -> Piece {
    guard let controls else { return Piece(start: start.toward(end, first), end: start.toward(end, last)) }
    let behind = Self.split(start, controls, end, at: first)
    let rest = first < 1 ? (last - first) / (1 - first) : 0
    let wanted = Self.split(behind.middle, behind.second, end, at: rest)
    return Piece(start: behind.middle, controls: wanted.first, end: wanted.middle)
  }

  var step: Outline.Step {
    guard let controls else { return .line(end) }
    return .curve(controls.0, controls.1, to: end)
  }

  /// A curve as two, by de Casteljau: the control points of both, and where they meet.
  private static func split(
    _ start: OutlinePoint, _ controls: (OutlinePoint, OutlinePoint), _ end: OutlinePoint, at time: Double
  ) -> (first: (OutlinePoint, OutlinePoint), middle: OutlinePoint, second: (OutlinePoint, OutlinePoint)) {
    let (a, b, c) = (start.toward(controls.0, time), controls.0.toward(controls.1, time), controls.1.toward(end, time))
    let (ab, bc) = (a.toward(b, time), b.toward(c, time))
    return ((a, ab), ab.toward(bc, time), (bc, c))
  }
}
