import SidelightCore

extension ShapeStyle {
  /// The style at the second level of emphasis: half as opaque. Source: SwiftUI's `secondary` of styles.
  nonisolated public var secondary: some ShapeStyle { opacity(0.5) }
  /// The style at the third level of emphasis: a quarter as opaque. Source: SwiftUI's `tertiary` of styles.
  nonisolated public var tertiary: some ShapeStyle { opacity(0.25) }
  /// The style at the fourth level of emphasis: hardly more than a sixth as opaque. Source: SwiftUI's `quaternary` of styles.
  nonisolated public var quaternary: some ShapeStyle { opacity(0.18) }
  /// The style at the fifth level of emphasis: a tenth as opaque. Source: SwiftUI's `quinary` of styles.
  nonisolated public var quinary: some ShapeStyle { opacity(0.1) }
}

/// The style of a text that stands where something can be typed. Source: SwiftUI's `PlaceholderTextShapeStyle`.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// For the library alone: the level of emphasis.
  public var _level: Int? { 2 }

  /// Makes the style; a modifier usually takes it as ``ShapeStyle/placeholder``.
  nonisolated public init() {}
}

/// The style of a link. Source: SwiftUI's `LinkShapeStyle`.
public struct LinkShapeStyle: ShapeStyle {
  /// For the library alone: the accent colour.
  public var _color: Color? { .accentColor }

  /// Makes the style; a modifier usually takes it as ``ShapeStyle/link``.
  nonisolated public init() {}
}

/// The style of the area of a control. Source: SwiftUI's `FillShapeStyle`.
public struct FillShapeStyle: ShapeStyle {
  /// For the library alone: the text's colour, as faint as buttons are.
  public var _color: Color? { Color(style: .named(.primary, opacity: 0.1)) }

  /// Makes the style; a modifier usually takes it as ``ShapeStyle/fill``.
  nonisolated public init() {}
}

/// The style behind the content of a window. Source: SwiftUI's `WindowBackgroundShapeStyle`.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// For the library alone: the colour.
  public var _color: Color? { Color(style: .named(.background, opacity: 1)) }

  /// Makes the style; a modifier usually takes it as ``ShapeStyle/windowBackground``.
  nonisolated public init() {}
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of a text that stands where something can be typed.
  nonisolated public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of a link.
  nonisolated public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of the area of a control.
  nonisolated public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style behind the content of a window.
  nonisolated public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient of colours at places from 0, the start, to 1, the end.
  nonisolated public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient around a point, as ``RadialGradient`` makes it.
  nonisolated public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient { RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius) }

  /// A gradient of colours that are equally far from each other.
  nonisolated public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient { RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius) }

  /// A gradient of colours at places from 0, the inner one, to 1, the outer one.
  nonisolated public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient { RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius) }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient clockwise around a point, as ``AngularGradient`` makes it.
  nonisolated public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient { AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle) }

  /// A gradient of colours that are equally far from each other.
  nonisolated public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient { AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle) }

  /// A gradient of colours at places from 0, the start, to 1, the end.
  nonisolated public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient { AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle) }

  /// A gradient once around a point, from an angle.
  nonisolated public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// A gradient of colours that are equally far from each other, once around a point.
  nonisolated public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// A gradient of colours at places from 0 to 1, once around a point.
  nonisolated public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient of colours at places from 0, the inner one, to 1, the outer one.
  nonisolated public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}
