import SidelightCore

/// A shadow that belongs to a style.
///
/// ```swift
/// Circle().fill(.teal.shadow(.inner(radius: 4, y: 2)))
/// Image(systemName: "star").foregroundStyle(.yellow.shadow(.drop(radius: 2)))
/// ```
///
/// Source: SwiftUI's `ShadowStyle`.
public struct ShadowStyle: Hashable, Sendable {
  let shadow: FillShadow

  /// The shadow that what is painted casts onto what is behind it.
  ///
  /// - Parameters:
  ///   - color: its colour.
  ///   - radius: how far it is soft, in pixels: 0 for sharp edges.
  ///   - x: how far to the right it lies, in pixels.
  ///   - y: how far below it lies, in pixels.
  nonisolated public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle(color, radius, x, y, isInner: false) }

  /// The shadow that the edges of what is painted cast onto it. Text and symbols have none.
  ///
  /// - Parameters:
  ///   - color: its colour.
  ///   - radius: how far it is soft, in pixels: 0 for sharp edges.
  ///   - x: how far to the right it lies, in pixels.
  ///   - y: how far below it lies, in pixels.
  nonisolated public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle(color, radius, x, y, isInner: true) }

  nonisolated private init(_ color: Color, _ radius: Double, _ x: Double, _ y: Double, isInner: Bool) {
    func number(_ value: Double) -> Double { value.isFinite ? value : 0 }
    shadow = FillShadow(color.style, radius: max(0, number(radius)), x: number(x), y: number(y), isInner: isInner)
  }
}

/// A style with a shadow.
private struct ShadowedStyle<Base: ShapeStyle>: FillingStyle {
  let base: Base
  let shadow: FillShadow

  var elementFill: Fill? { .shadowed(base.areaFill, [shadow]) }
  var _color: Color? { base._color }
  var _level: Int? { base._level }
}

extension ShapeStyle {
  /// The style with a shadow.
  ///
  /// Source: SwiftUI's `ShapeStyle.shadow(_:)`.
  ///
  /// - Parameter style: the shadow, which comes on top of those that the style has already.
  nonisolated public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style.shadow) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The style of text around it, with a shadow.
  ///
  /// - Parameter style: the shadow.
  nonisolated public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}
