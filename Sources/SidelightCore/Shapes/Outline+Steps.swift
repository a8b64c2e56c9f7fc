extension Outline {
  /// The pieces of the line.
  package var steps: [Step] {
    switch self {
    case .steps(let steps): steps
    case .rounded(let box): box.steps
    }
  }

  /// The same outline seen in a mirror that stands at the middle of a width.
  package func mirrored(width: Double) -> Outline {
    func turn(_ point: OutlinePoint) -> OutlinePoint { OutlinePoint(width - point.x, point.y) }
    switch self {
    case .rounded(var box):
      box.x = width - box.x - box.width
      let old = box.corners
      box.corners = RoundedBox.Corners(
        topLeft: old.topRight, topRight: old.topLeft, bottomRight: old.bottomLeft, bottomLeft: old.bottomRight)
      return .rounded(box)
    case .steps(let steps): return .steps(steps.map { $0.mapped(turn) })
    }
  }

  /// The smallest rectangle with all points and control points in it; nil where there are none.
  package var bounds: (low: OutlinePoint, high: OutlinePoint)? {
    let points = steps.flatMap(\.points)
    guard let first = points.first else { return nil }
    return points.reduce((low: first, high: first)) { box, point in
      (OutlinePoint(min(box.low.x, point.x), min(box.low.y, point.y)), OutlinePoint(max(box.high.x, point.x), max(box.high.y, point.y)))
    }
  }
}

extension Outline.Step {
  /// The points of the piece, its end last; none for ``close``.
  package var points: [OutlinePoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  package func mapped(_ change: (OutlinePoint) -> OutlinePoint) -> Outline.Step {
    switch self {
    case .move(let point): .move(change(point))
    case .line(let point): .line(change(point))
    case .curve(let first, let second, let end): .curve(change(first), change(second), to: change(end))
    case .close: .close
    }
  }
}

extension RoundedBox {
  /// The line around the box, clockwise. It begins at the middle of the right side, as that of a circle does.
  fileprivate var steps: [Outline.Step] {
    let (right, bottom) = (x + width, y + height)
    var steps: [Outline.Step] = [.move(OutlinePoint(right, y + height / 2))]
    func corner(_ from: OutlinePoint, _ peak: OutlinePoint, _ to: OutlinePoint) {
      if steps.last?.points.last != from { steps.append(.line(from)) }
      guard from != to else { return }
      // The part of a quarter's radius at which the control points lie.
      let part = 0.5522847498307936
      steps.append(.curve(from.toward(peak, part), to.toward(peak, part), to: to))
    }
    corner(
      OutlinePoint(right, bottom - corners.bottomRight.height), OutlinePoint(right, bottom),
      OutlinePoint(right - corners.bottomRight.width, bottom))
    corner(OutlinePoint(x + corners.bottomLeft.width, bottom), OutlinePoint(x, bottom), OutlinePoint(x, bottom - corners.bottomLeft.height))
    corner(OutlinePoint(x, y + corners.topLeft.height), OutlinePoint(x, y), OutlinePoint(x + corners.topLeft.width, y))
    corner(OutlinePoint(right - corners.topRight.width, y), OutlinePoint(right, y), OutlinePoint(right, y + corners.topRight.height))
    steps.append(.close)
    return steps
  }
}
