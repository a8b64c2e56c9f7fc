/// What an app draws by itself: marks, one above the other, in pixels from the upper left corner. It never changes, so that only itself is the
/// same drawing.
package final class Drawing: Equatable, Sendable {
  package let marks: [Mark]
  /// How marks are drawn; neighbours mostly share one.
  package let states: [State]

  package init(marks: [Mark] = [], states: [State] = []) {
    self.marks = marks
    self.states = states
  }

  package static func == (left: Drawing, right: Drawing) -> Bool { left === right }

  /// One thing that is drawn.
  package struct Mark: Sendable {
    package enum Content: Sendable {
      case inside(Outline, DrawingPaint, FillRule)
      case line(Outline, DrawingPaint, LineStyle)
      /// From a point that is its upper left corner, as much as there is room for, nil for any. Paint takes the place of its own colours.
      case text(TextElement, at: Point, in: Size?, DrawingPaint?)
      /// As large as its place.
      case image(ImageElement, in: LayoutFrame, DrawingPaint?)
      /// One of the views that belong to the drawing, a part of which lies at a point, in a size; nil for its own.
      case symbol(Int, at: Point, anchor: OutlinePoint, size: Size?)
      /// Another drawing, as one.
      case layer(Drawing)
    }

    package var content: Content
    /// The index of its state.
    package var state: Int

    package init(_ content: Content, state: Int) { (self.content, self.state) = (content, state) }
  }

  /// How marks are drawn.
  package struct State: Equatable, Sendable {
    /// Where their points go.
    package var transform = PlaneTransform.identity
    package var opacity = 1.0
    /// How their colours meet what was drawn before; nil for covering it.
    package var blend: LayerBlend?
    /// What is done to each of them, the first one first.
    package var filters: [DrawingFilter] = []
    /// Through what they are seen.
    package var clips: [Clip] = []

    package init() {}
  }

  /// Through what marks are seen, in pixels of the drawing.
  package enum Clip: Equatable, Sendable {
    /// What lies inside of an outline, or outside of it.
    case outline(Outline, FillRule, isInverse: Bool)
    /// Where a drawing is opaque, or where it isn't.
    case layer(Drawing, opacity: Double, isInverse: Bool)
  }
}

/// What a mark is painted with.
package enum DrawingPaint: Hashable, Sendable {
  /// Gradients are in parts of the mark's place.
  case fill(Fill)
  /// In pixels of the plane in which the mark lies.
  case gradient(PlaneGradient)
}

/// Colours that pass into one another, with places in pixels.
package struct PlaneGradient: Hashable, Sendable {
  package enum Course: Hashable, Sendable {
    case linear(from: Point, to: Point)
    /// From one distance to another one around a point.
    case radial(center: Point, from: Double, to: Double)
    /// From one part of two radii to another one around a point.
    case elliptical(center: Point, radii: Point, from: Double, to: Double)
    /// Clockwise around a point, once, from an angle in degrees from the right.
    case conic(center: Point, from: Double)
  }

  package var course: Course
  package var stops: [GradientFill.Stop]
  /// Whether it begins again beyond its end.
  package var repeats: Bool

  package init(_ course: Course, stops: [GradientFill.Stop], repeats: Bool = false) {
    self.course = course
    self.stops = stops
    self.repeats = repeats
  }
}

extension GradientFill {
  /// The same in the pixels of a place.
  package func placed(in place: LayoutFrame) -> PlaneGradient {
    func point(_ part: OutlinePoint) -> Point { Point(place.x + part.x * place.size.width, place.y + part.y * place.size.height) }
    switch course {
    case .linear(let from, let to): return PlaneGradient(.linear(from: point(from), to: point(to)), stops: stops)
    case .radial(let center, let from, let to): return PlaneGradient(.radial(center: point(center), from: from, to: to), stops: stops)
    case .elliptical(let center, let from, let to):
      return PlaneGradient(
        .elliptical(center: point(center), radii: Point(place.size.width, place.size.height), from: from, to: to), stops: stops)
    case .angular(let center, let from, let to):
      let part = max(0, min(to - from, 360)) / 360
      let stops = stops.map { Stop($0.color, at: $0.location * part, light: $0.light) }
      return PlaneGradient(.conic(center: point(center), from: from), stops: stops)
    }
  }
}

/// What is done to a mark.
package enum DrawingFilter: Hashable, Sendable {
  case picture(PictureFilter)
  case colors(ColorMatrix)
  /// Where points go.
  case transform(PlaneTransform)
}

/// How large a text of a drawing is, and how far its first and last baseline lie below its top, in pixels.
package struct DrawnTextSize: Equatable, Sendable {
  package var size: Size
  package var firstBaseline, lastBaseline: Double

  package init(_ size: Size, firstBaseline: Double, lastBaseline: Double) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}
