/// Colours at the points of a grid, which pass into one another between them.
package struct MeshFill: Hashable, Sendable {
  /// How many points there are beside each other, and below each other.
  package let columns, rows: Int
  /// In parts of the width and of the height, row by row.
  package let points: [MeshPoint]
  package let colors: [ColorStyle]
  /// The colour where the grid is not.
  package let background: ColorStyle
  /// Whether colours pass into one another without a bend at each point.
  package let isSmooth: Bool

  /// - Returns: nil where there are not as many points and colours as the grid has places, two by two at least.
  package init?(columns: Int, rows: Int, points: [MeshPoint], colors: [ColorStyle], background: ColorStyle, isSmooth: Bool) {
    guard columns > 1, rows > 1, columns <= Self.most, rows <= Self.most, points.count == columns * rows, colors.count == points.count,
      points.allSatisfy({ $0.corners.allSatisfy { $0.x.isFinite && $0.y.isFinite } })
    else { return nil }
    self.columns = columns
    self.rows = rows
    self.points = points
    self.colors = colors
    self.background = background
    self.isSmooth = isSmooth
  }

  private static let most = 64
}

/// A point of a grid of colours, with the points towards which the lines to its neighbours leave it.
package struct MeshPoint: Hashable, Sendable {
  package var position, leading, top, trailing, bottom: OutlinePoint

  package init(_ position: OutlinePoint, leading: OutlinePoint, top: OutlinePoint, trailing: OutlinePoint, bottom: OutlinePoint) {
    self.position = position
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  fileprivate var corners: [OutlinePoint] { [position, leading, top, trailing, bottom] }

  /// Points whose lines bend nowhere, row by row.
  package static func smooth(_ places: [OutlinePoint], columns: Int) -> [MeshPoint] {
    guard columns > 0 else { return [] }
    let rows = places.count / columns
    return places.indices.map { index in
      let (column, row) = (index % columns, index / columns)
      let here = places[index]
      // A line leaves a point in the direction from its neighbour before to that behind.
      func way(_ before: Int?, _ after: Int?) -> OutlinePoint {
        let (first, last) = (before.map { places[$0] } ?? here, after.map { places[$0] } ?? here)
        let part = before == nil || after == nil ? 3.0 : 6.0
        return OutlinePoint((last.x - first.x) / part, (last.y - first.y) / part)
      }
      let across = way(column > 0 ? index - 1 : nil, column < columns - 1 ? index + 1 : nil)
      let down = way(row > 0 ? index - columns : nil, row < rows - 1 ? index + columns : nil)
      return MeshPoint(
        here, leading: OutlinePoint(here.x - across.x, here.y - across.y), top: OutlinePoint(here.x - down.x, here.y - down.y),
        trailing: OutlinePoint(here.x + across.x, here.y + across.y), bottom: OutlinePoint(here.x + down.x, here.y + down.y))
    }
  }
}

/// A part of a grid of colours whose sides are straight: its corners clockwise from the upper left one, with their colours.
package struct MeshCell: Equatable, Sendable {
  package var points: [OutlinePoint]
  /// Red, green, blue and alpha, from 0 to 1.
  package var colors: [SIMD4<Double>]
}

extension MeshFill {
  /// The grid as small parts.
  ///
  /// - Parameters:
  ///   - colors: those of the points.
  ///   - place: where it lies.
  ///   - detail: how many parts there are between two points.
  package func cells(colors: [SIMD4<Double>], in place: LayoutFrame, detail: Int = 8) -> [MeshCell] {
    guard colors.count == points.count, detail > 0 else { return [] }
    let (wide, high) = ((columns - 1) * detail + 1, (rows - 1) * detail + 1)
    // Every knot is worked out once, so that neighbours have the same one.
    let knots = (0..<high).map { y in
      (0..<wide).map { x in
        let (column, row) = (min(x / detail, columns - 2), min(y / detail, rows - 2))
        let (u, v) = (Double(x - column * detail) / Double(detail), Double(y - row * detail) / Double(detail))
        let part = knot(column, row, u, v)
        let point = OutlinePoint(place.x + part.x * place.size.width, place.y + part.y * place.size.height)
        return (point: point, color: color(of: colors, column, row, u, v))
      }
    }
    return (0..<high - 1).flatMap { y in
      (0..<wide - 1).map { x in
        let corners = [knots[y][x], knots[y][x + 1], knots[y + 1][x + 1], knots[y + 1][x]]
        return MeshCell(points: corners.map(\.point), colors: corners.map(\.color))
      }
    }
  }

  /// A point of the part right and below of one of the grid: what Coons' patch of its four curves has there.
  private func knot(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> OutlinePoint {
    let first = row * columns + column
    let (a, b, c, d) = (points[first], points[first + 1], points[first + columns], points[first + columns + 1])
    let top = curve(a.position, a.trailing, b.leading, b.position, u)
    let bottom = curve(c.position, c.trailing, d.leading, d.position, u)
    let left = curve(a.position, a.bottom, c.top, c.position, v)
    let right = curve(b.position, b.bottom, d.top, d.position, v)
    func mix(_ part: (OutlinePoint) -> Double) -> Double {
      let between = (1 - v) * part(top) + v * part(bottom) + (1 - u) * part(left) + u * part(right)
      let corners = (1 - v) * ((1 - u) * part(a.position) + u * part(b.position)) + v * ((1 - u) * part(c.position) + u * part(d.position))
      return between - corners
    }
    return OutlinePoint(mix(\.x), mix(\.y))
  }

  private func curve(_ start: OutlinePoint, _ first: OutlinePoint, _ second: OutlinePoint, _ end: OutlinePoint, _ part: Double)
    -> OutlinePoint
  {
    let (a, b, c) = (start.toward(first, part), first.toward(second, part), second.toward(end, part))
    return a.toward(b, part).toward(b.toward(c, part), part)
  }

  private func color(of colors: [SIMD4<Double>], _ column: Int, _ row: Int, _ u: Double, _ v: Double) -> SIMD4<Double> {
    func at(_ column: Int, _ row: Int) -> SIMD4<Double> {
      colors[min(max(row, 0), rows - 1) * columns + min(max(column, 0), columns - 1)]
    }
    func line(_ values: (Int) -> SIMD4<Double>, _ part: Double) -> SIMD4<Double> {
      let (before, start, end, after) = (values(-1), values(0), values(1), values(2))
      guard isSmooth else { return start + (end - start) * part }
      let (first, last) = ((end - before) / 2, (after - start) / 2)
      let (square, cube) = (part * part, part * part * part)
      let ends = start * (2 * cube - 3 * square + 1) + end * (3 * square - 2 * cube)
      return ends + first * (cube - 2 * square + part) + last * (cube - square)
    }
    let color = line({ down in line({ at(column + $0, row + down) }, u) }, v)
    return color.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
  }
}

/// A picture again and again, from the upper left corner.
package struct TiledFill: Hashable, Sendable {
  package var image: ImageElement
  /// The part of the picture that is used, in parts of its width and height.
  package var source: LayoutFrame
  /// How large it is, as a factor of its own size.
  package var scale: Double
  package var opacity = 1.0

  /// - Returns: nil where nothing of the picture would be seen.
  package init?(_ image: ImageElement, source: LayoutFrame, scale: Double) {
    guard [source.x, source.y, source.size.width, source.size.height, scale].allSatisfy(\.isFinite), scale > 0, source.size.width > 0,
      source.size.height > 0
    else { return nil }
    self.image = image
    self.source = source
    self.scale = scale
  }
}

extension Fill {
  /// The shadows onto what is behind, the first one first.
  package var drops: [FillShadow] {
    guard case .shadowed(let base, let shadows) = self else { return [] }
    return (base?.drops ?? []) + shadows.filter { !$0.isInner }
  }

  /// Whether it is drawn, as style sheets have no way for it.
  package var isDrawn: Bool {
    switch self {
    case .color, .gradient, .material: false
    case .mesh, .tiled, .shadowed: true
    }
  }

  /// The same seen in a mirror, with its shadows where they are. Pictures are not seen in it.
  package var mirrored: Fill {
    switch self {
    case .color, .material, .tiled: self
    case .gradient(let gradient): .gradient(gradient.mirrored)
    case .mesh(let mesh): mesh.mirrored.map { .mesh($0) } ?? self
    case .shadowed(let base, let shadows): .shadowed(base?.mirrored, shadows)
    }
  }
}

extension OutlinePoint {
  fileprivate var turned: OutlinePoint { OutlinePoint(1 - x, y) }
}

extension GradientFill {
  fileprivate var mirrored: GradientFill {
    switch course {
    case .linear(let from, let to): GradientFill(.linear(from: from.turned, to: to.turned), stops: stops)
    case .radial(let center, let from, let to): GradientFill(.radial(center: center.turned, from: from, to: to), stops: stops)
    case .elliptical(let center, let from, let to): GradientFill(.elliptical(center: center.turned, from: from, to: to), stops: stops)
    case .angular(let center, let from, let to):
      GradientFill(
        .angular(center: center.turned, from: 180 - to, to: 180 - from),
        stops: stops.reversed().map { Stop($0.color, at: 1 - $0.location, light: $0.light) })
    }
  }
}

extension MeshFill {
  fileprivate var mirrored: MeshFill? {
    let points = points.map { point in
      MeshPoint(
        point.position.turned, leading: point.leading.turned, top: point.top.turned, trailing: point.trailing.turned,
        bottom: point.bottom.turned)
    }
    return MeshFill(columns: columns, rows: rows, points: points, colors: colors, background: background, isSmooth: isSmooth)
  }
}
