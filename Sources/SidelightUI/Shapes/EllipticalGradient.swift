package import SidelightCore

/// A gradient around a point that is as much wider than high as its place is. As a view it fills its place.
///
/// ```swift
/// Rectangle().fill(EllipticalGradient(colors: [.yellow, .clear]))
/// ```
///
/// Text in this style has the first colour. Source: SwiftUI's `EllipticalGradient`.
public struct EllipticalGradient: Hashable, Sendable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let start, end: Double

  /// Makes a gradient.
  ///
  /// - Parameters:
  ///   - gradient: the colours.
  ///   - center: the point that it is around.
  ///   - startRadiusFraction: the distance of the first colour from it, in parts of the width and of the height.
  ///   - endRadiusFraction: the distance of the last one, more than `startRadiusFraction`. Beyond it all is of that colour.
  nonisolated public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    start = startRadiusFraction
    end = endRadiusFraction
  }

  /// Makes a gradient of colours that are equally far from each other.
  nonisolated public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Makes a gradient of colours at places from 0, the inner one, to 1, the outer one.
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}

extension EllipticalGradient: FillingStyle {
  package var elementFill: Fill? { gradient.fill(.elliptical(center: center.outlinePoint, from: start, to: end)) }
  /// For the library alone: the first colour, which text gets.
  public var _color: Color? { gradient.textColor }
}

extension EllipticalGradient: View {
  /// All of its place, in the gradient.
  public var body: some View { FilledPlace(self) }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient around a point, as ``EllipticalGradient`` makes it.
  nonisolated public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// A gradient of colours that are equally far from each other.
  nonisolated public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}
