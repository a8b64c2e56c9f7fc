/// What an area is painted with.
package enum Fill: Hashable, Sendable {
  case color(ColorStyle)
  case gradient(GradientFill)
  /// What lies below it shines through, blurred.
  case material(MaterialGrade)

  /// The same with its opacity multiplied.
  package func faded(by factor: Double) -> Fill {
    switch self {
    case .color(let color): return .color(color.faded(by: factor))
    case .gradient(var gradient):
      for index in gradient.stops.indices { gradient.stops[index].color = gradient.stops[index].color.faded(by: factor) }
      return .gradient(gradient)
    case .material(let grade): return .color(grade.opaque.faded(by: factor))
    }
  }
}

/// Colours that pass into one another.
package struct GradientFill: Hashable, Sendable {
  package enum Course: Hashable, Sendable {
    /// From one point to another one, in parts of the width and of the height.
    case linear(from: OutlinePoint, to: OutlinePoint)
    /// From one distance to another one around a point, in pixels.
    case radial(center: OutlinePoint, from: Double, to: Double)
    /// From one distance to another one around a point, in parts of the width and of the height.
    case elliptical(center: OutlinePoint, from: Double, to: Double)
    /// Clockwise around a point, from one angle to another one, in degrees from the right.
    case angular(center: OutlinePoint, from: Double, to: Double)
  }

  /// A colour at a part of the way.
  package struct Stop: Hashable, Sendable {
    package var color: ColorStyle
    package var location: Double
    /// How much of it is white, from 0 to 1.
    package var light: Double

    package init(_ color: ColorStyle, at location: Double, light: Double = 0) {
      self.color = color
      self.location = location
      self.light = light
    }
  }

  package var course: Course
  package var stops: [Stop]

  package init(_ course: Course, stops: [Stop]) {
    self.course = course
    self.stops = stops
  }
}
