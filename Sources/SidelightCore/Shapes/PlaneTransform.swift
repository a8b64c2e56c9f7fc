/// Where points of a plane go: `x' = a x + c y + tx`, `y' = b x + d y + ty`, with lengths in pixels.
package struct PlaneTransform: Hashable, Sendable {
  package var a, b, c, d, tx, ty: Double

  package init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// All points stay.
  package static let identity = PlaneTransform()

  /// Whether all of it are numbers that are not endless.
  package var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  /// First this one, and then another one.
  package func then(_ next: PlaneTransform) -> PlaneTransform {
    PlaneTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The same about another point than the corner.
  package func about(_ point: Point) -> PlaneTransform {
    PlaneTransform(tx: -point.x, ty: -point.y).then(self).then(PlaneTransform(tx: point.x, ty: point.y))
  }

  /// The same seen in a mirror, where the plane is so many pixels wide.
  package func mirrored(width: Double) -> PlaneTransform {
    PlaneTransform(a: a, b: -b, c: -c, d: d, tx: width * (1 - a) - tx, ty: ty + b * width)
  }

  package func applied(to point: Point) -> Point { Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty) }

  package func between(_ end: PlaneTransform, at part: Double) -> PlaneTransform {
    func mix(_ first: Double, _ last: Double) -> Double { first + (last - first) * part }
    return PlaneTransform(
      a: mix(a, end.a), b: mix(b, end.b), c: mix(c, end.c), d: mix(d, end.d), tx: mix(tx, end.tx), ty: mix(ty, end.ty))
  }
}

/// A part of what is done to a plane. Those that are kept apart stay what they are on the way: a turn turns, and does not shrink.
package enum PlaneStep: Hashable, Sendable {
  /// In pixels: towards where text ends, and down.
  case moved(x: Double, y: Double)
  /// Clockwise, in degrees, about a point in parts of the size.
  case turned(Double, about: OutlinePoint)
  /// As many times as wide and as high, from a point in parts of the size.
  case scaled(x: Double, y: Double, from: OutlinePoint)
  /// About the corner at which text begins. From right to left it is seen in a mirror.
  case plane(PlaneTransform)

  /// What it does to the pixels of a plane of a size, from its upper left corner.
  package func transform(width: Double, height: Double, isMirrored: Bool) -> PlaneTransform {
    func place(_ point: OutlinePoint) -> Point { Point((isMirrored ? 1 - point.x : point.x) * width, point.y * height) }
    let transform: PlaneTransform
    switch self {
    case .moved(let x, let y): transform = PlaneTransform(tx: isMirrored ? -x : x, ty: y)
    case .turned(let degrees, let point):
      let (sine, cosine) = (Wave.sin(degrees * .pi / 180), Wave.cos(degrees * .pi / 180))
      transform = PlaneTransform(a: cosine, b: sine, c: -sine, d: cosine).about(place(point))
    case .scaled(let x, let y, let point): transform = PlaneTransform(a: x, d: y).about(place(point))
    case .plane(let plane): transform = isMirrored ? plane.mirrored(width: width) : plane
    }
    // One of which something is no number does nothing.
    return transform.isFinite ? transform : .identity
  }

  /// Between two steps of a kind; nil where nothing is.
  fileprivate func between(_ end: PlaneStep, at part: Double) -> PlaneStep? {
    func mix(_ first: Double, _ last: Double) -> Double { first + (last - first) * part }
    switch (self, end) {
    case (.moved(let x, let y), .moved(let right, let down)): return .moved(x: mix(x, right), y: mix(y, down))
    case (.turned(let first, _), .turned(let last, let point)): return .turned(mix(first, last), about: point)
    case (.scaled(let x, let y, _), .scaled(let wide, let high, let point)): return .scaled(x: mix(x, wide), y: mix(y, high), from: point)
    case (.plane(let first), .plane(let last)): return .plane(first.between(last, at: part))
    default: return nil
    }
  }
}

extension [PlaneStep] {
  /// All of them, one after the other.
  package func transform(width: Double, height: Double, isMirrored: Bool) -> PlaneTransform {
    reduce(.identity) { $0.then($1.transform(width: width, height: height, isMirrored: isMirrored)) }
  }

  /// Between two rows of steps of the same kinds; nil where they differ in that.
  package func between(_ end: [PlaneStep], at part: Double) -> [PlaneStep]? {
    guard count == end.count else { return nil }
    let steps = zip(self, end).compactMap { $0.between($1, at: part) }
    return steps.count == count ? steps : nil
  }
}
