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
