package import SidelightCore

/// Colours that pass into one another.
///
/// Source: SwiftUI's `Gradient`.
public struct Gradient: Hashable, Sendable {
  /// A colour and where along the gradient it is.
  ///
  /// Source: SwiftUI's `Gradient.Stop`.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it is: 0 for the start, 1 for the end.
    public var location: Double

    /// Makes a colour at a place.
    ///
    /// - Parameters:
    ///   - color: the colour.
    ///   - location: 0 for the start, 1 for the end.
    nonisolated public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their places, which never go back.
  public var stops: [Stop]

  /// Makes a gradient of colours at places.
  ///
  /// - Parameter stops: the colours, from the start to the end.
  nonisolated public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colours that are equally far from each other.
  ///
  /// - Parameter colors: the colours, the first at the start and the last at the end.
  nonisolated public init(colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $0.element, location: Double($0.offset) / last) }
  }

  /// - Parameter light: how much of the first colour is white, from 0 to 1.
  nonisolated func fill(_ course: GradientFill.Course, light: Double = 0) -> Fill {
    let stops = stops.enumerated().map {
      GradientFill.Stop($0.element.color.style, at: $0.element.location, light: $0.offset == 0 ? light : 0)
    }
    return .gradient(GradientFill(course, stops: stops))
  }

  /// The colours for a drawing.
  package var drawnStops: [GradientFill.Stop] { stops.map { GradientFill.Stop($0.color.style, at: $0.location) } }

  /// What text gets, which is of one colour: the first one.
  nonisolated var textColor: Color? { stops.first?.color }
}

/// A gradient from the top to the bottom of whatever has it.
///
/// Source: SwiftUI's `AnyGradient`.
public struct AnyGradient: Hashable, Sendable {
  private let gradient: Gradient
  /// How much of its first colour is white.
  private let light: Double

  /// Makes a gradient of colours.
  ///
  /// - Parameter gradient: the colours, from the top.
  nonisolated public init(_ gradient: Gradient) {
    self.gradient = gradient
    light = 0
  }

  nonisolated fileprivate init(of color: Color) {
    gradient = Gradient(colors: [color, color])
    light = 0.2
  }
}

extension AnyGradient: FillingStyle {
  package var elementFill: Fill? { gradient.fill(.linear(from: OutlinePoint(0.5, 0), to: OutlinePoint(0.5, 1)), light: light) }
  /// For the library alone: the first colour, which text gets.
  public var _color: Color? { gradient.textColor }
}

extension AnyGradient: View {
  /// All of its place, in the gradient.
  public var body: some View { FilledPlace(self) }
}

extension Color {
  /// The colour with some more light at the top.
  ///
  /// ```swift
  /// RoundedRectangle(cornerRadius: 8).fill(.blue.gradient)
  /// ```
  ///
  /// Text in this style has the colour itself. Source: SwiftUI's `gradient`.
  nonisolated public var gradient: AnyGradient { AnyGradient(of: self) }
}

/// A gradient from one point of a place to another one. As a view it fills its place.
///
/// ```swift
/// Text("Sunrise").padding().background(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
/// ```
///
/// Along a slant it runs from corner to corner, so that two corners have the colour of the middle. Text in this style has the first
/// colour. Source: SwiftUI's `LinearGradient`.
public struct LinearGradient: Hashable, Sendable {
  private let gradient: Gradient
  private let start, end: UnitPoint

  /// Makes a gradient.
  ///
  /// - Parameters:
  ///   - gradient: the colours.
  ///   - startPoint: where the first one is.
  ///   - endPoint: where the last one is.
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  /// Makes a gradient of colours that are equally far from each other.
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient of colours at places from 0, the start, to 1, the end.
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: FillingStyle {
  package var elementFill: Fill? { gradient.fill(.linear(from: start.outlinePoint, to: end.outlinePoint)) }
  /// For the library alone: the first colour, which text gets.
  public var _color: Color? { gradient.textColor }
}

extension LinearGradient: View {
  /// All of its place, in the gradient.
  public var body: some View { FilledPlace(self) }
}

/// A gradient around a point, from one distance to another one. As a view it fills its place.
///
/// Text in this style has the first colour. Source: SwiftUI's `RadialGradient`.
public struct RadialGradient: Hashable, Sendable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let start, end: Double

  /// Makes a gradient.
  ///
  /// - Parameters:
  ///   - gradient: the colours.
  ///   - center: the point that it is around.
  ///   - startRadius: the distance of the first colour from it, in pixels.
  ///   - endRadius: the distance of the last one, in pixels, more than `startRadius`. Beyond it all is of that colour.
  nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.gradient = gradient
    self.center = center
    start = startRadius
    end = endRadius
  }

  /// Makes a gradient of colours that are equally far from each other.
  nonisolated public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Makes a gradient of colours at places from 0, the inner one, to 1, the outer one.
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension RadialGradient: FillingStyle {
  package var elementFill: Fill? { gradient.fill(.radial(center: center.outlinePoint, from: start, to: end)) }
  /// For the library alone: the first colour, which text gets.
  public var _color: Color? { gradient.textColor }
}

extension RadialGradient: View {
  /// All of its place, in the gradient.
  public var body: some View { FilledPlace(self) }
}

/// A gradient that turns around a point. As a view it fills its place.
///
/// Text in this style has the first colour. Source: SwiftUI's `AngularGradient`.
public struct AngularGradient: Hashable, Sendable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let start, end: Angle

  /// Makes a gradient over a part of a turn.
  ///
  /// - Parameters:
  ///   - gradient: the colours.
  ///   - center: the point that it turns around.
  ///   - startAngle: where the first colour is, clockwise from the right.
  ///   - endAngle: where the last one is, more than `startAngle`.
  nonisolated public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    start = startAngle
    end = endAngle
  }

  /// Makes a gradient of colours that are equally far from each other over a part of a turn.
  nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Makes a gradient over a whole turn.
  ///
  /// - Parameters:
  ///   - gradient: the colours.
  ///   - center: the point that it turns around.
  ///   - angle: where the first colour is, clockwise from the right; the last one comes round to it.
  nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Makes a gradient of colours at places from 0, the start, to 1, the end, over a whole turn.
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// Makes a gradient of colours at places from 0, the start, to 1, the end, over a part of a turn.
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Makes a gradient of colours that are equally far from each other over a whole turn.
  nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
}

extension AngularGradient: FillingStyle {
  package var elementFill: Fill? {
    gradient.fill(.angular(center: center.outlinePoint, from: start.degrees, to: end.degrees))
  }
  /// For the library alone: the first colour, which text gets.
  public var _color: Color? { gradient.textColor }
}

extension AngularGradient: View {
  /// All of its place, in the gradient.
  public var body: some View { FilledPlace(self) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient from one point of a place to another one, as ``LinearGradient`` makes it.
  nonisolated public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of colours that are equally far from each other.
  nonisolated public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
