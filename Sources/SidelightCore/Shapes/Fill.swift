/// What an area is painted with.
package enum Fill: Hashable, Sendable {
  case color(ColorStyle)
  case gradient(GradientFill)
  /// What lies below it shines through, blurred.
  case material(MaterialGrade)
  case mesh(MeshFill)
  case tiled(TiledFill)
  /// Nil for the colour of text around it.
  indirect case shadowed(Fill?, [FillShadow])

  /// The same with its opacity multiplied.
  package func faded(by factor: Double) -> Fill {
    switch self {
    case .color(let color): return .color(color.faded(by: factor))
    case .gradient(var gradient):
      for index in gradient.stops.indices { gradient.stops[index].color = gradient.stops[index].color.faded(by: factor) }
      return .gradient(gradient)
    case .material(let grade): return .color(grade.opaque.faded(by: factor))
    case .mesh(let mesh):
      let colors = mesh.colors.map { $0.faded(by: factor) }
      return MeshFill(
        columns: mesh.columns, rows: mesh.rows, points: mesh.points, colors: colors, background: mesh.background.faded(by: factor),
        isSmooth: mesh.isSmooth
      ).map { .mesh($0) } ?? self
    case .tiled(var tiles):
      tiles.opacity *= factor
      return .tiled(tiles)
    case .shadowed(let base, let shadows):
      // What casts the others is fainter already.
      let faded = shadows.map { shadow in
        var shadow = shadow
        if shadow.isInner { shadow.color = shadow.color.faded(by: factor) }
        return shadow
      }
      return .shadowed((base ?? .color(.primary)).faded(by: factor), faded)
    }
  }

  /// The same where the colour of text around it is known.
  package func resolved(_ around: ColorStyle?) -> Fill {
    guard case .shadowed(let base, let shadows) = self else { return self }
    return .shadowed(base?.resolved(around) ?? around.map { .color($0) }, shadows)
  }

  /// Its one colour, of several the first one, which text gets; nil for the colour of text around it.
  package var firstColor: ColorStyle? {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.stops.first?.color
    case .material(let grade): grade.opaque
    case .mesh(let mesh): mesh.colors.first
    case .tiled: nil
    case .shadowed(let base, _): base?.firstColor
    }
  }

  /// What a style sheet can have of it: one colour for what is more than a gradient.
  package var plain: Fill {
    switch self {
    case .color, .gradient: self
    case .material, .mesh: .color(firstColor ?? .clear)
    case .tiled: .color(.clear)
    case .shadowed(let base, _): base?.plain ?? .color(.primary)
    }
  }

  /// The fill in a few words, for pictures of a tree.
  package var picture: String {
    switch self {
    case .color(let color): "\(color)"
    case .gradient: "gradient"
    case .material(let grade): "\(grade) material"
    case .mesh(let mesh): "mesh of \(mesh.columns) by \(mesh.rows)"
    case .tiled: "tiles"
    case .shadowed(let base, let shadows):
      "\(base?.picture ?? "foreground") with \(shadows.map { $0.isInner ? "an inner shadow" : "a shadow" }.joined(separator: " and "))"
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
