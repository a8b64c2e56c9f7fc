/// A line of straight and curved pieces around the inside of a shape, in pixels from the upper left corner.
package enum Outline: Hashable, Sendable {
  case rounded(RoundedBox)
  case steps([Step])

  /// One piece of the line, from where the last one ended.
  package enum Step: Hashable, Sendable {
    case move(OutlinePoint)
    case line(OutlinePoint)
    case curve(OutlinePoint, OutlinePoint, to: OutlinePoint)
    /// A straight line back to where the last ``move(_:)`` went.
    case close
  }
}

/// A place of an outline.
package struct OutlinePoint: Hashable, Sendable {
  package var x, y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The point that is a part of the way to another one.
  package func toward(_ other: OutlinePoint, _ part: Double) -> OutlinePoint {
    OutlinePoint(x + (other.x - x) * part, y + (other.y - y) * part)
  }

  package func distance(to other: OutlinePoint) -> Double { ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot() }
}

/// A rectangle whose corners are quarters of ellipses.
package struct RoundedBox: Hashable, Sendable {
  package var x, y, width, height: Double
  package var corners: Corners

  /// How far each corner's curve reaches along the sides.
  package struct Corners: Hashable, Sendable {
    package var topLeft, topRight, bottomRight, bottomLeft: Radius

    package init(topLeft: Radius, topRight: Radius, bottomRight: Radius, bottomLeft: Radius) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomRight = bottomRight
      self.bottomLeft = bottomLeft
    }

    package init(_ radius: Radius) { self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius) }
  }

  /// A corner's curve.
  package struct Radius: Hashable, Sendable {
    package var width, height: Double

    package init(_ width: Double, _ height: Double) {
      self.width = width
      self.height = height
    }

    package init(_ radius: Double) { self.init(radius, radius) }
  }

  /// Makes a box; a size below 0 counts as 0, and curves that do not fit beside each other become smaller in proportion.
  package init(x: Double, y: Double, width: Double, height: Double, corners: Corners = Corners(Radius(0))) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
    self.corners = corners.fitting(width: self.width, height: self.height)
  }

  package var isEmpty: Bool { width == 0 || height == 0 }
}

extension RoundedBox.Corners {
  fileprivate func fitting(width: Double, height: Double) -> RoundedBox.Corners {
    let (a, b, c, d) = (topLeft.positive, topRight.positive, bottomRight.positive, bottomLeft.positive)
    let sides = [
      (width, a.width + b.width), (width, c.width + d.width), (height, a.height + d.height), (height, b.height + c.height),
    ]
    let factor = sides.reduce(1) { $1.1 > $1.0 ? min($0, $1.0 / $1.1) : $0 }
    return RoundedBox.Corners(
      topLeft: a.scaled(factor), topRight: b.scaled(factor), bottomRight: c.scaled(factor), bottomLeft: d.scaled(factor))
  }

  /// The corners of the box that lies inside by a length everywhere.
  package func inset(by amount: Double) -> RoundedBox.Corners {
    RoundedBox.Corners(
      topLeft: topLeft.inset(by: amount), topRight: topRight.inset(by: amount), bottomRight: bottomRight.inset(by: amount),
      bottomLeft: bottomLeft.inset(by: amount))
  }
}

extension RoundedBox.Radius {
  /// A corner without one of its radii has none.
  fileprivate var positive: RoundedBox.Radius { width > 0 && height > 0 ? self : RoundedBox.Radius(0) }

  fileprivate func scaled(_ factor: Double) -> RoundedBox.Radius { RoundedBox.Radius(width * factor, height * factor) }

  fileprivate func inset(by amount: Double) -> RoundedBox.Radius {
    self == RoundedBox.Radius(0) ? self : RoundedBox.Radius(max(0, width - amount), max(0, height - amount))
  }
}
